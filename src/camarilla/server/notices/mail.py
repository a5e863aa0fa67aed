"""E-mail by the operator's own server: `CAMARILLA_MAIL=smtp://user:password@host:587?from=club@example.org`."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import parse_qs, unquote, urlsplit

from camarilla.kernel.refusal import Refusal

SECONDS = 20.0


class Mail:
    """Sends mail; `smtps:` is encrypted from the start, `smtp:` as soon as the other side can."""

    def __init__(self, url: str) -> None:
        try:
            parts = urlsplit(url)
            port, sender = parts.port, parse_qs(parts.query).get("from", [""])[0]
        except ValueError:
            raise Refusal("mail") from None  # the error would quote a part of the password
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or "@" not in sender:
            raise Refusal("mail")  # the address holds a password: it is not repeated
        self.host, self.sender, self.tls = parts.hostname, sender, parts.scheme == "smtps"
        self.port = port or (465 if self.tls else 587)
        self.user, self.password = unquote(parts.username or ""), unquote(parts.password or "")

    def send(self, to: str, subject: str, text: str, stop: str) -> None:
        """Blocks, so call it from a thread; `stop` is the link that ends it."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2])
        letter["Auto-Submitted"], letter["List-Unsubscribe"] = "auto-generated", f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        with self._connect() as server:
            server.send_message(letter, to_addrs=[to])

    def _connect(self) -> smtplib.SMTP:
        context = ssl.create_default_context()
        if self.tls:
            server: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=context)
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
            server.ehlo()
            if self.user or server.has_extn("starttls"):  # a password is never sent in the open
                server.starttls(context=context)
        if self.user:
            server.login(self.user, self.password)
        return server
