"""A letter: one sentence, a link, and another link that ends it."""

from __future__ import annotations

from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate

from setzkasten.core.game import Millis
from setzkasten.messages import sentence
from setzkasten.server.reach import wording
from setzkasten.server.store.contacts import Mail
from setzkasten.server.store.notices import Notice

# A link in a header stays in one piece.
LONGEST_LINE = 998


def letter(notice: Notice, *, sender: str, site: str, now: Millis) -> EmailMessage:
    assert isinstance(notice.to, Mail)
    subject, text = _said(notice, notice.to, site)
    mail = EmailMessage(policy=SMTP.clone(max_line_length=LONGEST_LINE))
    mail["From"], mail["To"], mail["Subject"] = sender, notice.to.address, subject
    mail["Date"] = formatdate(now / 1000)
    # The same for every try: whoever gets it twice sees it once.
    mail["Message-ID"] = f"<{notice.id.replace(' ', '-')}@{sender.rpartition('@')[2]}>"
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{site}/api/mail/stop/{notice.to.stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(text, charset="utf-8", cte="quoted-printable")
    return mail


def _said(notice: Notice, to: Mail, site: str) -> tuple[str, str]:
    language = to.language
    if notice.kind == "confirm":
        data = {"link": f"{site}/#/post/ja/{notice.secret}"}
        lines = ("mail_confirm", "mail_confirm_link", "mail_confirm_else")
        text = "\n\n".join(sentence(code, data, language) for code in lines)
        return sentence("mail_confirm_subject", None, language), f"{text}\n"
    game, said = wording.turn(notice.header, notice.seat, language)
    ended = sentence("mail_stop", {"link": f"{site}/#/post/ende/{to.stop}"}, language)
    text = f"{said}\n\n{site}/#/tisch/{notice.table}\n\n-- \n{ended}\n"
    return sentence("mail_turn_subject", {"game": game}, language), text
