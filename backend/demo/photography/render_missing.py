"""Renders every picture that is composed but has no master yet, one after the other; run by hand and left alone:
nice -n 19 python3 backend/demo/photography/render_missing.py [--list]"""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True

from studio.entries import read_pictures  # noqa: E402 (the script's own folder comes first)

# What a visitor sees first is rendered first: page headers, then the first view of each piece.
FIRST_VIEW = "/front"


def is_model(name: str) -> bool:
    """An entry that others are `like` and that is no picture itself, such as arnsberg/products/_base."""
    return name.rsplit("/", 1)[-1].startswith("_")


def priority(name: str) -> int:
    if "/products/" not in name:
        return 0
    return 1 if name.endswith(FIRST_VIEW) else 2


def main() -> None:
    files = HERE.parent / "files"
    names = [name for name in read_pictures(HERE) if not is_model(name) and not (files / f"{name}.jpg").exists()]
    names.sort(key=priority)
    print(f"{len(names)} pictures without a master")
    for name in names:
        print(name, flush=True)
        if "--list" not in sys.argv:
            subprocess.run(["blender", "-b", "-P", str(HERE / "render.py"), "--", name], check=True, stdout=subprocess.DEVNULL)


main()
