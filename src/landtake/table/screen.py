"""What one seat, or a spectator, sees of a table: the pieces of the page, worked out from that seat's view alone."""

from __future__ import annotations

from typing import Any

from markupsafe import escape

from landtake.core.match import Match
from landtake.core.state import CHANCE, EVERYONE
from landtake.core.view import View
from landtake.draw import icons
from landtake.draw.presentation import Count, Panel
from landtake.table import timekeeping
from landtake.table.clocks import Clock, in_words
from landtake.table.gametable import GameTable, last_step
from landtake.table.rows import BOT, FINISHED, GATHERING, OPEN, PERSON, Chair
from landtake.table.words import drawn, render

Pieces = dict[str, str]
"""Markup by the id of the element that it fills."""


def pieces(table: GameTable, seat: int | None, wide: bool, at: int | None = None) -> Pieces:
    """The parts of the page for a viewer with a wide or a high screen, now or after the first `at` records."""
    match = table.match
    if match is None or table.row.status == GATHERING:
        return {"board": _waiting(table, seat), "hand": "", "players": _players(table, None, seat), **_bar(table, None, seat)}
    view = match.view(seat, at)
    words = table.presentation
    return {
        "board": words.wide_board(view) if wide else words.board(view),
        "hand": words.hand(view),
        "players": _players(table, view, seat),
        **_bar(table, view, seat, now=at is None),
        **(table.pieces() if at is None else {}),
    }


def _players(table: GameTable, view: View | None, seat: int | None) -> str:
    result = view.result if view else None
    held = table.match.held if table.match else None
    players = [
        {
            "seat": chair.seat,
            "mark": drawn(table.presentation.mark(chair.seat)),
            "name": chair.name or "Free seat",
            "role": _role(table, chair, seat),
            "now": view is not None and chair.seat in ((held,) if held is not None else view.asked),
            "won": result is not None and chair.seat in result.winners,
            "panel": _panel(table, view, chair.seat),
            "offer_bot": chair.left and seat is not None and table.row.status != FINISHED,
            "clock": _clock(table, chair) if view is not None else "",
            "may_give": seat is not None and timekeeping.may_give(table, table.chairs[seat].person, chair.seat),
        }
        for chair in table.chairs
    ]
    return render("fragments/players.html", players=players)


def _clock(table: GameTable, chair: Chair) -> str:
    clock = table.row.clock
    return in_words(Clock.from_json(clock).left[chair.seat]) if clock and chair.kind == PERSON and table.row.status != FINISHED else ""


def _panel(table: GameTable, view: View | None, seat: int) -> Panel | None:
    if view is None:
        return None
    panel = table.presentation.panel(view, seat)
    counts = [
        Count(drawn(icons.standalone(count.icon)) if count.icon in icons.ICONS else "", count.label, count.value) for count in panel.counts
    ]
    return Panel(panel.score, panel.unit, counts)


def _role(table: GameTable, chair: Chair, seat: int | None) -> str:
    words = [table.presentation.seat(chair.seat)]
    if chair.seat == seat:
        words.insert(0, "you")
    elif chair.kind == BOT:
        words.append("bot" if chair.person is None else "a bot plays on")
    elif table.row.status != FINISHED and chair.kind == PERSON and (chair.left or chair.person not in table.present):
        words.append("has left" if chair.left else "away")
    return " · ".join(words)


def _waiting(table: GameTable, seat: int | None) -> str:
    chairs = [
        {
            "seat": chair.seat,
            "mark": drawn(table.presentation.mark(chair.seat)),
            "title": table.presentation.seat(chair.seat),
            "who": "free" if chair.kind == OPEN else chair.name,
            "free": chair.kind == OPEN,
            "mine": chair.seat == seat,
        }
        for chair in table.chairs
    ]
    return render("fragments/waiting.html", chairs=chairs)


def _bar(table: GameTable, view: View | None, seat: int | None, now: bool = True) -> Pieces:
    prompt = {"lead": "", "text": "The table is being set.", "hint": ""}
    match = table.match
    if match is not None and view is not None:
        prompt["text"] = table.presentation.prompt(view)
        held = match.held if now else None
        if held is not None and held == seat:
            prompt = {"lead": "Done?", "text": "Confirm your move, or take it back.", "hint": ""}
        elif held is not None:
            prompt = {"lead": "", "text": f"{table.chairs[held].name} is thinking the move over.", "hint": ""}
        elif view.result is None and seat is not None and seat in view.asked:
            prompt["lead"] = "Your turn."
            if len(view.options()) == 1:
                prompt["hint"] = "There is only one answer; you are asked all the same, so that nobody can tell what you hold."
        if now and view.result is None:
            prompt["hint"] = _deserted(table, view, seat) or prompt["hint"]
    return {
        "status": str(escape(table.presentation.status(view))) if view is not None else "",
        "prompt": render("fragments/prompt.html", **prompt),
        "request": _request(table, seat) if now else "",
        "outcome": _outcome(table, view, seat),
    }


def _deserted(table: GameTable, view: View, seat: int | None) -> str:
    """What to do where those who are asked will not answer any more; nothing otherwise."""
    gone = [chair.name for chair in table.chairs if chair.left and chair.seat in view.asked]
    if not gone:
        return ""
    advice = " “Let a bot play” stands beside the name." if seat is not None and not table.chairs[seat].left else ""
    return f"{' and '.join(gone)} {'is' if len(gone) == 1 else 'are'} gone.{advice}"


def _request(table: GameTable, seat: int | None) -> str:
    request = table.row.request
    if request is None or table.match is None:
        return ""
    steps = len(table.match.records) - request["to"]
    agreed = ", ".join(table.chairs[each].name for each in request["agreed"])
    return render(
        "fragments/request.html",
        name=request["name"],
        what="the last step" if steps == 1 else f"the last {steps} steps",
        agreed=f"{agreed} agreed." if agreed else "",
        mine=seat in request["asked"] and seat not in request["agreed"],
    )


def _outcome(table: GameTable, view: View | None, seat: int | None) -> str:
    if table.match is None or view is None or view.result is None:
        return ""
    result = view.result
    names = [chair.name for chair in table.chairs]
    sides = [table.presentation.seat(each) for each in range(len(names))]
    winners = " and ".join(names[each] if names.count(names[each]) == 1 else f"{names[each]} ({sides[each]})" for each in result.winners)
    order = sorted(range(len(names)), key=lambda each: result.ranks[each])
    return render(
        "fragments/outcome.html",
        headline="You have won" if result.winners == (seat,) else f"{winners} {'has' if len(result.winners) == 1 else 'have'} won",
        reason=table.presentation.reason(result.reason),
        ranking=[
            {"rank": result.ranks[each], "name": names[each], "side": sides[each], "score": result.scores[each]}
            for each in order
        ],
        game=table.row.game,
        table=table.id,
    )


def options(table: GameTable, seat: int | None) -> list[dict[str, Any]]:
    """The legal options of a seat: what to send, what to say, and the elements that each touches."""
    match = table.match
    if match is None or seat is None or match.held is not None:
        return []
    view = match.view(seat)
    actions = match.game.actions()
    say, targets = table.presentation.option, table.presentation.targets
    return [{"action": actions[index], "say": say(view, index), "on": list(targets(view, index))} for index in view.options()]


def chooser(table: GameTable, seat: int | None) -> dict[str, Any] | None:
    """How a seat's options are put together where that is more than picking one of them."""
    match = table.match
    if match is None or seat is None or match.held is not None or match.result is not None:
        return None
    view = match.view(seat)
    found = table.presentation.chooser(view) if seat in view.asked else None
    return found.to_json(match.game.actions()) if found else None


def standing(table: GameTable, seat: int | None) -> dict[str, Any] | None:
    """What a standing order can say in this game, and what the seat's own says; None if there is no such thing."""
    entries = table.presentation.orders() if table.takes_orders else ()
    if not entries or seat is None or table.match is None or table.match.result is not None:
        return None
    return {"entries": [entry.to_json() for entry in entries], "now": table.match.standing_order(seat)}


def question(table: GameTable, seat: int | None) -> dict[str, Any]:
    """What is asked, whether the viewer may answer, go back or confirm."""
    match = table.match
    if match is None:
        return {"decision": None, "held": None, "undo": None}
    decision = match.decision
    asked = {"id": decision.id, "kind": decision.kind, "seats": list(decision.seats), "rule": decision.rule} if decision else None
    held = {"seat": match.held, "grace": table.row.grace} if match.held is not None else None
    undo = None
    if seat is not None and decision is not None:
        limit = match.undo_limit(seat).alone
        undo = {
            "step": last_step(match, seat, limit) is not None,
            "ask": last_step(match, seat, 0) is not None and table.row.request is None,
        }
    return {"decision": asked, "held": held, "undo": undo}


def touched(match: Match, seat: int | None, record: int) -> list[str]:
    """The elements that a record touched, if this viewer knows what was done."""
    entry = match.records[record]
    knows = entry.audience == EVERYONE or (seat is not None and entry.audience >> seat & 1 == 1)
    if not knows or entry.seat == CHANCE:
        return []
    # An action's elements are those of the view of its own seat; it is public, so any view names the same ones.
    return list(match.presentation.targets(match.view(seat, record), entry.action))


def last_move(match: Match, seat: int | None, count: int) -> list[str]:
    """The elements of the last move of a person or bot among the first `count` records."""
    for record in range(count - 1, -1, -1):
        if match.records[record].seat != CHANCE and match.records[record].auto != "forced":
            return touched(match, seat, record)
    return []


def log_line(table: GameTable, seat: int | None, record: int) -> list[str]:
    """What a viewer's log says of a record: a sentence for every event worth one."""
    match = table.match
    assert match is not None
    view = match.view(seat, record + 1)
    said = (match.seen_event(event, seat) for event in match.records[record].events)
    sentences = (table.presentation.event(view, told["event"], told["args"]) for told in said)
    return [sentence for sentence in sentences if sentence]
