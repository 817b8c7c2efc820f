"""The OpenAPI document against the server: whatever it allows, and much that it does not, the server does not fail."""

import os

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from landtake.table.app import create_app
from landtake.table.config import Config

from .house import Guest

PATIENCE = 120

SCHEMA = schemathesis.openapi.from_dict(create_app(Config(database="sqlite://")).openapi())
OPERATIONS = [(path, method) for path, methods in SCHEMA.items() for method in methods]
EXAMPLES = int(os.environ.get("FUZZ_EXAMPLES", "12"))
BOT = {"kind": "bot", "bot": "easy"}


@pytest.fixture(scope="module")
def table(house):
    guest = Guest(house, "Ada")
    return guest.open("landomy", "me", BOT, grace=None)["id"], dict(guest.http.cookies)


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_no_request_makes_the_server_fail(house, table, path, method):
    id, cookies = table
    operation = SCHEMA[path][method]

    # A picture takes a second of another process.
    examples = min(EXAMPLES, 3) if path.endswith(".png") else EXAMPLES

    @settings(max_examples=examples, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(), real=st.booleans())
    def check(case, real):
        if real and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = id
        if case.query and "wait" in case.query:
            case.query["wait"] = 0
        if path.endswith(".png") and isinstance((case.query or {}).get("width", 100), int):
            case.query = {**(case.query or {}), "width": min((case.query or {}).get("width", 100), 100)}
        response = case.call(base_url=house.url, cookies=cookies, timeout=PATIENCE)
        assert response.status_code < 500, (response.status_code, response.text)

    check()


def test_every_operation_is_tried():
    assert len(OPERATIONS) >= 15
