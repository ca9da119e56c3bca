"""The contract every game fulfils. It knows no game and needs nothing but the standard library and msgspec."""
