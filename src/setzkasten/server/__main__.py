"""A server with a plain list of words and its own pace, for tests and for trying things out."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from setzkasten.lexicon.words import Words
from setzkasten.server.arguments import add_arguments
from setzkasten.server.serve import serve
from setzkasten.server.settings import (
    COMPUTER_PAUSE_SECONDS,
    IDLE_SECONDS,
    PATIENCE_SECONDS,
    STATIC,
    settings_of,
)
from setzkasten.server.work.own_players import named_players


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m setzkasten.server")
    add_arguments(parser, port=0)
    parser.add_argument("--words", type=Path, help="one key a line; default: the lexicon")
    parser.add_argument("--pause", type=float, default=COMPUTER_PAUSE_SECONDS)
    parser.add_argument("--idle", type=float, default=IDLE_SECONDS)
    parser.add_argument("--static", type=Path, default=STATIC, help="the built client")
    parser.add_argument("--patience", type=float, default=PATIENCE_SECONDS)
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
