"""Fuzzed requests and frames, in batches, each on a house of its own; a batch is its number.

`SETZKASTEN_SOAK_FUZZED` asks for more or fewer than 100,000 of both together.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from random import Random
from time import monotonic

from websockets.exceptions import WebSocketException

from tests.server import services
from tests.server.running import Chair
from tests.soak.finding import Finding, Progress
from tests.soak.fire.answered import Line
from tests.soak.fire.asking import Known, asked, told_of
from tests.soak.fire.bystander import Bystander, bystander
from tests.soak.fire.raw import burst
from tests.soak.fire.saying import Speaker, story
from tests.soak.fire.siege import Siege, apart, siege, timeless
from tests.soak.tally import Tally

FUZZED = int(os.environ.get("SETZKASTEN_SOAK_FUZZED", "100000"))
A_BATCH = 2_500
MESSAGES_A_TABLE = 50
# How often is there something new to be asked for? What is there is soon erased again.
PLANTED_EVERY = 50
# One batch in so many runs on PostgreSQL.
POSTGRES_EVERY = 4

Batch = Callable[[Siege, Random, Tally], None]


def requests() -> Iterator[Finding]:
    return _fuzzed("requests", _requests)


def frames() -> Iterator[Finding]:
    return _fuzzed("frames", _frames)


def _fuzzed(kind: str, batch: Batch) -> Iterator[Finding]:
    most = FUZZED // 2
    what = f"{most:,} fuzzed {kind}: no fault of ours, no dead table, no leak"
    tally, progress = Tally.of(f"fire-{kind}"), Progress(what)
    with ExitStack() as services_:
        shared = _database(services_)
        while tally.done < most and not tally.wrong:
            number = tally.done // A_BATCH
            on_postgres = number % POSTGRES_EVERY == POSTGRES_EVERY - 1
            with siege(shared if on_postgres else ()) as under:
                batch(under, Random(f"{kind} {number}"), tally)
            tally.wrong += [f"batch {number}: {text}" for text in under.wrong[:5]]
            tally.keep()
            progress.at(tally.done, most)
    tally.end()
    told = ", ".join(f"{name} {number}" for name, number in tally.counted.most_common(8))
    yield Finding(what, "; ".join(tally.wrong) or told + _slowest(tally), well=not tally.wrong)


def _slowest(tally: Tally) -> str:
    """A row of a table has no lines of its own in it."""
    slow, beside = (re.sub(r"[^ -{}~]", "", text[:60]) for text in (tally.longest, tally.waited))
    waited = f"; others waited {tally.waited_seconds:.1f} s ({beside})" if beside else ""
    return f"; the slowest took {tally.longest_seconds:.1f} s ({slow}){waited}"


def _database(stack: ExitStack) -> tuple[str, ...]:
    server = stack.enter_context(services.postgres(f"fire-{os.getpid()}"))
    return ("--database", stack.enter_context(services.database(server)))


def _requests(under: Siege, rng: Random, tally: Tally) -> None:
    with bystander(under.server) as other:
        _thrown(under, rng, tally, other)
    tally.others_waited(other.longest_seconds, other.meanwhile)
    under.wrong += [other.wrong] if other.wrong else []


def _thrown(under: Siege, rng: Random, tally: Tally, other: Bystander) -> None:
    known, line = Known(), Line(under.server.port)
    for number in range(A_BATCH):
        if number % PLANTED_EVERY == 0:
            for told in under.planted():
                known.learn(told)
        wish = asked(rng, known, f"127.0.0.1:{under.server.port}", under.cookie)
        other.asked = by = f"{wish.method} {wish.target}"
        began = monotonic()
        answer = line.ask(wish.written(), head=wish.method == "HEAD")
        tally.took(monotonic() - began, by)
        known.learn(told_of(answer.body))
        under.heard(answer.body, by)
        if answer.status >= 500 or answer.status == 0:
            under.wrong.append(f"{answer.status} for {by[:150]} {wish.body[:150]!r}")
        tally.done += 1
        tally.counted[str(answer.status)] += 1
    line.close()


def _frames(under: Siege, rng: Random, tally: Tally) -> None:
    upto = tally.done + A_BATCH
    while tally.done < upto:
        told = story(rng)
        opened = under.device.ask("POST", "/api/records", told.record)
        assert opened.status == 201, (opened.body, told.record)
        name, speaker = opened.json["id"], Speaker(rng, told)
        try:
            with under.device.sit(name) as chair, under.device.sit(name) as other:
                for _ in range(MESSAGES_A_TABLE):
                    _said(under, chair, speaker, tally)
                tally.done += burst(under.server, name, under.token, rng)
                _same(under, chair, other)
        except (WebSocketException, AssertionError, TimeoutError, OSError) as error:
            under.wrong.append(f"{told.game}: {error!r} after {speaker.said!r}")
            tally.done = upto


def _said(under: Siege, chair: Chair, speaker: Speaker, tally: Tally) -> None:
    message = speaker.message(chair.frame["seq"])
    began = monotonic()
    answer = chair.send(message)
    tally.took(monotonic() - began, repr(message))
    under.heard(json.dumps([answer, chair.frame]).encode(), repr(message))
    code = answer["refusal"]["code"] if "refusal" in answer else "done"
    tally.done += 1
    tally.counted[code] += 1


def _same(under: Siege, chair: Chair, other: Chair) -> None:
    """What one made of all changes is what another is shown now; time may pass between the two."""
    for _ in range(3):
        chair.ask("arrange", seat=0)
        other.ask("look", seat=chair.frame["seat"])
        if timeless(chair.frame) == timeless(other.frame):
            break
    else:
        told = apart(timeless(chair.frame), timeless(other.frame))
        under.wrong.append(f"{chair.frame['game']}: folded and shown frame differ: {told}")
