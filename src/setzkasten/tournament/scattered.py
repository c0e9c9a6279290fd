"""The games of a tournament on many machines, by Dask.

Those of a machine that is lost are played by another. Chance hangs on the seed and the number of
a game alone, so nobody can tell who played it.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from setzkasten.door.bot import Bot
from setzkasten.extra import from_extra
from setzkasten.lexicon.words import Words
from setzkasten.tournament.bout import Bout, Terms, played
from setzkasten.tournament.entrant import Entrant, TournamentError

# How long does nobody answer before there is no scheduler?
CONNECT_SECONDS = 10.0
# For how many sets of players does a machine keep them?
MOST_KEPT = 4

# A game bounds the memory of its process and hears what its players print: one at a time.
_alone = threading.Lock()


def scattered(terms: Terms, numbers: Iterable[int], address: str) -> Iterator[Bout]:
    """As they end. Raises `TournamentError`, `ExtraMissing` without Dask."""
    with from_extra("many"):
        from distributed import Client, as_completed
        from distributed.comm import get_address_host_port
        from distributed.scheduler import KilledWorker
    carried = replace(terms, entrants=tuple(who.carried() for who in terms.entrants))
    try:
        get_address_host_port(address)  # a client that learns it late takes 20 seconds to give up
        client = Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:  # nobody is there, or it is no address
        raise TournamentError("arena_no_scheduler", address=address[:80]) from error
    with client:
        games = [client.submit(_played, carried, number, pure=False) for number in numbers]
        try:
            for done in as_completed(games, loop=client.loop):
                yield done.result()
        except KilledWorker as error:  # several died of it: it is the player
            raise TournamentError("arena_lost") from error


def _played(terms: Terms, number: int) -> Bout:
    with _alone:
        return played(terms, _bots(terms.entrants, terms.budget), Words.german(), number)


@lru_cache(MOST_KEPT)
def _bots(entrants: tuple[Entrant, ...], budget: float) -> tuple[Bot, ...]:
    """They are read once a process."""
    return tuple(entrant.bot(budget) for entrant in entrants)
