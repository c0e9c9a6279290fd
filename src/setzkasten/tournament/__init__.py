"""Players against players, game after game: `./setz arena`.   docs/players.md"""
