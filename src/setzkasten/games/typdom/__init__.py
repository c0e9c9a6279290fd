"""The box of Typ-Dom: its stones, and what the games that are played with them share."""
