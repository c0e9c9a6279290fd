"""Starting a server: the folder is ours, the address is said, a browser opens where it can."""

from __future__ import annotations

import asyncio
import gc
import os
import socket as network
import sys
import webbrowser
from contextlib import suppress
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path

import uvicorn
from websockets import http11

from setzkasten.console import Stopped
from setzkasten.lexicon.letters import LexiconError
from setzkasten.lexicon.words import Words
from setzkasten.messages import sentence
from setzkasten.server.home_network import home_address, qr_text
from setzkasten.server.http.app import make_app
from setzkasten.server.live.house import House
from setzkasten.server.live.line import Exchange, SocketLine, http_lines
from setzkasten.server.logs import set_up
from setzkasten.server.people.device import MOST_COOKIE_BYTES
from setzkasten.server.people.erasures import FILE, Erasures
from setzkasten.server.settings import Settings
from setzkasten.server.store.folder import STORE, FolderError, held, usual_folder
from setzkasten.server.store.journal import StoreError
from setzkasten.server.store.store import Store

EVERYWHERE = "0.0.0.0"
# Messages above our own limit but below this one still get an answer; beyond, the line is cut.
MOST_SOCKET_BYTES = 65_536
# How soon is a line found dead that nobody closed?
PING_SECONDS = 10.0
# How many lines may be open at once? Each is some 30 KB.
MANY_LINES = 20_000
FEW_LINES = 500
# How long does the system keep what a line does not take? Else who never reads is kept for ever.
UNREAD_MILLIS = 30_000


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    open_browser: bool = False,
    lan: bool = False,
    words: Words | None = None,
    settings: Settings | None = None,
) -> int:
    """Serve until interrupted. 0: ended as asked; 1: could not begin, and said why."""
    settings, host = settings or Settings(), EVERYWHERE if lan else host
    set_up(settings.log)
    try:
        _check_proxies(settings)
        with held(data or usual_folder()) as folder, listening(host, port) as line:
            if lan:
                settings = replace(settings, outside=_outside(line.getsockname()[1]))
            store, erasures = Store(folder / STORE), Erasures(folder / FILE)
            house = House(store, words or Words.german(), settings, erasures=erasures)
            _show_metrics(house)
            _run(house, line, host, open_browser=open_browser)
    except (FolderError, StoreError, LexiconError, OSError) as error:
        print(f"setzkasten: {error}", file=sys.stderr)
        return 1
    except (KeyboardInterrupt, Stopped):
        pass  # this is how one ends it
    return 0


def _outside(port: int) -> str:
    address = home_address()
    if address is None:
        raise OSError("This machine has no address in a network. Join one, or leave --lan out.")
    return f"http://{address}:{port}"


def _show_metrics(house: House) -> None:
    if (port := house.settings.metrics_port) is None:
        return
    try:
        house.metrics.show(house, port)
    except OSError as error:
        raise OSError(f"Metrics cannot be shown on port {port} ({error.strerror}).") from error


def _check_proxies(settings: Settings) -> None:
    for proxy in settings.trusted_proxies:
        try:
            ip_network(proxy)
        except ValueError as error:
            raise OSError(
                f"--trusted-proxy {proxy!r} is neither an address nor a network. "
                f"Write it like 127.0.0.1 or 10.0.0.0/8."
            ) from error


def listening(host: str, port: int) -> network.socket:
    family = network.AF_INET6 if ":" in host else network.AF_INET
    line = network.socket(family, network.SOCK_STREAM)
    if sys.platform != "win32":
        line.setsockopt(network.SOL_SOCKET, network.SO_REUSEADDR, 1)
    if hasattr(network, "TCP_USER_TIMEOUT"):
        line.setsockopt(network.IPPROTO_TCP, network.TCP_USER_TIMEOUT, UNREAD_MILLIS)
    try:
        line.bind((host, port))
    except (OSError, OverflowError, TypeError, UnicodeError) as error:  # no such name or number
        line.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise OSError(
            f"Port {port} on {host} cannot be had ({reason}). "
            f"Perhaps a Setzkasten is running there already; else choose another with --port."
        ) from error
    return line


def _run(house: House, line: network.socket, host: str, *, open_browser: bool) -> None:
    # As many cookies as in any other request; the library's own 8 KiB would cut the sockets off.
    http11.MAX_LINE_LENGTH = MOST_COOKIE_BYTES + len("cookie: \r\n")
    settings = house.settings
    exchange = Exchange(
        settings.crowd, settings.patience_seconds, settings.trusted_proxies, most_lines()
    )
    config = uvicorn.Config(
        make_app(house),
        http=http_lines(exchange),
        ws=SocketLine,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        ws_max_size=MOST_SOCKET_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    spare_the_collector()
    server = _Announcing(config, address_of(host, line.getsockname()[1]))
    server.open_browser, server.outside = open_browser, settings.outside
    server.run([line])


def spare_the_collector() -> None:
    """What is there at the start stays: rules, words, pages. Few cycles arise in a move."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def most_lines() -> int:
    """As many as the system lets us have open, less what store and workers need."""
    try:
        import resource
    except ImportError:
        return FEW_LINES  # not on Windows
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_LINES if hard == resource.RLIM_INFINITY else min(hard, MANY_LINES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(wanted, soft) * 4 // 5


class _Announcing(uvicorn.Server):
    """Says its address as soon as it answers there."""

    open_browser = False
    outside = ""

    def __init__(self, config: uvicorn.Config, address: str) -> None:
        super().__init__(config)
        self.address = address

    async def startup(self, sockets: list[network.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            with suppress(OSError):  # one can play, also where nobody reads this
                print(sentence("run_address", {"address": self.address}), flush=True)
                self._say_outside()
            if self.open_browser and display():
                await asyncio.to_thread(webbrowser.open, self.address)

    def _say_outside(self) -> None:
        """For the others at home: to be typed, or seen by a camera."""
        if self.outside:
            print(sentence("run_lan", {"address": f"{self.outside}/"}), flush=True)
            with suppress(UnicodeEncodeError):  # a terminal without blocks
                print(qr_text(f"{self.outside}/"), flush=True)


def address_of(host: str, port: int) -> str:
    """Where a browser on this machine finds it."""
    local = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
    shown = local.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def display() -> bool:
    """Is there a screen that a browser could open on?"""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
