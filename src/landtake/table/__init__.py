"""The web table: people and bots play Landtake's games together in the browser."""
