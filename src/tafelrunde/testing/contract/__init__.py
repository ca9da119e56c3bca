"""What every game must fulfil. These tests know no game: the plugin hands them the ones to be tried."""
