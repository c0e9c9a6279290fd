"""What does not depend on any table: games with their options, sentences, rules, words."""

from __future__ import annotations

from setzkasten.catalogue import CATALOGUE, Entry
from setzkasten.core.options import Option
from setzkasten.lexicon.policy_options import options_of_policy
from setzkasten.messages import LANGUAGES, all_messages
from setzkasten.server.http.errors import bilingual


def games_told() -> list[dict[str, object]]:
    return [_game(entry) for entry in CATALOGUE.values()]


def messages_told() -> dict[str, object]:
    """Every sentence in every language, and the clauses behind the codes."""
    told: dict[str, object] = {
        language: {code: message.sentence for code, message in all_messages(language).items()}
        for language in LANGUAGES
    }
    german = all_messages(LANGUAGES[0]).items()
    told["clauses"] = {code: message.clauses for code, message in german if message.clauses}
    return told


def _game(entry: Entry) -> dict[str, object]:
    game = entry.game
    return {
        "id": game.id,
        "name": game.name,
        "seats": game.seats,
        "box": game.box,
        "edition": game.edition,
        "options": [_option(option) for option in game.options],
        "words": [_policy_option(option) for option in options_of_policy(entry.policy)],
        "presets": [
            {"name": name, "label": bilingual(f"preset_{name}"), "options": dict(options)}
            for name, options in game.presets.items()
        ],
        "time_option": entry.time_option,
        "not_yet": entry.not_yet,
        "puzzle": _puzzle(entry),
    }


def _puzzle(entry: Entry) -> str | None:
    """When can a puzzle be made of it? `sound`: once its words are; `end`: when it is over."""
    if entry.puzzle is None:
        return None
    return "sound" if entry.puzzle.unsound else "end"


def _option(option: Option) -> dict[str, object]:
    return {
        **_plain(option),
        "labels": {str(c): bilingual(f"option_{option.name}_{c}") for c in option.choices},
        "label": bilingual(f"option_{option.name}"),
        "help": bilingual(f"option_{option.name}_help"),
    }


def _policy_option(option: Option) -> dict[str, object]:
    """What a table may change about which words count."""
    return {
        **_plain(option),
        "labels": {str(c): bilingual(f"policy_{option.name}_{c}") for c in option.choices},
        "label": bilingual(f"policy_{option.name}"),
        "help": bilingual(f"policy_{option.name}_help"),
    }


def _plain(option: Option) -> dict[str, object]:
    ranged = option.type == "int"
    return {
        "name": option.name,
        "type": option.type,
        "default": option.default,
        "choices": option.choices or None,
        "min": option.least if ranged else None,
        "max": option.most if ranged else None,
    }
