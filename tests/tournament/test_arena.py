"""`./setz arena`: who plays, on which deals, and what becomes of players that fail."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest

from setzkasten.bots.ladder import rung_of
from setzkasten.bots.ladders import BOGGLE
from setzkasten.core.record import read_record
from setzkasten.door.match import Match
from setzkasten.tournament.bout import Terms, played
from setzkasten.tournament.entrant import entrants
from setzkasten.tournament.guard import Answer, asked
from tests.bots.knowing import KNOWN
from tests.calling import Caller

OWN = "def choose(seen):\n    return seen.actions[0]\n"
RAISES = "def choose(seen):\n    raise ValueError('no idea')\n"
EXITS = "import sys\nclass Player:\n    def choose(self, seen):\n        sys.exit(3)\n"
NONSENSE = "def choose(seen):\n    return 42\n"
REFUSED = "def choose(seen):\n    return 'a1 Z'\n"
BASE = "class Odd(BaseException):\n    pass\ndef choose(seen):\n    raise Odd('left')\n"
GREEDY = "def choose(seen):\n    return 'x' * 10**12\n"
SPEECHLESS = """
class Odd(Exception):
    def __str__(self):
        raise self
def choose(seen):
    raise Odd
"""
# It keeps all that it gets, to the last bytes; where nothing stops it, it stops at six gigabytes.
HOARDS = """
kept = []
def choose(seen):
    for size, most in ((10**8, 60), (10**7, 20), (10**6, 20), (10**5, 20)):
        try:
            kept.extend(bytes(size) for _ in range(most))
        except MemoryError:
            pass
    while len(kept) < 10**5:
        kept.append(bytes(500))
    raise MemoryError
"""
HANGS = "def choose(seen):\n    while True:\n        pass\n"
CHATS = "def choose(seen):\n    print('hm')\n    return seen.anything()\n"


@pytest.fixture
def arena(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Caller:
    return Caller("arena", tmp_path, capfd)


def test_everybody_has_each_seat_once_on_every_deal(arena: Caller, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    told = arena("cartino", "--players", "leicht,stark", "--games", "4", "--records", str(kept))
    assert told.code == 0, told.error
    records = [read_record((kept / f"cartino-1-{n}.szk").read_bytes()) for n in (1, 2, 3, 4)]
    levels = [[sitter.level for sitter in record.header.sitters] for record in records]
    assert levels == [["leicht", "stark"], ["stark", "leicht"]] * 2
    deals = [[line.text for line in record.lines[:2]] for record in records]
    assert deals[0] == deals[1]
    assert deals[2] == deals[3] != deals[0]
    assert all(Match.load(path).over for path in kept.iterdir())


def test_the_result_is_the_same_however_many_work_at_it(arena: Caller) -> None:
    words = ("cartino", "--players", "stark,mittel", "--games", "4", "--seed", "7", "--json")
    alone = arena(*words).out
    assert arena(*words, "--workers", "2").out == alone
    assert arena(*words[:-3], "--seed", "8", "--json").out != alone


def test_house_rules_can_be_set(arena: Caller, tmp_path: Path) -> None:
    words = ("cartino", "--players", "leicht,stark", "--games", "2", "--option", "time=30")
    assert arena(*words, "--records", str(tmp_path)).code == 0
    assert read_record((tmp_path / "cartino-1-1.szk").read_bytes()).header.options == {"time": "30"}


def test_three_sit_at_one_table(arena: Caller) -> None:
    told = arena("cartino", "--players", "leicht,stark,zufall", "--games", "3", "--json").json()
    assert [one["label"] for one in told["players"]] == ["leicht", "stark", "zufall"]
    assert sum(one["won"] for one in told["players"]) == pytest.approx(3)
    assert all(one["games"] == 3 and not one["faults"] for one in told["players"])


def test_all_is_told_in_a_table(arena: Caller) -> None:
    told = arena("cartino", "--players", "stark,zufall", "--games", "2")
    head, _, first, second, *_ = told.out.splitlines()
    assert head.startswith("cartino: 2 Partien, 1-mal gegeben")
    assert first.split()[:4] == ["stark", "2", "100", "%"]
    assert second.startswith("zufall")
    assert "Rechenzeit" in told.error
    assert "█" not in told.error  # nobody watches


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("skat", "--players", "leicht,stark"), "arena_no_game"),
        (("cartino", "--players", "leicht,bärenstark"), "arena_no_player"),
        (("cartino", "--players", "leicht,gone.py"), "arena_file"),
        (("cartino", "--players", "leicht,empty.py"), "arena_file_empty"),
        (("cartino", "--players", "leicht,broken.py"), "arena_file"),
        (("cartino", "--players", "leicht"), "arena_seats"),
        (("kreuzwortbild", "--players", "leicht,stark"), "arena_alone"),
        (("cartino", "--players", "leicht,stark", "--games", "3"), "arena_games"),
        (("cartino", "--players", "leicht,stark", "--games", "0"), "arena_games"),
        (("cartino", "--players", "leicht,stark", "--workers", "0"), "arena_number"),
        (("cartino", "--players", "leicht,stark", "--seconds", "0"), "arena_number"),
        (("cartino", "--players", "leicht,stark", "--seconds", "nan"), "arena_number"),
        (("cartino", "--players", "leicht,stark", "--budget", "inf"), "arena_number"),
        (("cartino", "--players", "leicht,stark", "--option", "goal=3"), "option_unknown"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(
    arena: Caller, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], code: str
) -> None:
    monkeypatch.chdir(arena.folder)
    arena.file("empty.py", "x = 1\n")
    arena.file("broken.py", "raise SystemExit(1)\n")
    told = arena(*words)
    assert (told.code, told.out, len(told.error.splitlines())) == (2, "", 1)
    assert arena(*words, "--json").json()["code"] == code


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (RAISES, "ValueError: no idea"),
        (EXITS, "SystemExit: 3"),
        (BASE, "Odd: left"),
        (SPEECHLESS, "Odd"),
        (NONSENSE, ""),
        (REFUSED, "a1 Z: "),
        (GREEDY, "MemoryError"),
    ],
)
def test_who_fails_three_times_loses_the_seat(arena: Caller, text: str, said: str) -> None:
    mine = arena.file("mine.py", text)
    told = arena("cartino", "--players", f"{mine},leicht", "--games", "2", "--json").json()
    own, other = told["players"]
    assert (own["won"], other["won"], own["faults"]) == (0, 2, 6)
    assert [len(game["faults"]) for game in told["games"]] == [3, 3]
    assert all(fault[0] == 0 and said in fault[1] for fault in told["games"][0]["faults"])


def test_who_keeps_all_memory_takes_none_from_the_others(arena: Caller) -> None:
    """In Nomina the house needs some for its words; a turn that is lost is given up for good."""
    words = "nomina", "--players", f"{arena.file('mine.py', HOARDS)},leicht", "--games", "2"
    told = arena(*words, "--json").json()
    assert [one["faults"] for one in told["players"]] == [2, 0]
    assert all(
        text.startswith("MemoryError") for game in told["games"] for _, text in game["faults"]
    )


def test_the_clock_ends_a_thought_and_the_game_is_marked(arena: Caller) -> None:
    mine = arena.file("mine.py", HANGS)
    words = ("cartino", "--players", f"leicht,{mine}", "--games", "2", "--seconds", "0.25")
    told = arena(*words, "--json").json()
    assert [game["struck"] for game in told["games"]] == [[1], [1]]
    assert told["players"][1]["struck"] == 2
    out = arena(*words).out
    assert "In 2 Partien hat die Uhr" in out
    assert "… und ein weiterer Fehler." in out


def test_a_player_of_ones_own_may_be_a_function_and_may_talk(arena: Caller) -> None:
    first, second = arena.file("first.py", OWN), arena.file("second.py", CHATS)
    told = arena("cartino", "--players", f"{first},{second}", "--games", "2", "--json")
    assert [one["faults"] for one in json.loads(told.out)["players"]] == [0, 0]
    assert "hm" in told.error


def test_where_all_play_at_once_each_has_its_pace() -> None:
    """Boggle: a word takes so many seconds, more or less."""
    terms = Terms("boggle", entrants(["leicht", "stark"]), 1, 9.0, {"rounds": 1}, records=True)
    first_round = played(terms, terms.bots(), KNOWN, 0).record.partition("§")[0]
    for seat, level in ((1, "leicht"), (2, "stark")):
        usual = rung_of(BOGGLE, level).pauses
        found = re.findall(rf"(?m)^ *(\d+) {seat} [A-Z]", first_round)
        times = [int(at) / 1000 for at in found]
        pauses = [after - before for before, after in pairwise([0.0, *times])]
        assert pauses
        assert all(0.6 * usual <= pause <= 1.4 * usual + 0.001 for pause in pauses)


def test_a_worker_that_dies_is_told(arena: Caller) -> None:
    mine = arena.file("mine.py", "import os\ndef choose(seen):\n    os._exit(1)\n")
    words = ("cartino", "--players", f"leicht,{mine}", "--games", "2", "--workers", "2", "--json")
    assert (arena(*words).code, arena(*words).json()["code"]) == (2, "arena_lost")


def test_a_text_of_ones_own_kind_is_a_text_and_one_without_end_is_none() -> None:
    """What goes to other processes is plain and short."""

    class Own(str):
        __slots__ = ()

    def says(text: str) -> Answer:
        match = Match("nomina", words=KNOWN)
        return asked(SimpleNamespace(choose=lambda _: text), match, 0, 20.0)

    assert type(says(Own("give-up")).text) is str
    assert says("x" * 10**6).fault.startswith("ValueError: 1000000")
