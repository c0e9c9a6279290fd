"""`lexicon build`, `decency`, `articles` and `measure`: for those who keep the word data."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from setzkasten.lexicon.letters import LexiconError

from .articles import build_articles
from .assembly import assemble
from .decency import build_decency
from .drafts import Drafting
from .measure import measure
from .pack import pack
from .packages import default_cache

REPOSITORY: Final = Path(__file__).parents[4]


def main(argv: Sequence[str] | None = None) -> int:
    """Build the compiled data or one of the parts beside it, or measure it."""
    arguments = _parser().parse_args(argv)
    try:
        if not arguments.data.is_dir():
            raise LexiconError(f"{arguments.data} is no folder with the tables of the recipe.")
        if arguments.task == "build":
            build(arguments.data, arguments.out or arguments.data / "compiled", arguments.cache)
        elif arguments.task == "decency":
            sift(arguments.data, arguments.out or arguments.data / "compiled")
        elif arguments.task == "articles":
            build_articles(arguments.out or arguments.data / "compiled", arguments.cache)
        else:
            print(measure(arguments.data, arguments.cache, arguments.tests))
    except LexiconError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def build(data: Path, out: Path, cache: Path) -> None:
    """Run the recipe on a lexicon-data folder; the same packages give the same bytes."""
    out.mkdir(parents=True, exist_ok=True)  # whoever mistyped it does not wait for that
    assembly = assemble(data, cache)
    drafts = Drafting(assembly).drafts()
    pack(out, drafts, headwords=assembly.headwords, synonyms=assembly.synonyms)
    print(f"{len(drafts)} words in {out}")
    sift(data, out)
    build_articles(out, cache)


def sift(data: Path, out: Path) -> None:
    """Mark the words that nobody wants to be offered, by the lists in `data`/decency."""
    for name, caught in build_decency(data, out).items():
        print(f"{len(caught)} words are {name}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="setz lexicon", description=__doc__)
    tasks = parser.add_subparsers(dest="task", required=True)
    shared = argparse.ArgumentParser(add_help=False)
    folder = REPOSITORY / "lexicon-data"
    shared.add_argument("--data", type=Path, default=folder, help="recipe, tables and result")
    shared.add_argument("--cache", type=Path, default=default_cache(), help="kept downloads")
    making = tasks.add_parser("build", parents=[shared], help="make the compiled data")
    making.add_argument("--out", type=Path, help="where to (default: compiled/ in --data)")
    sifting = tasks.add_parser("decency", parents=[shared], help="mark what nobody wants offered")
    sifting.add_argument("--out", type=Path, help="the compiled data (default: in --data)")
    telling = tasks.add_parser("articles", parents=[shared], help="heads, forms, hyphenation")
    telling.add_argument("--out", type=Path, help="the compiled data (default: in --data)")
    judging = tasks.add_parser("measure", parents=[shared], help="print the quality table")
    judging.add_argument("--tests", type=Path, default=REPOSITORY / "tests" / "lexicon")
    return parser


if __name__ == "__main__":
    sys.exit(main())
