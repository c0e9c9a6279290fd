"""What a host may set."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping
from dataclasses import field
from pathlib import Path

from setzkasten.core.values import value
from setzkasten.server.logs import LogKind

# How long does a computer seem to think? Long enough to see its move, and to take one's own back.
COMPUTER_PAUSE_SECONDS = 1.0
# How long does a table stay in memory after the last listener left?
IDLE_SECONDS = 60.0
# Where does the build leave the client?
STATIC = Path(__file__).parent.parent / "static"
# How many people may sit behind one address? A class or a club.
CROWD = 30
# How long may a line be silent in the middle of a request?
PATIENCE_SECONDS = 10.0


@value
class Settings:
    computer_pause_seconds: float = COMPUTER_PAUSE_SECONDS
    idle_seconds: float = IDLE_SECONDS
    static: Path = STATIC
    crowd: int = CROWD
    patience_seconds: float = PATIENCE_SECONDS
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks that may say who asks
    metrics_port: int | None = None  # where counts are shown to this machine
    log: LogKind = "text"
    database: str = ""  # the address of a PostgreSQL that several processes share; else a folder
    bus: str = ""  # the address of a Redis by which they wake each other
    workers: int = 1  # processes on one port; more than one need both
    smtp: str = ""  # the mail server of the host: `smtp://user@host:587`, or none
    mail_from: str = ""  # who sends letters
    site: str = ""  # where people find this server: `https://spiele.example`
    push_loopback: bool = False  # tests play the browser maker's service on this machine
    outside: str = ""  # where others in the home network reach it: `http://192.0.2.5:8000`
    address: str = ""  # where a browser on this machine finds it, once it listens
    imprint: Path | None = None  # a text of the host's, linked on every page
    privacy: Path | None = None  # the same, instead of our own
    erased: Path | None = None  # the list of who wanted to be forgotten, outside of the store
    player_seconds: float = 5.0  # how long these may think
    players: Mapping[str, Path] = field(default_factory=dict)  # of the host's own, by name


# Arguments that are called like what they set.
ALIKE = (
    "log", "database", "bus", "workers", "smtp", "mail_from", "site", "imprint", "privacy",
    "erased",
)  # fmt: skip


def settings_of(given: Namespace) -> Settings:
    """What both commands that serve are told in their arguments."""
    return Settings(
        crowd=max(1, given.crowd or CROWD),
        trusted_proxies=tuple(given.trusted_proxy),
        metrics_port=given.metrics,
        **{name: getattr(given, name) for name in ALIKE},
    )
