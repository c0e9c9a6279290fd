"""How German verbs inflect: candidates by rule, to be held against a list of real words."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

INSEPARABLE: Final = frozenset({"be", "emp", "ent", "er", "ge", "miss", "ver", "zer", "miß"})
# Both ways: umfahren is umgefahren or umfahren.
EITHER: Final = frozenset({"über", "um", "unter", "durch", "wider", "hinter", "voll", "wieder"})
PREFIXES: Final = INSEPARABLE | frozenset(
    """
    ab an auf aus bei durch ein fort her hin los mit nach nieder über um unter vor weg zu zurück
    zusammen wieder wider hinter empor entgegen heim heran herauf heraus herbei herein herum
    herunter hervor hinab hinauf hinaus hinein hinunter hinweg hinzu voran voraus vorbei vorüber
    weiter dar da dazu davon dabei daran darauf fest frei hoch tot still sicher statt teil fehl
    bloß breit gut gleich hier kaputt kennen klar krank kurz leicht lieb nahe offen preis quer
    schief schön schwarz sitzen stehen liegen gehen bestehen vorweg umher herüber hinüber drauf
    dran drein drüber rauf raus rein rüber rum runter ran auseinander aneinander aufeinander
    durcheinander gegenüber entlang beiseite bereit dahin daher daneben dazwischen vorher nachher
    wahr wett irre kehrt krumm maß not rad satt stand voll zurecht zuvor zwischen inne acht dicke
    re de dis ko ein neben bevor anheim abhanden überein überhand vorlieb fürlieb hohn ehe eis
    kopf dank lob haus bau berg brust seil wunder gewähr rück
    """.split()
)
# After which stems does an e stand before the t: redete, atmete, öffnete, but not gebete?
_LINKED: Final = re.compile(r"(?:[td]|[^aeiouäöülrmnh][mn]|[aeiouäöü]chn)$")


@dataclass(slots=True)
class Forms:
    """The forms of one verb without its infinitive."""

    finite: set[str] = field(default_factory=set)
    imperatives: set[str] = field(default_factory=set)
    participles: set[str] = field(default_factory=set)

    def take(self, other: Forms) -> None:
        self.finite |= other.finite
        self.imperatives |= other.imperatives
        self.participles |= other.participles


def present_participle(infinitive: str) -> str:
    """lachen -> lachend, wandern -> wandernd, tun -> tuend."""
    return infinitive[:-1] + "end" if infinitive in ("tun", "sein") else infinitive + "d"


def weak(infinitive: str) -> Forms:
    """The regular forms, e kept and e dropped: handele, handle."""
    if infinitive.endswith(("eln", "ern")):
        stem = infinitive[:-1]
        short = stem[:-2] + stem[-1]
        finite = {stem + "e", short + "e", short + "est", short + "et", stem + "est", stem + "et"}
    elif infinitive.endswith("en"):
        stem = infinitive[:-2]
        finite = {stem + "e", stem + "est", stem + "et"}
        if _LINKED.search(stem):
            finite |= {stem + "ete" + end for end in ("", "n", "st", "t")}
    else:
        stem = infinitive[:-1]
        finite = {stem + "e", stem + "est", stem + "et"}
    finite |= {stem + "st", stem + "t"} | {stem + "te" + end for end in ("", "n", "st", "t")}
    return Forms(finite, {stem}, set(_weak_participles(infinitive, stem)))


def _weak_participles(infinitive: str, stem: str) -> Iterator[str]:
    yield present_participle(infinitive)
    for ending in ("t", "et") if _LINKED.search(stem) else ("t",):
        yield "ge" + stem + ending
        for cut in range(2, len(stem) - 1):
            if stem[:cut] in PREFIXES:
                yield stem[:cut] + "ge" + stem[cut:] + ending


def bare_participles(infinitive: str) -> tuple[str, str]:
    """Participles without ge-: verkauft, studiert; also finite, so they need a declined witness."""
    stem = infinitive[:-1] if infinitive.endswith(("eln", "ern")) else infinitive[:-2]
    return stem + "t", stem + "et"


def strong_verbs(path: Path) -> dict[str, Forms]:
    """The hand table of strong verbs, spread out into all their forms."""
    with path.open(encoding="utf-8", newline="") as lines:
        return {row["infinitive"]: _strong(row) for row in csv.DictReader(lines, delimiter="\t")}


def _strong(row: dict[str, str]) -> Forms:
    forms = Forms(participles=set(row["participles"].split()))
    forms.imperatives |= set((row["imperative"] or "").split())
    for present in row["present"].split():
        forms.finite |= {present, present + "st", present + "t"}
        if present.endswith(("t", "d")):
            forms.finite.add(present[:-1] + "st")
    for past in row["preterite"].split():
        ends = (
            ("", "n", "st", "t") if past.endswith("e") else ("", "st", "est", "t", "et", "en", "n")
        )
        forms.finite |= {past + end for end in ends}
        if past.endswith("d"):  # wurd-, ward
            forms.finite |= {past + "e" + end for end in ("", "st", "t")}
    for wish in row["subjunctive"].split():
        forms.finite |= {wish + end for end in ("", "n", "st", "t")}
        forms.finite |= {wish[:-1] + end for end in ("", "st", "t")}
    return forms


def prefixed(prefix: str, forms: Forms) -> Forms:
    """The same verb with a prefix: stand -> aufstand, gestanden -> aufgestanden, verstanden."""
    bare = {past[2:] for past in forms.participles if past.startswith("ge") and len(past) > 5}
    if prefix in INSEPARABLE:
        participles = bare | {past for past in forms.participles if not past.startswith("ge")}
        participles |= {past for past in forms.participles if past.endswith("nd")}
    elif prefix in EITHER:
        participles = forms.participles | bare
    else:
        participles = forms.participles
    return Forms(
        {prefix + form for form in forms.finite},
        {prefix + form for form in forms.imperatives},
        {prefix + form for form in participles},
    )
