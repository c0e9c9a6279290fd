"""All games of a tournament, in this process or in several; the result is the same."""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context

from setzkasten.door.bot import Bot
from setzkasten.lexicon.words import Words
from setzkasten.tournament.bout import Bout, Terms, played
from setzkasten.tournament.entrant import TournamentError


def bouts(
    terms: Terms, numbers: Iterable[int], *, words: Words, workers: int = 1, scheduler: str = ""
) -> Iterator[Bout]:
    """As they end. Raises `TournamentError` for a player that cannot be had.

    `scheduler` is the address of a Dask scheduler: its machines play then, with words of their own.
    """
    bots = terms.bots()
    if scheduler:
        from setzkasten.tournament.scattered import scattered

        yield from scattered(terms, numbers, scheduler)
    elif workers == 1:
        yield from (played(terms, bots, words, number) for number in numbers)
    else:
        yield from _spread(terms, numbers, words, workers)


def _spread(terms: Terms, numbers: Iterable[int], words: Words, workers: int) -> Iterator[Bout]:
    pool = ProcessPoolExecutor(
        workers, get_context("spawn"), initializer=_begin, initargs=(terms, words)
    )
    try:
        for done in as_completed([pool.submit(_played, number) for number in numbers]):
            yield done.result()
    except BrokenProcessPool as error:
        raise TournamentError("arena_lost") from error
    finally:  # also when somebody has had enough: nobody waits for games that run
        pool.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            child.terminate()
            child.join()


class _Worker:
    """What a process of its own keeps from game to game."""

    terms: Terms
    bots: tuple[Bot, ...]
    words: Words


def _begin(terms: Terms, words: Words) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started us
    _Worker.terms, _Worker.words = terms, words
    _Worker.bots = terms.bots()


def _played(number: int) -> Bout:
    return played(_Worker.terms, _Worker.bots, _Worker.words, number)
