"""What a host may set, as the arguments of every command that serves; `settings.py` reads them."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from pathlib import Path

from setzkasten.messages import sentence
from setzkasten.server.logs import LOG_KINDS

LAST_PORT = 65_535


def add_arguments(run: ArgumentParser, *, port: int) -> None:
    """`port`: where it listens if nobody says so."""
    run.add_argument("--host", default="127.0.0.1")
    run.add_argument("--port", type=_port, default=port)
    run.add_argument("--data", type=Path, help=sentence("help_run_data"))
    run.add_argument("--database", default="", metavar="URL", help=sentence("help_run_database"))
    run.add_argument("--bus", default="", metavar="URL", help=sentence("help_run_bus"))
    run.add_argument("--workers", type=int, default=1, help=sentence("help_run_workers"))
    run.add_argument("--crowd", type=int, help=sentence("help_run_crowd"))
    run.add_argument("--metrics", type=_port, metavar="PORT", help=sentence("help_run_metrics"))
    run.add_argument("--log", choices=LOG_KINDS, default="text", help=sentence("help_run_log"))
    run.add_argument("--smtp", default="", metavar="URL", help=sentence("help_run_smtp"))
    run.add_argument("--mail-from", default="", metavar="ADDRESS", help=sentence("help_run_mail"))
    run.add_argument("--site", default="", metavar="URL", help=sentence("help_run_site"))
    run.add_argument("--imprint", type=Path, metavar="FILE", help=sentence("help_run_imprint"))
    run.add_argument("--privacy", type=Path, metavar="FILE", help=sentence("help_run_privacy"))
    run.add_argument("--erased", type=Path, metavar="FILE", help=sentence("help_run_erased"))
    for name, value in (("trusted-proxy", "ADDRESS"), ("player", "NAME=FILE")):
        told = sentence(f"help_run_{name.replace('-', '_')}")
        run.add_argument(f"--{name}", action="append", default=[], metavar=value, help=told)


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 5 and int(text) <= LAST_PORT):
        raise ArgumentTypeError(f"{text[:40]!r} is no port: they go from 0 to {LAST_PORT}")
    return int(text)
