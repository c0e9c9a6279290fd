"""The command arena: players of the house and of one's own against each other."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from setzkasten.catalogue import CATALOGUE
from setzkasten.console import SubParsers, answered, say_bar
from setzkasten.core.record import RecordError
from setzkasten.lexicon.words import Words
from setzkasten.messages import sentence
from setzkasten.whole_file import write_whole

if TYPE_CHECKING:
    from setzkasten.tournament.bout import Bout, Terms


# How long may a player think before the clock strikes? The house needs a fraction of it.
SECONDS = 20.0
# How long may the clock run, and how many usual budgets may there be? No clock holds for ever.
MOST = 1_000_000


def add_command(commands: SubParsers) -> None:
    arena = commands.add_parser("arena", help=sentence("help_arena"))
    arena.add_argument("game", metavar="GAME", help=sentence("help_arena_game"))
    arena.add_argument("--players", required=True, help=sentence("help_arena_players"))
    arena.add_argument(
        "--games", type=int, default=20, metavar="N", help=sentence("help_arena_games")
    )
    arena.add_argument("--seed", type=int, default=1, metavar="S", help=sentence("help_arena_seed"))
    arena.add_argument(
        "--workers", type=int, default=1, metavar="W", help=sentence("help_arena_workers")
    )
    arena.add_argument(
        "--scheduler", default="", metavar="ADDRESS", help=sentence("help_arena_scheduler")
    )
    arena.add_argument(
        "--seconds", type=float, default=SECONDS, metavar="S", help=sentence("help_arena_seconds")
    )
    arena.add_argument(
        "--records", type=Path, metavar="FOLDER", help=sentence("help_arena_records")
    )
    arena.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=sentence("help_arena_option"),
    )
    arena.add_argument(
        "--budget", type=float, default=1.0, metavar="SHARE", help=sentence("help_arena_budget")
    )
    arena.add_argument("--json", action="store_true")
    arena.set_defaults(command=run)


@answered("error", "code")
def run(arguments: Namespace) -> int:
    """0: played; 2: it cannot be played as it was asked for."""
    from setzkasten.tournament.report import as_json, as_text, thoughts
    from setzkasten.tournament.running import bouts

    terms = _terms(arguments)
    found: list[Bout] = []
    playing = bouts(
        terms,
        range(arguments.games),
        words=Words.german(),
        workers=arguments.workers,
        scheduler=arguments.scheduler,
    )
    for bout in playing:
        if arguments.records:
            name = f"{terms.game}-{terms.seed}-{bout.number + 1}.szk"
            write_whole(arguments.records / name, bout.record.encode())
        found.append(bout)
        say_bar(len(found), arguments.games)
    found.sort(key=lambda bout: bout.number)
    if arguments.json:
        print(json.dumps(as_json(terms, found), ensure_ascii=False))
    else:
        print(*as_text(terms, found), sep="\n")
    print(*thoughts(terms, found), sep="\n", file=sys.stderr)
    return 0


def _terms(arguments: Namespace) -> Terms:
    """Raises `TournamentError` for what cannot be played."""
    from setzkasten.door.match import Match
    from setzkasten.tournament.bout import Terms
    from setzkasten.tournament.entrant import TournamentError, entrants

    game, players = arguments.game, entrants(filter(None, arguments.players.split(",")))
    if game not in CATALOGUE:
        raise TournamentError("arena_no_game", game=game[:40], known=", ".join(CATALOGUE))
    least, most = CATALOGUE[game].game.seats
    if not max(least, 2) <= len(players) <= most:
        data = {"game": game, "least": max(least, 2), "most": most, "count": len(players)}
        raise TournamentError("arena_alone" if most < 2 else "arena_seats", **data)
    if arguments.games < 1 or arguments.games % len(players):
        raise TournamentError("arena_games", games=arguments.games, seats=len(players))
    within = 0 < arguments.seconds < MOST and 0 < arguments.budget < MOST
    if arguments.workers < 1 or not within:
        raise TournamentError("arena_number")
    options = dict(text.partition("=")[::2] for text in arguments.option)
    try:
        Match(game, seats=len(players), options=options)
    except RecordError as error:
        raise TournamentError(error.code, **error.data) from error
    records = arguments.records is not None
    limits = arguments.seconds, options, records, arguments.budget
    return Terms(game, players, arguments.seed, *limits)
