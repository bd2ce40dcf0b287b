"""The recorded pictures: reads pictures/*.json and completes an entry from the one that it is like. Used by both
commands; it needs no Blender."""

import json
import sys
from pathlib import Path


def read_pictures(folder: Path) -> dict:
    """All entries of all files below `pictures`; a name stands once."""
    pictures = {}
    for file in sorted((folder / "pictures").glob("*.json")):
        for name, entry in json.loads(file.read_text(encoding="utf-8")).items():
            if name in pictures:
                sys.exit(f'"{name}" stands twice, the second time in {file.name}.')
            pictures[name] = entry
    return pictures


def complete(pictures: dict, name: str) -> dict:
    """The entry with all that it takes over from the one that it is `like`; its own values win, key by key."""
    if name not in pictures:
        sys.exit(f'There is no picture "{name}". Known: {", ".join(sorted(pictures))}.')
    entry = dict(pictures[name])
    model = entry.pop("like", None)
    return merge(complete(pictures, model), entry) if model else entry


def merge(model: dict, own: dict) -> dict:
    """A list or a number of its own replaces the model's; dictionaries are joined."""
    joined = dict(model)
    for key, value in own.items():
        both = isinstance(value, dict) and isinstance(joined.get(key), dict)
        joined[key] = merge(joined[key], value) if both else value
    return joined
