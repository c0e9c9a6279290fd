"""Twins: two games that differ in nothing but what one seat hides, with real moves in the journal.

Whatever the others, the tablet in the middle or somebody who watches hears, asks, is refused or
downloads, both games say the same to them, to the letter: so nothing of it can be known.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from setzkasten.core.game import Chance, IllegalStep
from setzkasten.core.record import (
    Header,
    RecordError,
    Sitter,
    read_happening,
    read_record,
    write_happening,
)
from setzkasten.lexicon.words import Words
from setzkasten.server.live import drawer
from setzkasten.server.people.device import new_token, owner_of
from setzkasten.server.people.holders import SCREEN, WATCHING, Seating
from setzkasten.server.settings import Settings
from setzkasten.server.work import jobs
from setzkasten.server.work.workers import Workers
from setzkasten.table.opening import open_table
from setzkasten.table.table import Table
from tests.games.boggle import DICE
from tests.server.corresponding import Days
from tests.server.gang import ANNA, BERT, CORA, DORA, Gang
from tests.server.inside import inside
from tests.server.test_canaries import addresses, said_everything
from tests.server.test_presence import Phone
from tests.server.test_screen import HIDING
from tests.vocabulary import WORDS

EMIL = new_token()
HIDER = 1  # Cora's seat: of what she hides the twins differ
LIST = Words.listed(WORDS)
PEOPLE = tuple(Sitter((name,)) for name in ("Bert", "Cora", "Dora"))
SOME_MOVES = 9
BIRDS = ("KANARIE", "ZEISIGE")
# What differs although nothing is hidden: links, moments of the disk, numbers of answers.
OF_THE_RUN = re.compile(
    r'\d{4}-\d\d-\d\dT[\d:.]+Z?|"(?:link|code)": ?"[^"]*"|"(?:x-request-id|last-modified)": "[^"]*"'
)
NAME = "TwinTwinTwinTwin"
Twins = tuple[Header, list[str], list[str]]


def twins_of(game: str) -> Twins:
    if game == "boggle":
        return written(game)
    if game == "schach-dem-wort":
        return planned(game)
    for seed in range(50):
        table = course(game, seed)
        for other in exchanged(table):
            return table.header, table.lines(), other
    raise AssertionError("somebody holds a stone that nobody has seen")


def course(game: str, seed: int) -> Table:
    """Some moves of all three, and nobody has finished."""
    options = {"order": "together"} if game.startswith("presto") else {}
    table = open_table(Header(game, PEOPLE, options=options), words=LIST, rng=Random(seed), now=0)
    table.advance(0)
    rng = Random(f"{game} {seed}")
    for moment in range(1, SOME_MOVES):
        if table.calling:
            assert table.go_on(0, moment) is None
        elif awaited := sorted(table.awaiting().seats):
            seat = rng.choice(awaited)
            some = islice(table.game.actions(table.match.state, seat, WORDS), 40)
            offers = [one for one in map(table.game.write, some) if one != "give-up"]
            any(
                table.play(seat, one, moment).refusal is None
                for one in rng.sample(offers, len(offers))
            )
    assert not table.awaiting().over
    return table


def exchanged(table: Table) -> Iterator[list[str]]:
    """The same course, where one stone in the hider's hand was another one all along."""
    hand = table.game.view(table.match.state, HIDER).hand
    lines = table.lines()
    number = next(at for at, line in enumerate(lines) if " * deal " in line)
    record = f"szk 1\ngame {table.header.game}\nseats 3\n\n{lines[number]}\n".encode()
    dealt = read_happening(table.game, read_record(record).lines[0])
    assert isinstance(dealt, Chance)
    hands: tuple[tuple[str, ...], ...] = dealt.outcome.hands  # type: ignore[attr-defined]
    for old in sorted({*hand} & {*hands[HIDER]}):
        for new in sorted({stone for one in hands for stone in one} - {old}):
            stones = sorted([new, *hands[HIDER]], key=lambda stone: stone != old)[1:]
            other = tuple(tuple(sorted(stones)) if s == HIDER else h for s, h in enumerate(hands))
            outcome = replace(dealt.outcome, hands=other)  # type: ignore[type-var]
            text = write_happening(table.game, replace(dealt, outcome=outcome))
            twin = [*lines[:number], text, *lines[number + 1 :]]
            try:
                open_table(table.header, twin, words=LIST, rng=Random(1), now=0)
            except (RecordError, IllegalStep):
                continue
            yield twin


def written(game: str) -> Twins:
    """BOG-03 A list has another word."""
    first = ["10 : call 1", f"10 * shake {DICE.removeprefix('dice ')}", "20 1 RAST", "30 2 RASEN"]
    return Header(game, PEOPLE, options={"rounds": "2"}), first, [*first[:3], "30 2 MAUS"]


def planned(game: str) -> Twins:
    """SDW-04 A plan is another one, and so is a stone."""
    header = Header(game, PEOPLE, options={"start": "agreed", "first": str(HIDER + 1)})
    lines = ["0 * deal CEEENOQRSTTUZ/*AAADDHMOOPSW/EEEFGGKLLNUUW", "10 2 0,0> DA plan DAMEN"]
    other = [lines[0].replace("MOOPSW", "MOOPSX"), lines[1].replace("DAMEN", "DAMALS")]
    return header, lines, other


async def laid(gang: Gang, header: Header, lines: list[str]) -> dict[str, Phone]:
    """The table with everything that has happened there, and everybody's page."""
    house = gang.app.house
    opened = jobs.opened(LIST, header, lines, {})
    held = ((ANNA, SCREEN), (BERT, 0), (CORA, HIDER), (DORA, 2), (EMIL, WATCHING))
    seating = Seating(tuple((owner_of(who), seat) for who, seat in held))
    gang.table = await house.drawer.lay(owner_of(ANNA), opened, {}, seating)
    live = await house.live(gang.table, owner_of(ANNA))
    assert live
    pages = {who: Phone(live, who) for who in (ANNA, BERT, CORA, DORA, EMIL)}
    for who, page in pages.items():
        await live.join(page)
        if who in (BERT, CORA, DORA):
            assert await page.ask("look", (BERT, CORA, DORA).index(who)) == ""
    return pages


async def fetched(gang: Gang, who: str) -> list[str]:
    """Whatever can be downloaded about a table, or about oneself."""
    told = []
    for method, path in addresses():
        if method == "GET" and ("{table}" in path or path.startswith("/api/me")):
            said = await gang.app.ask("GET", path.format(table=gang.table), token=who)
            assert said.status != 429
            told.append(f"{path} {said.status} {json.dumps(said.headers)} {said.body.decode()}")
    return told


async def evening(gang: Gang, header: Header, lines: list[str], bird: str) -> list[str]:
    """All that anybody but the hider is told while it goes on."""
    pages = await laid(gang, header, lines)
    cora, others = pages[CORA], {who: page for who, page in pages.items() if who != CORA}
    assert await cora.ask("arrange", HIDER, action=bird) == ""
    for refused in (bird, f"0,0> {bird}", f"build 0,0> {bird}", f"swap {bird}"):
        assert await cora.ask("act", HIDER, action=refused) != "", "nobody holds such stones"
    await cora.ask("ask-vote", HIDER, action=f"0,0> {bird}")
    for do in ("take-back", "undo", "go-on"):
        await cora.ask(do, HIDER)
    for who in (BERT, EMIL):
        await said_everything(others[who], (None, 0, HIDER))
    before = [line for who in (BERT, EMIL) for line in await fetched(gang, who)]
    assert await others[DORA].ask("leave", 2) == ""
    assert not cora.live.table.awaiting().over
    assert await others[BERT].ask("look", 0) == ""
    after = [line for who in (BERT, EMIL, ANNA) for line in await fetched(gang, who)]
    heard = [json.dumps(said) for page in others.values() for said in page.told]
    told = [*before, *after, *heard]
    return [OF_THE_RUN.sub("*", line) for line in told]


def run(folder: Path, play: Callable[[Gang], Any]) -> Any:
    async def played() -> Any:
        async with inside(folder, LIST, Settings(0.0)) as app:
            return await play(Gang(app))

    return asyncio.run(played())


@pytest.mark.parametrize("game", HIDING)
def test_nobody_else_can_tell_the_twins_apart(
    tmp_path: Path,
    game: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def at_once(workers: Workers, _: str, do: Callable[..., Any], *given: Any) -> Any:
        return do(workers.words, *given)

    monkeypatch.setattr(Workers, "run", at_once)  # no process is started for a record
    monkeypatch.setattr(jobs, "token_hex", lambda size: "5e" * size)
    monkeypatch.setattr(drawer, "new_name", lambda: NAME)
    caplog.set_level(logging.INFO, "setzkasten")
    Days(monkeypatch)
    header, *both = twins_of(game)
    assert both[0] != both[1]
    told, logs, kept = list[list[str]](), list[str](), list[list[str]]()
    for number, (lines, bird) in enumerate(zip(both, BIRDS, strict=True)):
        caplog.clear()

        async def play(gang: Gang, lines: list[str] = lines, bird: str = bird) -> list[str]:
            said = await evening(gang, header, lines, bird)
            kept.append(gang.app.house.tables[NAME].table.lines())
            return said

        told.append(run(tmp_path / str(number), play))
        logs.append(OF_THE_RUN.sub("*", caplog.text))
    for one, other in zip(*told, strict=True):
        assert one == other
    assert logs[0] == logs[1]
    assert len(kept[0]) == len(kept[1])
    assert kept[0] != kept[1], "the journal knows"
