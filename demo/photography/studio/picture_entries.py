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
    """The entry merged with the one it is `like`, or with several, of which later ones take precedence, as its own
    values do before all."""
    if name not in pictures:
        sys.exit(f'There is no image "{name}". Known: {", ".join(sorted(pictures))}.')
    entry = dict(pictures[name])
    models = entry.pop("like", [])
    for model in reversed([models] if isinstance(models, str) else models):
        entry = merge(complete(pictures, model), entry)
    return entry


def merge(model, own):
    """Merges dictionaries recursively; in place of a list, a dictionary changes the items at the positions it names.
    Any other value of `own` replaces the model's."""
    if not isinstance(own, dict):
        return own
    if isinstance(model, list):
        return [merge(item, own.get(str(position), {})) for position, item in enumerate(model)]
    joined = model if isinstance(model, dict) else {}
    return {**joined, **{key: merge(joined.get(key), value) for key, value in own.items()}}
