"""`python -m farwest` is the command `farwest`."""

from farwest.cli.main import main

if __name__ == "__main__":
    main(prog_name="farwest")
