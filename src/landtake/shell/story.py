"""What happened in a match, as the sentences that one seat hears."""

from __future__ import annotations

from collections.abc import Iterator

from landtake.core.match import Match


def story(match: Match, seat: int | None, since: int = 0, until: int | None = None) -> Iterator[str]:
    """The log's sentences from record `since` up to record `until`, as `seat` (None: a spectator) may hear them."""
    for index, record in enumerate(match.records[since:until], since):
        if record.events:
            view = match.view(seat, at=index + 1)
            for event in record.events:
                seen = match.seen_event(event, seat)
                sentence: str = match.presentation.event(view, seen["event"], seen["args"])
                if sentence:
                    yield sentence


def ending(match: Match) -> Iterator[str]:
    """How the match ended, in lines; none while it is in play."""
    result = match.result
    if result is None:
        return
    words = match.presentation
    winners = " and ".join(words.seat(seat) for seat in result.winners)
    yield f"{winners} won. {words.reason(result.reason)}"
    for seat in sorted(range(match.game.seats), key=lambda each: result.ranks[each]):
        yield f"  {result.ranks[seat]}. {words.seat(seat)}: {result.scores[seat]}"
