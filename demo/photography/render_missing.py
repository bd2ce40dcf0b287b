"""Renders every image that has an entry but no JPEG yet; run manually, unattended:
nice -n 19 python3 demo/photography/render_missing.py [--list] [--at-once 2]"""

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True

from studio.picture_entries import read_pictures  # noqa: E402 (needs the script's folder on the path)

# The most visible images are rendered first: page headers, then the first view of each product.
FIRST_VIEW = "/front"


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--list", action="store_true", help="only list the images")
    parser.add_argument("--at-once", type=int, default=1, help="number of images to render concurrently")
    return parser.parse_args()


def is_model(name: str) -> bool:
    """Whether the entry is only a base of others (`like`) and not an image, such as arnsberg/products/_base."""
    return name.rsplit("/", 1)[-1].startswith("_")


def priority(name: str) -> int:
    if "/products/" not in name:
        return 0
    return 1 if name.endswith(FIRST_VIEW) else 2


def render(name: str, threads: int) -> None:
    print(name, flush=True)
    command = ["blender", "-b", "-t", str(threads), "-P", str(HERE / "render.py"), "--", name]
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": str(threads)}
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)


def main() -> None:
    arguments = read_arguments()
    files = HERE.parent / "files"
    names = [name for name in read_pictures(HERE) if not is_model(name) and not (files / f"{name}.jpg").exists()]
    names.sort(key=priority)
    print(f"{len(names)} images are missing")
    if arguments.list:
        print("\n".join(names))
        return
    threads = max(1, len(os.sched_getaffinity(0)) // arguments.at_once)
    with ThreadPoolExecutor(arguments.at_once) as pool:
        # Reading every result raises the exceptions of the workers.
        list(pool.map(lambda name: render(name, threads), names))


main()
