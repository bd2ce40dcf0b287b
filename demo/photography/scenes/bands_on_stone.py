"""A pair of wedding bands on a stone ledge: one lies flat, the other rests with its far edge on the first one's rim."""

from studio import bands, ledge_and_window_light, materials, poses


def build(parameters):
    pair = parameters["pair"]
    lying = poses.rest(_add_band(parameters["flat"]), {"at": pair["location"][:2], "tipDeg": 90})
    poses.lean(_add_band(parameters["resting"]), lying, {"turnDeg": pair["turnDeg"]})
    ledge_and_window_light.build_ledge(parameters)
    ledge_and_window_light.light_by_window(parameters["window"])


def _add_band(band):
    if band["finish"] == "polished":
        metal = materials.polished(band["metal"], 0.1)
    else:
        metal = materials.satin(band["metal"], (4, 70, 4), 0.3, 0.1)
    return bands.add_band(metal, band["innerRadius"], band["width"], band["thickness"], band["corner"], band["crown"])
