"""The watch models that several images show, with the form and finish of each from designs/watches.json."""

import json
import sys
from pathlib import Path

from studio.wristwatch import completed

DESIGNS = Path(__file__).resolve().parents[1] / "designs" / "watches.json"


def read_model(parameters):
    """Form (`watch`) and `finish` of the model in `parameters`, with the overrides of its `change`."""
    models = json.loads(DESIGNS.read_text(encoding="utf-8"))
    name = parameters["model"]
    if name not in models:
        sys.exit(f'There is no watch model "{name}". Known: {", ".join(sorted(models))}.')
    model = completed(parameters.get("change", {}), models[name])
    return completed(model["watch"]), model["finish"]
