"""Renders one picture of the demo content; run by hand, never by the build:
blender -b -P backend/demo/photography/render.py -- <name> [--preview] [--output file.jpg]
Scene, seed, size and parameters of every picture stand in pictures/*.json."""

import argparse
import importlib
import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True

from studio import camera, darkroom, stage  # noqa: E402 (Blender does not put the script's folder on the path)

PREVIEW_WIDTH_PX = 400
PREVIEW_SAMPLES = 24


def read_arguments() -> argparse.Namespace:
    """Blender leaves everything behind `--` to the script."""
    own = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    parser = argparse.ArgumentParser(prog="render.py")
    parser.add_argument("name", help="a key of pictures/*.json, such as arnsberg/home-hero")
    parser.add_argument("--preview", action="store_true", help="small and quick, to judge composition and light")
    parser.add_argument("--width", type=int, help="width in pixels instead of the recorded one")
    parser.add_argument("--samples", type=int, help="samples per pixel instead of the recorded ones")
    parser.add_argument("--output", type=Path, help="where to write instead of the recorded file")
    return parser.parse_args(own)


def read_pictures() -> dict:
    """All entries of all files; a name stands once."""
    pictures = {}
    for file in sorted((HERE / "pictures").glob("*.json")):
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


def main() -> None:
    arguments = read_arguments()
    picture = complete(read_pictures(), arguments.name)
    width_px = arguments.width or (PREVIEW_WIDTH_PX if arguments.preview else picture["widthPx"])
    height_px = round(width_px * picture["heightPx"] / picture["widthPx"])
    samples = arguments.samples or (PREVIEW_SAMPLES if arguments.preview else picture["samples"])

    stage.clear(picture["seed"])
    importlib.import_module(f"scenes.{picture['scene']}").build(picture["parameters"])
    camera.place(**picture["camera"])
    output = arguments.output or HERE.parent / "files" / f"{arguments.name}.jpg"
    darkroom.develop(output, width_px, height_px, samples, picture["seed"], picture["development"])


main()
