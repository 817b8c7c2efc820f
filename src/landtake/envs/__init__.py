"""Adapters for researchers: `aec` (PettingZoo), `solo` and `vector` (Gymnasium), `spiel` (OpenSpiel)."""
