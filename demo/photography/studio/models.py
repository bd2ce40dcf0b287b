"""The watch models that several pictures show: designs/watches.json names form and finish of each. Read by the scenes."""

import json
import sys
from pathlib import Path

from studio.wristwatch import completed

DESIGNS = Path(__file__).resolve().parents[1] / "designs" / "watches.json"


def read_model(parameters):
    """Form (`watch`) and `finish` of the model that `parameters` names, with what its `change` says otherwise."""
    models = json.loads(DESIGNS.read_text(encoding="utf-8"))
    name = parameters["model"]
    if name not in models:
        sys.exit(f'There is no watch model "{name}". Known: {", ".join(sorted(models))}.')
    model = completed(parameters.get("change", {}), models[name])
    return completed(model["watch"]), model["finish"]
