"""Tables that begin in the middle of a game."""

import random

import landtake


def table_at(guest, game, wanted, *, seats=None, seed=1, **settings):
    """A table where seat 0 is the guest's, the others are bots', and something holds of the match."""
    match = landtake.new(game, seats=seats or landtake.info(game).seats[0], seed=seed, **settings)
    rng = random.Random(seed)
    while not (match.decision.seats[0] == 0 and wanted(match)):
        seat = match.decision.seats[0]
        match.play(seat, rng.choice(match.view(seat).options()))
    shown = guest.http.post("/api/uploads", json={"log": str(match.log)}).json()["id"]
    places = [{"kind": "me"}, *[{"kind": "bot", "bot": "easy"}] * (match.game.seats - 1)]
    forked = guest.http.post(f"/api/tables/{shown}/fork", json={"at": len(match.records), "places": places})
    assert forked.status_code == 201, forked.text
    return forked.json()["id"]


def asked_by(form):
    """Whether seat 0 is to choose in a form."""

    def holds(match):
        found = match.presentation.chooser(match.view(0))
        return found is not None and found.form == form

    return holds
