"""A pair of wedding bands on a stone ledge: one lies flat, the other rests with its far edge on the first one's rim."""

from math import asin, cos, radians

from mathutils import Matrix

from studio import materials, sets, stage, sweeps


def build(parameters):
    flat, resting = parameters["flat"], parameters["resting"]
    first, second = _add_band(flat), _add_band(resting)
    lie_down = Matrix.Rotation(radians(90), 4, "X")
    first.matrix_world = Matrix.Translation((0, 0, flat["width"] / 2)) @ lie_down

    # The resting band touches the ledge with one edge and, a diameter less half its wall on, the rim of the flat one.
    radius = _outer_radius(resting)
    reach = 2 * radius - resting["thickness"] / 2
    slope = asin(flat["width"] / reach)
    edge = -_outer_radius(flat) + flat["thickness"] * 0.3 - reach * cos(slope)
    raised = Matrix.Rotation(-slope, 4, "Y") @ Matrix.Translation((radius, 0, resting["width"] / 2))
    second.matrix_world = Matrix.Translation((edge, 0, 0)) @ raised @ lie_down

    pair = stage.add_empty("pair", parameters["pair"]["location"], (0, 0, radians(parameters["pair"]["turnDeg"])))
    first.parent = second.parent = pair
    sets.build_ledge(parameters)
    sets.light_by_window(parameters["window"])


def _add_band(band):
    if band["finish"] == "polished":
        metal = materials.polished(band["metal"], 0.1)
    else:
        metal = materials.satin(band["metal"], (4, 70, 4), 0.3, 0.1)
    profile = sweeps.rounded_profile(band["width"], band["thickness"], band["corner"], crown=band["crown"], comfort=0.02)
    return sweeps.add_ring_band("band", band["innerRadius"], profile, metal, segments=360)


def _outer_radius(band):
    return band["innerRadius"] + band["thickness"] + band["crown"] + 0.02
