"""`./setz analyse FILE.szk`: what a game could have been."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import process_time

from setzkasten.analysis.analysis import Analysis, analysed
from setzkasten.analysis.sheet import as_json, as_text
from setzkasten.analysis.task import SECONDS, Purse, task_of
from setzkasten.bots.hint_sheet import HintError
from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.console import SubParsers, answered, record_bytes, say_bar
from setzkasten.core.record import Record, read_record
from setzkasten.lexicon.policy_text import changed_policy
from setzkasten.lexicon.words import Words
from setzkasten.messages import sentence
from setzkasten.table.replay import Replay, game_of, replay
from setzkasten.table.score_sheet import refusal_text

# Which share of the time is for searching at least, where there is little of it?
LEAST_SEARCHED = 0.5


def add_command(commands: SubParsers) -> None:
    analyse = commands.add_parser("analyse", help=sentence("help_analyse"))
    analyse.add_argument("file", type=Path)
    analyse.add_argument("--seconds", type=float, default=SECONDS, metavar="S")
    analyse.add_argument("--json", action="store_true")
    analyse.set_defaults(command=analyse_file)


@answered("error", "code", "line")
def analyse_file(arguments: argparse.Namespace) -> int:
    """0: answered; 1: the record has a refused step; 2: it cannot be read."""
    began = process_time()
    if not 0 < arguments.seconds < float("inf"):
        value = f"{arguments.seconds:g}"
        raise HintError("command_above", option="--seconds", value=value, least=0)
    record = read_record(record_bytes(arguments.file))
    game = game_of(record, GAMES)
    printed = CATALOGUE[game.id].policy
    words = Words.german().under(changed_policy(printed, record.header.policy))
    played = replay(record, game, lexicon=words.judge.answer, words=lambda: words)
    if played.refused:
        print(refusal_text(played.refused), file=sys.stderr)
        return 1
    left = left_of(arguments.seconds, process_time() - began)
    whole = analysis_of(record, played, words, left)
    if arguments.json:
        print(json.dumps(as_json(whole), ensure_ascii=False))
    else:
        print(as_text(whole, _names(record), game.id))
    return 0


def left_of(seconds: float, spent: float) -> float:
    """To read the words and to play the game again is a part of what it may cost."""
    return max(seconds - spent, seconds * LEAST_SEARCHED)


def analysis_of(record: Record, played: Replay, words: Words, seconds: float) -> Analysis:
    sitters = record.header.sitters
    task = task_of(played.match, len(sitters), tuple(s.handicap for s in sitters))
    purse, looked = Purse(seconds, len(task.pieces)), []
    for number, piece in enumerate(task.pieces, 1):
        looked.append(purse.look(task.game, piece, words))
        say_bar(number, len(task.pieces))
    return analysed(task, looked)


def _names(record: Record) -> list[str]:
    return [
        " ".join(sitter.names) or sentence("analysis_seat", {"seat": seat})
        for seat, sitter in enumerate(record.header.sitters, 1)
    ]
