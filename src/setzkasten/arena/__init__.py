"""Games for learning programs: adapters to PettingZoo and OpenSpiel. See docs/arena.md."""
