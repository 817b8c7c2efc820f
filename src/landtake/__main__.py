"""`python -m landtake` is `landtake`."""

from landtake.cli import main

main()
