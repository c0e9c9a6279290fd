"""Words and letters for random cases: short words over few letters, so that they meet often."""

from __future__ import annotations

import os

from hypothesis import settings
from hypothesis import strategies as st

# How many random cases does a twin see? The ordinary run takes few; a soak sets the variable.
CASES = int(os.environ.get("SETZ_KERNEL_CASES", "200"))
many_cases = settings(max_examples=CASES, deadline=None, database=None)

FEW = "AENRST"
few_letters = st.sampled_from(FEW)
short_words = st.text(few_letters, min_size=1, max_size=7)
word_lists = st.lists(short_words, min_size=1, max_size=60)

GERMAN = (
    "AB AN AM AST ASTER AAL ALT ALTE ALTER AMEISE AMSEL ANNA ARE AS DA DAS DER DIE EI EIN EINE "
    "EINS EIS EISEN ER ERNTE ES ESEL ESSEN GAS GASSE GAST HAUS HAUSEN HOLZ IN IST LAGE LAGER "
    "LAST LASTER MAST MEISE NASE NEST NESTER NIE OESE OSTEN RAST RASTEN REIS REISE REISEN REST "
    "RESTE ROSE ROSEN ROST SATT SEE SEEN SEIN SEITE SIE STEIN STEINE TASSE TAT TATEN TEE TEER "
    "TEST TIER TIERE TOR TORE UM UNS UNTEN WAS WASSER XI"
).split()
