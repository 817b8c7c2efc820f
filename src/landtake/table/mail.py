"""E-mail: an address that its owner has confirmed, and digests to it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

import aiosmtplib
from itsdangerous import BadSignature, URLSafeTimedSerializer

from landtake.table import people
from landtake.table.config import Config
from landtake.table.errors import Conflict, Forbidden, TableError, TooMuch, Unavailable
from landtake.table.limits import Buckets
from landtake.table.notices import Turn, in_a_line
from landtake.table.rows import Person
from landtake.table.vault import Vault

DAY = 24 * 3600
SECONDS = 20
PORTS = {"smtp": 587, "smtps": 465}
_ADDRESS = re.compile(r"[^\s@<>\"(),:;\\\[\]]{1,64}@[a-zA-Z0-9.-]{1,180}\.[a-zA-Z0-9-]{2,60}")


class Mail:
    """Sends mail, if a server and this site's own address are configured."""

    def __init__(self, vault: Vault, config: Config, secret: str) -> None:
        self._vault = vault
        self._config = config
        self._signer = URLSafeTimedSerializer(secret, salt="email")
        self._asked = Buckets(3 / 60, 3)

    @property
    def works(self) -> bool:
        """Whether mail can be sent at all."""
        return bool(self._config.smtp and self._config.address)

    async def ask(self, person: Person, email: str) -> None:
        """Send a link that confirms an address."""
        email = email.strip()
        if not self.works:
            raise Conflict("This server sends no mail.")
        if not _ADDRESS.fullmatch(email):
            raise TableError("That is no e-mail address.")
        if not self._asked.take(person.id) or not self._asked.take(email.lower()):
            raise TooMuch("A few links were sent already; wait a minute.")
        token = self._signer.dumps([person.id, email])
        text = f"Somebody who is called {person.name} at Landtake wants to be told here when it is their turn.\n\n"
        text += f"If that is you, open this link within a day:\n{self._config.address}/account/email/{token}\n\nIf not, do nothing.\n"
        try:
            await self._post(email, "Landtake: is this your address?", text)
        except (aiosmtplib.SMTPException, OSError):
            raise Unavailable("The mail server does not answer; try again later.") from None

    async def confirm(self, token: str) -> None:
        """Somebody opened the link."""
        try:
            person, email = self._signer.loads(token, max_age=DAY)
        except (BadSignature, ValueError):
            raise Forbidden("This link is not valid, or not any more.") from None
        await self._vault.call(people.set_email, self._vault.store, person, email)

    async def send(self, person: str, turns: Sequence[Turn]) -> None:
        """Tell a person who has confirmed an address."""
        email = await self._vault.call(people.email_of, self._vault.store, person) if self.works else None
        if email is None:
            return
        lines = [f"{turn.game}{f' with {turn.others}' if turn.others else ''}\n{self._config.address}/t/{turn.table}\n" for turn in turns]
        end = f"\nTo get no more of these: {self._config.address}/account\n"
        await self._post(email, f"Landtake: {in_a_line(turns)}", "It is your turn.\n\n" + "\n".join(lines) + end)

    async def _post(self, to: str, subject: str, text: str) -> None:
        assert self._config.smtp is not None
        server = urlsplit(self._config.smtp)
        message = EmailMessage()
        message["From"] = self._config.mail_from or f"landtake@{urlsplit(self._config.address or '').hostname or 'localhost'}"
        message["To"] = to
        message["Subject"] = subject
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        await aiosmtplib.send(
            message,
            hostname=server.hostname,
            port=server.port or PORTS.get(server.scheme, 587),
            username=unquote(server.username) if server.username else None,
            password=unquote(server.password) if server.password else None,
            use_tls=server.scheme == "smtps",
            timeout=SECONDS,
        )
