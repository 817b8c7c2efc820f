"""What people and programs send to a table; the same by WebSocket and by POST."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from landtake.table.clocks import ClockChoice
from landtake.table.errors import Malformed

MAX_NAME = 30
MAX_CHAT = 500
MAX_NOTE = 20_000

SeatNumber = Annotated[int, Field(ge=0, le=11)]
Name = Annotated[str, Field(min_length=1, max_length=MAX_NAME)]
BotSpec = Annotated[str, Field(min_length=1, max_length=40)]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class _Message(_Strict):
    id: str | None = Field(default=None, max_length=64, description="Your own id of this message; sent twice, it is carried out once.")


class Move(_Message):
    """Take one of the legal options."""

    type: Literal["move"]
    seat: SeatNumber
    decision: int = Field(description="The id of the decision that this answers.")
    action: dict[str, Any] = Field(description="The option's JSON, as the frame lists it.")


class Why(_Message):
    """Ask why something cannot be done."""

    type: Literal["why"]
    seat: SeatNumber
    action: dict[str, Any] | None = None
    elements: list[Annotated[str, Field(max_length=80)]] = Field(default_factory=list, max_length=12)


class Confirm(_Message):
    """Let the game go on after your move."""

    type: Literal["confirm"]
    seat: SeatNumber


class Undo(_Message):
    """Take back your last step, as far as that needs nobody's consent."""

    type: Literal["undo"]
    seat: SeatNumber


class Restart(_Message):
    """Take back all that you may take back alone."""

    type: Literal["restart"]
    seat: SeatNumber


class Ask(_Message):
    """Ask the others to let you go back to before a record; without one, to before your last own."""

    type: Literal["ask"]
    seat: SeatNumber
    to: Annotated[int, Field(ge=0)] | None = None


class Consent(_Message):
    """Answer somebody's wish to go back."""

    type: Literal["consent"]
    seat: SeatNumber
    agree: bool


class Order(_Message):
    """Give a standing order, or take it back with null."""

    type: Literal["order"]
    seat: SeatNumber
    order: Any = None


class Chat(_Message):
    """Say something to everyone at the table."""

    type: Literal["chat"]
    text: str = Field(min_length=1, max_length=MAX_CHAT)


class Note(_Message):
    """Replace your private notes on this table."""

    type: Literal["note"]
    text: str = Field(max_length=MAX_NOTE)


class Sit(_Message):
    """Take a free chair, or come back to one that you left."""

    type: Literal["sit"]
    seat: SeatNumber
    invite: str = Field(default="", max_length=64)


class Leave(_Message):
    """Give up a chair; in a running game it is held for you."""

    type: Literal["leave"]
    seat: SeatNumber


class Bot(_Message):
    """Give a free or deserted chair to a bot."""

    type: Literal["bot"]
    seat: SeatNumber
    bot: BotSpec


class Extend(_Message):
    """Give somebody more time."""

    type: Literal["extend"]
    seat: SeatNumber


class Start(_Message):
    """Begin the game."""

    type: Literal["start"]


class Lead(_Message):
    """Go on to the next step of a lesson, or back to the one before."""

    type: Literal["lead"]
    seat: SeatNumber
    go: Literal["on", "back"]


Message = Annotated[
    Move | Why | Confirm | Undo | Restart | Ask | Consent | Order | Chat | Note | Sit | Leave | Bot | Extend | Start | Lead,
    Field(discriminator="type"),
]

_reader: TypeAdapter[Any] = TypeAdapter(Message)


def read_message(text: str | bytes) -> Any:
    """The message in a piece of JSON; anything else is Malformed, with what is wrong and where."""
    try:
        return _reader.validate_json(text)
    except ValidationError as error:
        raise Malformed(explained(error)) from None


def explained(error: ValidationError) -> str:
    """The first thing that is wrong with a message, as a sentence."""
    first = error.errors(include_url=False)[0]
    where = ".".join(str(part) for part in first["loc"] if part not in ("body",))
    return f"The message cannot be read: {where + ': ' if where else ''}{first['msg']}."


class Place(_Strict):
    """Who is to have a chair of a new table."""

    kind: Literal["me", "open", "bot"]
    name: str = Field(default="", max_length=MAX_NAME, description="For a second player at your own screen.")
    bot: BotSpec | None = None


class NewTable(_Strict):
    """A table to be set up."""

    game: str = Field(max_length=40)
    settings: dict[str, Any] = Field(default_factory=dict)
    places: list[Place] = Field(min_length=1, max_length=12, description="One entry a seat.")
    listed: bool = Field(default=False, description="Whether the lobby shows the table to everybody.")
    grace: Annotated[float, Field(ge=0, le=600)] | None = Field(
        default=4, description="Seconds until a move is final; null waits for confirm."
    )
    seed: str | None = Field(default=None, max_length=80)
    clock: ClockChoice | None = Field(default=None, description="How time is counted; null: not at all.")
    window: Annotated[float, Field(ge=0.1, le=600)] | None = Field(
        default=None, description="Seconds after which somebody who is offered an answer in turn has passed; null waits."
    )


class NewGuest(_Strict):
    """Someone who wants to be called this."""

    name: Name


class Uploaded(_Strict):
    """A log that was downloaded here or written by the library."""

    log: str = Field(min_length=2, max_length=2_000_000)
    listed: bool = False


class Fork(_Strict):
    """A new game that begins with the first records of another."""

    at: Annotated[int, Field(ge=0)]
    places: list[Place] = Field(default_factory=list, max_length=12)
