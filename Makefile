.PHONY: play test

play:
	./farwest play

test:
	./farwest test
