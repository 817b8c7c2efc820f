"""Landed as people see it: words, terrains, tiles and cards."""
