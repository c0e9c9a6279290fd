"""A server with a plain list of words and its own pace, for tests and for trying things out."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from setzkasten.lexicon.words import Words
from setzkasten.server.logs import LOG_KINDS
from setzkasten.server.serve import serve
from setzkasten.server.settings import (
    COMPUTER_PAUSE_SECONDS,
    CROWD,
    IDLE_SECONDS,
    PATIENCE_SECONDS,
    STATIC,
    settings_of,
)
from setzkasten.server.work.own_players import named_players


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m setzkasten.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--data", type=Path, help="a folder for the games; or:")
    parser.add_argument("--database", default="", help="a PostgreSQL for them")
    parser.add_argument("--bus", default="", help="a Redis that wakes others on that database")
    parser.add_argument("--workers", type=int, default=1, help="processes; with both of these")
    parser.add_argument("--words", type=Path, help="one key a line; default: the lexicon")
    parser.add_argument("--pause", type=float, default=COMPUTER_PAUSE_SECONDS)
    parser.add_argument("--idle", type=float, default=IDLE_SECONDS)
    parser.add_argument("--static", type=Path, default=STATIC, help="the built client")
    parser.add_argument("--crowd", type=int, default=CROWD, help="people behind one address")
    parser.add_argument("--patience", type=float, default=PATIENCE_SECONDS)
    parser.add_argument("--trusted-proxy", action="append", default=[], metavar="ADDRESS")
    parser.add_argument("--metrics", type=int, metavar="PORT")
    parser.add_argument("--log", choices=LOG_KINDS, default="text")
    parser.add_argument("--smtp", default="", help="the mail server: smtp://127.0.0.1:25")
    parser.add_argument("--mail-from", default="", help="who sends letters")
    parser.add_argument("--site", default="", help="where people find this server")
    parser.add_argument("--imprint", type=Path, help="a text of the host's")
    parser.add_argument("--privacy", type=Path, help="the same about privacy")
    parser.add_argument("--erased", type=Path, help="who wanted to be forgotten")
    parser.add_argument("--player", action="append", default=[], metavar="NAME=FILE")
    parser.add_argument("--push-loopback", action="store_true", help="push to this machine")
    return parser


def main() -> int:
    given = _parser().parse_args()
    return serve(
        host=given.host,
        port=given.port,
        data=given.data,
        words=Words.listed(given.words) if given.words else None,
        settings=replace(
            settings_of(given),
            computer_pause_seconds=given.pause,
            idle_seconds=given.idle,
            static=given.static,
            patience_seconds=given.patience,
            push_loopback=given.push_loopback,
            players=named_players(given.player, None),
        ),
    )


if __name__ == "__main__":
    sys.exit(main())
