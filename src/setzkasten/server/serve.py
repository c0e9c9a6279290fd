"""Starting a server: the folder is ours, the address is said, a browser opens where it can."""

from __future__ import annotations

import socket as network
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from ipaddress import ip_network
from pathlib import Path

import uvicorn
from websockets import http11

from setzkasten.console import Stopped, say_refused
from setzkasten.extra import ExtraMissing, from_extra
from setzkasten.lexicon.letters import LexiconError
from setzkasten.lexicon.words import Words
from setzkasten.server.announcing import address_of, announce, outside_of
from setzkasten.server.bus.bus import Bus, BusError
from setzkasten.server.collector import Collector
from setzkasten.server.crew import Crew, CrewError, check_crew
from setzkasten.server.http.app import make_app
from setzkasten.server.live.house import House
from setzkasten.server.live.line import Exchange, http_lines
from setzkasten.server.live.restart import say_restart
from setzkasten.server.live.socket_line import MOST_SOCKET_BYTES, SocketLine
from setzkasten.server.logs import set_up
from setzkasten.server.people.device import MOST_COOKIE_BYTES
from setzkasten.server.people.erasures import FILE, Erasures
from setzkasten.server.people.house_texts import with_texts
from setzkasten.server.people.sender import as_they_come
from setzkasten.server.reach.post import ReachError, check_reach
from setzkasten.server.settings import Settings
from setzkasten.server.store.folder import STORE, FolderError, held, usual_folder
from setzkasten.server.store.journal import Journal, StoreError
from setzkasten.server.store.store import Store
from setzkasten.server.work.own_players import named_players

EVERYWHERE = "0.0.0.0"
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
    settings, host = with_list(settings or Settings(), data), EVERYWHERE if lan else host
    set_up(settings.log)
    with _saying() as said:
        _check_proxies(settings)
        settings = check_reach(settings)
        check_crew(settings)
        with listening(host, port) as line:
            found = line.getsockname()[1]
            if lan:
                settings = replace(settings, outside=outside_of(found))
            address, outside = address_of(host, found), settings.outside
            settings = replace(settings, address=address.rstrip("/"))
            here = partial(announce, address, outside=outside, open_browser=open_browser)
            if settings.workers > 1:
                return Crew(line, words, settings).run(here)
            _serve(line, lambda _: here(), data, words, settings)
    return said.code


def serve_at(
    line: network.socket,
    answers: Callable[[Announcing], None],
    *,
    words: Words | None,
    settings: Settings,
) -> int:
    """As one of several: somebody else holds the port and says the address."""
    set_up(settings.log)
    with _saying() as said:
        _serve(line, answers, None, words, settings)
    return said.code


def _serve(
    line: network.socket,
    answers: Callable[[Announcing], None],
    data: Path | None,
    words: Words | None,
    settings: Settings,
) -> None:
    bus = _bus(settings)
    with kept(data, settings) as (store, erasures):
        if not settings.database:
            settings = with_texts(settings, data or usual_folder())
            lying = named_players((), data or usual_folder())
            settings = replace(settings, players={**lying, **settings.players})
        house = House(store, words or Words.german(), settings, bus, erasures=erasures)
        _show_metrics(house)
        _run(house, line, answers)


@dataclass
class _Said:
    code: int = 0


@contextmanager
def _saying() -> Iterator[_Said]:
    """Whatever prevents a server is one sentence."""
    said = _Said()
    try:
        yield said
    except (FolderError, StoreError, LexiconError, OSError) as error:
        print(f"setzkasten: {_told(error)}", file=sys.stderr)
        said.code = 1
    except (BusError, CrewError, ExtraMissing, ReachError) as error:
        said.code = say_refused(error)
    except (KeyboardInterrupt, Stopped):
        pass  # this is how one ends it


def _told(error: Exception) -> str:
    """What the system says of a file, as a sentence; ours are sentences."""
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename} cannot be used: {error.strerror}."
    return str(error)


def with_list(settings: Settings, data: Path | None) -> Settings:
    """Who wanted to be forgotten stands in a file also where the games are in a database."""
    return replace(settings, erased=settings.erased or (data or usual_folder()) / FILE)


@contextmanager
def kept(data: Path | None, settings: Settings) -> Iterator[tuple[Journal, Erasures]]:
    """A folder is ours alone; a database we share."""
    if settings.database:
        with from_extra("cluster"):
            from setzkasten.server.store.postgres import Postgres
        yield Postgres(settings.database), Erasures(settings.erased)
    else:
        with held(data or usual_folder()) as folder:
            yield Store(folder / STORE), Erasures(settings.erased)


def _bus(settings: Settings) -> Bus | None:
    """None: nobody else is to be woken."""
    if not settings.bus:
        return None
    with from_extra("cluster"):
        from setzkasten.server.bus.redis import RedisBus
    return RedisBus(settings.bus)


def _show_metrics(house: House) -> None:
    if (port := house.settings.metrics_port) is None:
        return
    try:
        house.metrics.show(house, port)
    except (OSError, OverflowError) as error:  # a worker's port may lie behind the last one
        reason = getattr(error, "strerror", None) or str(error)
        raise OSError(f"Metrics cannot be shown on port {port} ({reason}).") from error


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
        line.listen()  # at once: until then another program may have the port as well
    except (OSError, OverflowError, TypeError, UnicodeError) as error:  # no such name or number
        line.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise OSError(
            f"Port {port} on {host} cannot be had ({reason}). "
            f"Perhaps a Setzkasten is running there already; else choose another with --port."
        ) from error
    return line


def _run(house: House, line: network.socket, answers: Callable[[Announcing], None]) -> None:
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
        forwarded_allow_ips=list(as_they_come(settings.trusted_proxies)),
        ws_max_size=MOST_SOCKET_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        log_config=None,  # its lines are ours, and as discreet
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    collector = Collector(lambda: house.changes)
    collector.begin()
    Announcing(config, answers, partial(say_restart, house), collector).run([line])


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


class Announcing(uvicorn.Server):
    """Says so as soon as it answers, and when it ends."""

    def __init__(
        self,
        config: uvicorn.Config,
        answers: Callable[[Announcing], None],
        farewell: Callable[[], None],
        collector: Collector,
    ) -> None:
        super().__init__(config)
        self._answers, self._farewell, self._collector = answers, farewell, collector

    async def startup(self, sockets: list[network.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._answers(self)

    async def on_tick(self, counter: int) -> bool:
        self._collector.go_on()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[network.socket] | None = None) -> None:
        self._farewell()
        await super().shutdown(sockets)
