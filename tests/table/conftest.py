import pytest

from .house import Guest, a_house, config


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with a_house(config(tmp_path_factory.mktemp("house"))) as running:
        yield running


@pytest.fixture
def ada(house):
    return Guest(house, "Ada")


@pytest.fixture
def bo(house):
    return Guest(house, "Bo")


@pytest.fixture
def passer_by(house):
    return Guest(house, None)
