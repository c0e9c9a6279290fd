"""Definitions of a dictionary cut down to clues: no labels, no grammar, no loose ends."""

from __future__ import annotations

import re
from typing import Final

LONGEST: Final = 62
SHORTEST: Final = 4

_NOTE: Final = re.compile(r"\[[^\]]*\]|\([^)]*\)|„|“|\"")
_LABEL: Final = re.compile(r"^[^:;,.]{2,48}(?:,[^:;.]{2,30})?:\s+")
_ROUGH_LABEL: Final = re.compile(
    r"veralt|abwert|vulg|derb|Schimpf|kurz|Abk|beleid|salopp|landsch|regional|schweiz|österr|Jargon"
    r"|historisch|süddeutsch|norddeutsch|Gauner|Slang",
    re.IGNORECASE,
)
_ARTICLE: Final = re.compile(r"^(?:eine?|der|die|das)\s+", re.IGNORECASE)
# `das heilige Buch`, `die Vereinigten Staaten`: without the article the ending would be wrong.
_BOUND: Final = re.compile(r"^(?:[Dd]er|[Dd]as)\s(?:[a-zäöü]|\w+e\s)|^[Dd]ie\s\w+en\s[A-ZÄÖÜ]")
# `aus fossilen Vorkommen`: what comes from there? `im Meer lebender Raubfisch` says it.
_HEADLESS: Final = re.compile(
    r"^(?:aus|von|vom|für|mit|in|im|an|am|auf|zu|zum|zur|bei|beim|nach)\s"
    r"(?!.*\b[a-zäöüß]{3,}(?:e|er|es)\s[A-ZÄÖÜ])"
)
_OF_MANY: Final = re.compile(
    r"^(?:eine[rsnm]|dem|den|des|ein(?:e|er)?\sd(?:er|ie|as))\s", re.IGNORECASE
)
_CUT: Final = re.compile(r";|\s[–—]\s|\.\s|:\s")
_UNFIT: Final = re.compile(
    r"^(?i:referenziert|bezeichnet|drückt|verweist|leitet|dient|gibt|steht|wird|kennzeichnet"
    r"|beschreibt|verstärkt|nur |in der|in Verb)|Wendung|siehe|Plural|Singular|Genitiv|Dativ"
    r"|Akkusativ|Deklin|Konjug|Partizip|Wortbildung|Präfix|Suffix"
    r"|Familienname|Nachname|Buchstab|Nominativ|Infinitiv|Imperativ|Präposition|Konjunktion"
    r"|Pronomen|grammat|Grammat|Kurzform|Kurzwort|Abkürzung|Schreibweise|Variante|genannt|Femininum"
    r"|sexuell|Geschlechts|Penis|Vagina|Koitus|Hoden|Bordell|Prostitu|Onan|Orgas|Hitler|Nazi|Juden"
    r"|Neger|Zigeuner|vergewalt|Vergewalt|Suizid|oben genannt|dergleichen\)|\bbzw\b|\busw\b|\betc\b"
    r"|weibliche Form|männliche Form|movier|Ortsteil|Stadtteil|im engeren Sinne|oder Ähnlich"
    r"|[=<>*_|/]|Fortpflanzungsorgan|männliches Glied|Toponym|Bestimmungswort|IUPAC"
    r"|Ordnungszahl,"
    r"|\bselten\b|\bSelten\b|veralt|prädikativ|attributiv|[Kk]urz für|[Kk]urzbez"
    r"|Dumme|Sexual|weißhäut|Hautfarb|Darm|\bAnus"
    r"|laut |Gemeinde in|Kreisstadt|Ortschaft|Zahlwort|Anrede$|Code\b"
    r"|gleichnamig|[Vv]orname|[Vv]erächtlich|fachsprachlich"
    r"|^(?:Stadt|Ort|Fluss) in|^(?:Träger|Vertreter) "
)
_DANGLING: Final = re.compile(
    r"\b(?:und|oder|der|die|das|den|dem|des|ein|eine|einer|einem|einen|mit|von|zu|in|im|am|an|auf"
    r"|für"
    r"|aus|bei|als|wie|zum|zur|vom|durch|über|unter|nach|meist|insbesondere|oft|besonders|auch"
    r"|sowie"
    r"|etwa|so|sich|eines|sehr|bzw|[a-zäöüß]{3,}(?:es|em))$"
)
# A relative clause ends with its verb; where it ends with a noun, the rest was cut off.
_TORN_CLAUSE: Final = re.compile(
    r", (?:\w+ )?(?:der|die|das|den|dem|deren|dessen|wo|welche\w?)\b[^,]* [A-ZÄÖÜ]\w*$"
)
# `Donald E`, `vom 12`, `mit 5,7 Mio`: cut at a full stop that ended nothing.
# `Aus Zuckerrohr`: where is the noun?
_LOOSE: Final = re.compile(
    r"\b(?:[^\W\d]|Mio|Mrd|St|Co|var)$|\b\w\.\s?\w$|(?<!zahl )\b\d{1,2}$"
    r"|^(?i:aus|von|vom|für|mit|in|im|an|am|auf|zu|zum|zur|bei|beim|nach)(?: \S+){1,2}$"
)
_VAGUE: Final = frozenset(
    "Person Frau Mann jemand etwas Teil Sache Gegenstand Mensch Ort Stelle Art Handlung Vorgang"
    " Zustand Gerät Mittel Einrichtung Ding Gruppe Personen Bereich Form Wert Menge Erscheinung"
    " Gattung Religion Werk Vorrichtung Anlage Verfahren Substanz Eigenschaft Wesen".split()
)


def fit(text: str) -> bool:
    """Nothing in it is grammar or would make a reader blush."""
    return not _UNFIT.search(text)


def cut_down(definition: str, *, thing: bool = True) -> str:
    """A definition of the lexicon as a clue; empty if nothing printable is left.

    >>> cut_down("Medizin: eine Verletzung, bei der ein Gewebe gewaltsam zerreißt")
    'Verletzung, bei der ein Gewebe gewaltsam zerreißt'
    """
    if label := _LABEL.match(definition):
        if _ROUGH_LABEL.search(label[0]):
            return ""
        definition = definition[label.end() :]
    text = _CUT.split(definition, maxsplit=1)[0]
    torn = "…" in text
    text = text.partition("…")[0]
    text = re.sub(r"\s+", " ", _NOTE.sub(" ", text)).replace(" ,", ",").strip(" ,.")
    if thing:
        if _OF_MANY.match(text):
            return ""
        if _HEADLESS.match(text):
            return ""
        if not _BOUND.match(text):
            text = _ARTICLE.sub("", text)
    if torn or len(text) > LONGEST:
        return ""
    if text.endswith(":") or _LOOSE.search(text) or _TORN_CLAUSE.search(text):
        return ""
    text = text.strip(" ,.")
    if len(text) < SHORTEST or _UNFIT.search(text) or _DANGLING.search(text) or text in _VAGUE:
        return ""
    if text.count("(") != text.count(")") or _vague(text):
        return ""
    return text


def _vague(text: str) -> bool:
    """`Person`, `jemand`, `bestimmte Sache`: nobody could guess from that."""
    return len(text.split()) < 3 and text.rsplit(" ", maxsplit=1)[-1].rstrip(",") in _VAGUE
