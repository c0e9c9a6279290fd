"""The wooden box: its stones and chips, and the board that Nomina, Krux and Kreuzwortbild share."""
