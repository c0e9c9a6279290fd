"""Names of tables, puzzles and gifts: whoever has one may be told more, so nobody guesses one."""

from __future__ import annotations

from secrets import token_urlsafe

NAME_BYTES = 16  # 128 random bits


def new_name() -> str:
    return token_urlsafe(NAME_BYTES)
