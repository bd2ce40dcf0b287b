"""Reads the entries of pictures/*.json and completes an entry from the one it is `like`. Does not need Blender."""

import json
import sys
from pathlib import Path


def read_pictures(folder: Path) -> dict:
    """All entries of all files in `pictures`; exits if a name is not unique."""
    pictures = {}
    for file in sorted((folder / "pictures").glob("*.json")):
        for name, entry in json.loads(file.read_text(encoding="utf-8")).items():
            if name in pictures:
                sys.exit(f'"{name}" is not unique: it is repeated in {file.name}.')
            pictures[name] = entry
    return pictures


def complete(pictures: dict, name: str) -> dict:
    """The entry merged with the one it is `like`; its own values take precedence."""
    if name not in pictures:
        sys.exit(f'There is no image "{name}". Known: {", ".join(sorted(pictures))}.')
    entry = dict(pictures[name])
    model = entry.pop("like", None)
    return merge(complete(pictures, model), entry) if model else entry


def merge(model: dict, own: dict) -> dict:
    """Merges dictionaries recursively; any other value of `own` replaces the model's."""
    joined = dict(model)
    for key, value in own.items():
        both = isinstance(value, dict) and isinstance(joined.get(key), dict)
        joined[key] = merge(joined[key], value) if both else value
    return joined
