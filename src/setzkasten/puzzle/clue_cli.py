"""The command clue: which word is asked for?   docs/puzzle.md"""

from __future__ import annotations

import json
import sys
from argparse import Namespace

from setzkasten.console import SubParsers, answered
from setzkasten.lexicon.word_report import understood_pattern
from setzkasten.messages import sentence
from setzkasten.solve.puzzle_error import PuzzleError

MOST = 1000


def add_command(subparsers: SubParsers) -> None:
    parser = subparsers.add_parser("clue", help=sentence("help_clue"))
    parser.add_argument("clue", metavar="HINWEIS", help=sentence("help_clue_clue"))
    parser.add_argument("--pattern", metavar="MUSTER", default="", help=sentence("help_clue_fits"))
    parser.add_argument("--limit", metavar="N", type=int, default=20)
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(command=answered("error")(_run))


def _run(arguments: Namespace) -> int:
    from setzkasten.puzzle.answer_search import answers

    if not 1 <= arguments.limit <= MOST:
        limit = {"option": "--limit", "value": arguments.limit}
        raise PuzzleError("command_range", **limit, least=1, most=MOST)
    pattern = understood_pattern(arguments.pattern) if arguments.pattern else ""
    found = answers(arguments.clue, pattern, arguments.limit)
    if arguments.json:
        words = [{"word": a.word, "told": a.text, "score": round(a.score, 2)} for a in found]
        print(json.dumps({"clue": arguments.clue, "words": words}, ensure_ascii=False))
    elif found:
        print("\n".join(f"{answer.word:<14} {answer.text}" for answer in found))
    else:
        print(sentence("clue_search_nothing", {"clue": arguments.clue[:60]}), file=sys.stderr)
    return 0
