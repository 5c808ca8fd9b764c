"""The parts of tools/chaos.py: servers, a proxy, people who play, faults, and what is checked."""
