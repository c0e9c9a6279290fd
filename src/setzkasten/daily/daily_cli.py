"""The command daily: what a day brings, and for the workshop the list of days.   docs/daily.md"""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from datetime import date, timedelta
from pathlib import Path
from typing import Final

from setzkasten.console import SubParsers, answered, say_bar, say_lines
from setzkasten.messages import sentence
from setzkasten.solve.puzzle_error import PuzzleError

FIRST: Final = date(2026, 11, 1)
LAST: Final = date(2031, 12, 31)
# After how many days is what was drawn written down? Each takes half a second of one core.
KEPT_EVERY: Final = 50
NOT_GOOD: Final = 1


def add_commands(subparsers: SubParsers) -> None:
    """Add daily with its three tasks."""
    daily = subparsers.add_parser("daily", help=sentence("help_daily"))
    tasks = daily.add_subparsers(metavar="AUFGABE", required=True)
    show = tasks.add_parser("show", help=sentence("help_daily_show"))
    show.add_argument("day", nargs="?", default=str(date.today()), metavar="JJJJ-MM-TT")
    show.add_argument("--json", action="store_true")
    show.set_defaults(command=answered("error")(_show))
    make = tasks.add_parser("make", help=sentence("help_daily_make"))
    make.add_argument("--until", type=date.fromisoformat, default=LAST, metavar="JJJJ-MM-TT")
    make.add_argument("--anew", action="store_true", help=sentence("help_daily_anew"))
    make.add_argument("-o", "--output", type=Path, metavar="FILE")
    make.set_defaults(command=_make)
    check = tasks.add_parser("check", help=sentence("help_daily_check"))
    check.set_defaults(command=_check)


def _show(arguments: Namespace) -> int:
    from setzkasten.daily.day_list import day_named
    from setzkasten.daily.drawing import TrayJudge, crossword_of
    from setzkasten.lexicon.words import Words
    from setzkasten.puzzle.puzzle_text import puzzle_json, puzzle_lines

    drawn = day_named(arguments.day)
    if drawn is None:
        raise PuzzleError("daily_no_day", day=arguments.day[:40])
    words, puzzle = TrayJudge(Words.german()).by_fame(drawn.letters), crossword_of(drawn)
    if arguments.json:
        told = {"day": str(drawn.day), "letters": drawn.letters, "words": words}
        print(json.dumps({**told, "crossword": puzzle_json(puzzle)}, ensure_ascii=False))
        return 0
    rows = (" ".join(drawn.letters[at : at + 4]) for at in range(0, len(drawn.letters), 4))
    said = sentence("daily_words", {"count": len(words), "words": ", ".join(words[:10])})
    say_lines((*rows, said, "", *puzzle_lines(puzzle)))
    return 0


def _make(arguments: Namespace) -> int:
    """Days of the list that are still good stay as they are."""
    from setzkasten.daily.day_list import FILE, IN_REPOSITORY, Drawn, read_days, written
    from setzkasten.daily.drawing import GridMaker, TrayJudge, draw, good
    from setzkasten.lexicon.words import Words
    from setzkasten.whole_file import write_whole

    words, path = Words.german(), arguments.output or IN_REPOSITORY / FILE
    judge, maker = TrayJudge(words), GridMaker(words.lexicon)
    listed = [] if arguments.anew or not path.exists() else list(read_days(path))
    kept = {one.day: one for one in listed if good(one, judge, words.lexicon)}
    count = (arguments.until - FIRST).days + 1
    missing = [day for day in (FIRST + timedelta(days=n) for n in range(count)) if day not in kept]

    def write() -> None:
        made: list[Drawn] = [kept[day] for day in sorted(kept)]
        write_whole(path, written(made).encode("ascii"))

    for number, day in enumerate(missing, 1):
        kept[day] = draw(day, list(kept.values()), judge, maker)
        if number % KEPT_EVERY == 0:
            write()
        say_bar(number, len(missing))
    write()
    print(f"{len(kept)} days in {path}, {len(missing)} of them new")
    return 0


def _check(arguments: Namespace) -> int:
    """After a change of lexicon or treasury: is every day still good? 1: some are not."""
    from setzkasten.daily.day_list import days
    from setzkasten.daily.drawing import TrayJudge, good
    from setzkasten.lexicon.words import Words

    words = Words.german()
    judge = TrayJudge(words)
    bad = [str(one.day) for one in days().values() if not good(one, judge, words.lexicon)]
    print(f"{len(days())} days, {len(bad)} of them not good any more")
    if bad:
        print(f"{', '.join(bad)}: run './setz daily make' again.", file=sys.stderr)
    return NOT_GOOD if bad else 0
