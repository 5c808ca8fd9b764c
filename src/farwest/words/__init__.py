"""Words: everything the games and the kernel say, in the reader's language.

A message travels as an id and arguments; `Words` turns it into a sentence. The texts are Fluent
files: `text/<language>.ftl` here for all games, and the same in each game's folder.
"""

from farwest.words.speech import Words, default_language, languages

__all__ = ["Words", "default_language", "languages"]
