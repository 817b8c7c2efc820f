import pytest

from .house import Guest, a_house, config
from .postgres import Cluster, binaries


def pytest_collection_modifyitems(items):
    for item in items:
        if "tests/table" in str(item.path):
            # Real servers, databases and clocks on a machine that others use too: once is not enough to say that something is broken.
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def cluster():
    """A PostgreSQL server that all tests of this process share."""
    if binaries() is None:
        pytest.skip("no PostgreSQL here; install Debian's postgresql package")
    running = Cluster()
    yield running
    running.close()


def fresh(kind, request, folder):
    return request.getfixturevalue("cluster").new_database() if kind == "postgresql" else f"sqlite:///{folder / 'tables.sqlite'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """A database of its own for one test."""
    return fresh(request.param, request, tmp_path)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("house")
    with a_house(config(folder, database=fresh(request.param, request, folder))) as running:
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
