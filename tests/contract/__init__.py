"""What every game must fulfil. These tests run on each installed game and on the example; they know none of them."""
