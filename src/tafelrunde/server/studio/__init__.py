"""The designer's studio: drafts of packs, read and drawn while they are written, played and measured."""
