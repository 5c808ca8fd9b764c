#!/usr/bin/env python3
"""Fetch the page's libraries into src/farwest/web/vendor: `python tools/vendor.py`.

Needs npm, here alone: whoever plays or contributes needs none. Each package is fetched by its
exact version, the files the browser loads are copied as they were published, and
`manifest.json` says name, version, licence and the SHA-256 of every file. After a change of
version, look at the import map in index.html.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import Any

VENDOR = Path(__file__).resolve().parent.parent / "src" / "farwest" / "web" / "vendor"
FLUENT = [
    "ast",
    "builtins",
    "bundle",
    "index",
    "memoizer",
    "resolver",
    "resource",
    "scope",
    "types",
]

PACKAGES: dict[tuple[str, str], dict[str, str]] = {
    ("preact", "11.2.0"): {
        "dist/preact.mjs": "preact/preact.mjs",
        "hooks/dist/hooks.mjs": "preact/hooks.mjs",
    },
    ("htm", "3.1.1"): {"dist/htm.mjs": "htm/htm.mjs", "preact/index.mjs": "htm/preact.mjs"},
    ("@preact/signals-core", "1.14.5"): {"dist/signals-core.mjs": "signals/signals-core.mjs"},
    ("@preact/signals", "2.11.4"): {"dist/signals.mjs": "signals/signals.mjs"},
    ("@fluent/bundle", "0.19.1"): {f"esm/{name}.js": f"fluent/{name}.js" for name in FLUENT},
}


def main() -> None:
    found = []
    licences = []
    with tempfile.TemporaryDirectory() as place:
        for (name, version), files in PACKAGES.items():
            package = fetch(Path(place), name, version)
            about = json.loads(package["package.json"])
            hashes = {}
            for source, target in sorted(files.items(), key=lambda pair: pair[1]):
                path = VENDOR / target
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(package[source])
                hashes[target] = hashlib.sha256(package[source]).hexdigest()
            found.append(
                {"name": name, "version": version, "licence": about["license"], "files": hashes}
            )
            apache = next((text for _, _, text in licences if "Apache License" in text), "")
            licences.append((name, version, licence(package, about, apache)))
    manifest = json.dumps({"packages": found}, indent=2) + "\n"
    (VENDOR / "manifest.json").write_text(manifest, encoding="utf-8")
    text = "\n".join(
        f"{'=' * 80}\n{name} {version}\n\n{words}" for name, version, words in licences
    )
    (VENDOR / "LICENSES").write_text(text, encoding="utf-8")
    print(f"{len(found)} packages, {sum(len(each['files']) for each in found)} files in {VENDOR}")


def fetch(place: Path, name: str, version: str) -> dict[str, bytes]:
    """The files of a package as npm publishes it."""
    done = subprocess.run(
        ["npm", "pack", "--silent", f"{name}@{version}"],
        cwd=place, check=True, capture_output=True, text=True,
    )  # fmt: skip
    with tarfile.open(place / done.stdout.split()[-1]) as archive:
        return {
            member.name.partition("/")[2]: archive.extractfile(member).read()
            for member in archive.getmembers()
            if member.isfile()
        }


def licence(package: dict[str, bytes], about: dict[str, Any], apache: str) -> str:
    """Its licence; @fluent ships none, so its author and the Apache licence's text stand for it."""
    if "LICENSE" in package:
        return package["LICENSE"].decode("utf-8").strip() + "\n"
    if about["license"] != "Apache-2.0" or "Apache License" not in apache:
        raise SystemExit(f"No text is known for the licence {about['license']}.")
    return f"{about['author']}, under the Apache License, Version 2.0:\n\n{apache}"


if __name__ == "__main__":
    main()
