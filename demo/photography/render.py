"""Renders one image of the demo content; run manually, never by the build:
blender -b -P demo/photography/render.py -- <name> [--preview] [--output file.jpg]
Scene, seed, size and parameters of every image are in pictures/*.json."""

import argparse
import importlib
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True

from studio import camera, mesh_objects, render_photo  # noqa: E402 (Blender does not add the script's folder to the path)
from studio.picture_entries import complete, read_pictures  # noqa: E402

PREVIEW_WIDTH_PX = 400
PREVIEW_SAMPLES = 24


def read_arguments() -> argparse.Namespace:
    """Blender passes all arguments after `--` to the script."""
    own = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    parser = argparse.ArgumentParser(prog="render.py")
    parser.add_argument("name", help="a key of pictures/*.json, such as arnsberg/home-hero")
    parser.add_argument("--preview", action="store_true", help="small and fast, to check composition and light")
    parser.add_argument("--width", type=int, help="width in pixels instead of the recorded one")
    parser.add_argument("--samples", type=int, help="samples per pixel instead of the recorded ones")
    parser.add_argument("--output", type=Path, help="where to write instead of the recorded file")
    return parser.parse_args(own)


def main() -> None:
    arguments = read_arguments()
    image = complete(read_pictures(HERE), arguments.name)
    width_px = arguments.width or (PREVIEW_WIDTH_PX if arguments.preview else image["widthPx"])
    height_px = round(width_px * image["heightPx"] / image["widthPx"])
    samples = arguments.samples or (PREVIEW_SAMPLES if arguments.preview else image["samples"])

    mesh_objects.clear(image["seed"])
    importlib.import_module(f"scenes.{image['scene']}").build(image["parameters"])
    camera.place(**image["camera"])
    output = arguments.output or HERE.parent / "files" / f"{arguments.name}.jpg"
    render_photo.develop(output, width_px, height_px, samples, image["seed"], image["development"])


main()
