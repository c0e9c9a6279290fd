"""Which nouns name animals, to judge by the first words of their definitions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from .sources.dictionaries import Headword

_KINDS: Final = (
    "Säugetier|Säuger|Raubtier|Haustier|Nutztier|Wildtier|Huftier|Nagetier|Beuteltier|Kriechtier|"
    "Weichtier|Krebstier|Krustentier|Spinnentier|Gliedertier|Wirbeltier|Herdentier|Reittier|"
    "Lasttier|Zugtier|Meerestier|Wassertier|Faultier|Rüsseltier|Stachelhäuter|Tierart|Tier|"
    "Vogel|Vögel|Singvogel|Greifvogel|Raubvogel|Wasservogel|Watvogel|Laufvogel|Entenvogel|"
    "Hühnervogel|Rabenvogel|Eulenvogel|Zugvogel|Stelzvogel|Seevogel|Papagei|Papageienart|Ente|"
    "Gans|Eule|Falke|Geier|Specht|Taube|Fink|Drossel|Fisch|Speisefisch|Süßwasserfisch|"
    "Meeresfisch|Raubfisch|Zierfisch|Knochenfisch|Knorpelfisch|Karpfenfisch|Lachsfisch|Hai|"
    "Rochen|Insekt|Käfer|Schmetterling|Nachtfalter|Falter|Tagfalter|Fliege|Mücke|Wespe|Biene|"
    "Ameise|Heuschrecke|Wanze|Libelle|Laus|Floh|Motte|Spinne|Milbe|Zecke|Skorpion|Krebs|Krabbe|"
    "Garnele|Muschel|Schnecke|Kopffüßer|Tintenfisch|Qualle|Wurm|Ringelwurm|Fadenwurm|Bandwurm|"
    "Parasit|Reptil|Schlange|Giftschlange|Würgeschlange|Natter|Viper|Eidechse|Echse|Schildkröte|"
    "Krokodil|Amphibie|Lurch|Froschlurch|Frosch|Kröte|Molch|Salamander|Affe|Halbaffe|"
    "Menschenaffe|Hirsch|Antilope|Rind|Hausrind|Kuh|Stier|Schaf|Hausschaf|Ziege|Schwein|"
    "Hausschwein|Pferd|Hauspferd|Pony|Esel|Kamel|Hund|Haushund|Hunderasse|Jagdhund|Hirtenhund|"
    "Windhund|Wolf|Fuchs|Katze|Hauskatze|Katzenrasse|Raubkatze|Großkatze|Marder|Bär|Robbe|Wal|"
    "Delfin|Maus|Ratte|Hase|Kaninchen|Fledermaus|Igel|Dinosaurier|Saurier|Huhn|Haushuhn|"
    "Pferderasse|Rinderrasse|Hühnerrasse|Schafrasse|Kaninchenrasse"
)
# Only adjectives and adverbs may stand before the kind: "großer, nachtaktiver Vogel".
_ANIMAL: Final = re.compile(
    rf"^(?:\(?(?:Zoologie|Ornithologie|Entomologie|Biologie|allgemein)[:)]\s*)?"
    rf"(?:[a-zäöüß(][\wß,()/-]*\s+){{0,5}}?(?:{_KINDS})(?:art|gattung)?\b(?!-)(?!\s+(?:des|der|von)\b)"
)
_SPECIES: Final = re.compile(r"\((?:Zoologie:?\s*)?(?:[A-Z][a-z]+ [a-z]+)(?: [a-z]+)?\)")
_TAXON: Final = re.compile(
    r"\b(?:Art|Gattung|Familie|Ordnung)\b.{0,60}\b"
    rf"(?:{_KINDS})(?:e|en|n|er|arten)?\b"
)
_NO_ANIMAL: Final = re.compile(
    r"\b(?:jemand|Brötchen|Person|Mensch|Pflanze|Baum|Strauch|Kraut|Fleisch|Gericht|Speise|Fell|Pelz|Leder|"
    r"Krankheit|Teil|Laut|Ruf|Sternbild|Tierkreis|Stall|Haut|Körper|Futter|"
    r"Sterben|Schlacht|Töten|Filet|Spielzeug|Figur|Unterricht|Stunde|Gesamtheit|Gruppe|Name)"
)


def animal_names(headwords: Mapping[str, Headword]) -> set[str]:
    """The headwords whose first or second definition begins with a kind of animal."""
    return {
        word
        for word, headword in headwords.items()
        if word[0].isupper()
        and "n" in headword.tags
        and any(_animal(text) for text in headword.definitions[:2])
    }


def _animal(text: str) -> bool:
    if _NO_ANIMAL.search(text[:80]):
        return False
    return bool(_ANIMAL.match(text) or (_SPECIES.search(text) and _TAXON.search(text)))
