"""Finished jewellery assembled from chains, pendants, earrings, bracelets and pearls: one function per kind, whose
parameters are those of pictures/*.json."""

import numpy as np

from studio import bracelets, chains, earrings, laid_chain_paths, materials, mesh_objects, nacre_and_blasted_metal, pearls, pendants, sweeps

NACRES = {
    "akoya": {},
    "akoya white": {"body": (0.76, 0.72, 0.67), "rose": (0.80, 0.66, 0.63)},
    "fresh rose": {"body": (0.74, 0.54, 0.46), "rose": (0.78, 0.48, 0.44), "lustre": 0.66, "spots": 0.12},
    "fresh cream": {"body": (0.76, 0.67, 0.55), "rose": (0.80, 0.62, 0.54), "lustre": 0.66, "spots": 0.12},
    "fresh grey": {"body": (0.54, 0.50, 0.50), "rose": (0.60, 0.53, 0.51), "lustre": 0.66, "spots": 0.12},
    "tahiti": {"body": (0.045, 0.055, 0.075), "rose": (0.04, 0.17, 0.16), "edge": (0.17, 0.11, 0.21), "lustre": 0.8},
}


def metal_of(name, finish="polished"):
    """A metal in one of its finishes."""
    if finish == "blasted":
        return nacre_and_blasted_metal.blasted(name)
    if finish == "satin":
        return materials.satin(name, (60, 60, 60), 0.34, 0.05)
    return materials.polished(name, 0.10)


def add_necklace(metal, link, points=None, coil=None, thickness=None, ends=None):
    """A chain on the table, along given points or coiled; `ends` is `bolt ring`, `box`, or empty if the chain leaves
    the image."""
    gold = metal_of(metal)
    where = laid_chain_paths.coil(**coil) if coil else np.array(points, dtype=float)
    path = laid_chain_paths.lay(where, thickness or link["width"] * 0.8) if where.shape[1] == 2 else _through(where)
    chains.add_chain(path, gold, **link)
    if ends == "bolt ring":
        _close_with_bolt_ring(path, gold)
    elif ends == "box":
        _close_with_box(path, gold, link["width"])


def _through(points):
    """A path whose heights are given."""
    return laid_chain_paths.evenly(sweeps.smooth_path(points, 30), 0.02)


def _close_with_bolt_ring(path, gold):
    """The bolt ring at the end of the path, a small ring at its beginning."""
    out = path[-1] - path[-6]
    place = path[-1] + out / np.linalg.norm(out) * 0.40
    chains.add_bolt_ring((place[0], place[1], 0.065), (-out[0], -out[1], 0) * np.array(-1), gold)
    back = path[0] - path[6]
    start = path[0] + back / np.linalg.norm(back) * 0.10
    chains.add_round_link("end ring", (start[0], start[1], 0.03), (back[0], back[1], 0), 0.13, 0.03, gold)


def _close_with_box(path, gold, width):
    """A box clasp: the housing with its tongue pushed home, and the figure of eight at its side."""
    out = path[-1] - path[-8]
    out[2] = 0
    out /= np.linalg.norm(out)
    place = np.array([*path[-1][:2], 0]) + out * 0.62
    box = mesh_objects.add_box("box", (0.95, width * 0.98, width * 0.72), (0, 0, 0), gold, bevel=0.07)
    seam = mesh_objects.add_box("seam", (0.03, width * 1.0, width * 0.74), (0, 0, 0), gold, bevel=0.01)
    for part, shift in ((box, 0.0), (seam, 0.30)):
        part.matrix_world = chains.lying_along(place + out * shift + (0, 0, width * 0.37), out, 0)
    for side in (-1, 1):
        chains.add_round_link("end ring", place + out * side * 0.56 + (0, 0, width * 0.37), out, 0.13, 0.04, gold, 90)


def _pendant(make):
    """A pendant of metal only, with the parameters of pictures/*.json."""
    return lambda metal, finish="polished", **shape: make(metal_of(metal, finish), **shape)


def add_single_pearl(metal, nacre, **shape):
    """A pearl under its loop."""
    pendants.add_single_pearl(metal_of(metal), nacre_and_blasted_metal.nacre(**NACRES[nacre]), **shape)


def add_bezel_stud(metal, **shape):
    """One brilliant stud."""
    earrings.add_bezel_stud(metal_of(metal), materials.diamond(), **shape)


def add_leaf_drop(metal, **shape):
    """One willow-leaf drop."""
    earrings.add_leaf_drop(metal_of(metal), nacre_and_blasted_metal.tourmaline(), **shape)


def add_pearl_stud(metal, nacre, **shape):
    """One pearl stud."""
    earrings.add_pearl_stud(metal_of(metal), nacre_and_blasted_metal.nacre(**NACRES[nacre]), pearls.add_pearl, **shape)


def add_bangle(metal, **shape):
    """The twisted bangle: matt faces, bright edges."""
    bracelets.add_twisted_bangle(materials.satin(metal, (30, 30, 30), 0.30, 0.12), metal_of(metal), **shape)


def add_weir(metal, height=0.1, **shape):
    """The link bracelet."""
    bracelets.add_weir(_flat_path(shape, height), metal_of(metal), **shape)


def add_tennis(metal, height=0.115, **shape):
    """The line of brilliants."""
    bracelets.add_tennis(_flat_path(shape, height), metal_of(metal), materials.diamond(), **shape)


def _flat_path(shape, height):
    """Removes `points` or `coil` and `closed` from a bracelet's parameters and returns a level path through them."""
    closed = shape.pop("closed", False)
    points = np.array(shape.pop("points"), dtype=float) if "points" in shape else laid_chain_paths.coil(**shape.pop("coil"))
    curve = sweeps.smooth_path(points, 40, closed)
    level = laid_chain_paths.evenly(np.vstack([curve, curve[:1]]) if closed else curve, 0.02)
    return np.column_stack([level[:, :2], np.full(len(level), height)])


def add_pearl_strand(nacre, diameter, points=None, coil=None, double_loop=None, closed=False, clasp=None, **given):
    """A strand on the table; `nacre` may be a list; `clasp` has at, kind, metal and finish."""
    kinds = [nacre_and_blasted_metal.nacre(**NACRES[name]) for name in ([nacre] if isinstance(nacre, str) else nacre)]
    if double_loop:
        where, closed = laid_chain_paths.double_loop(**double_loop), True
    else:
        where = laid_chain_paths.coil(**coil) if coil else np.array(points, dtype=float)
    path = laid_chain_paths.lay(where, diameter, closed=closed)
    worn = {**clasp, "metal": metal_of(clasp["metal"], clasp.get("finish", "polished"))} if clasp else None
    pearls.add_strand(path, diameter, kinds, clasp=worn, **given)


PIECES = {
    "chain": add_necklace,
    "pebble": _pendant(pendants.add_pebble),
    "locket": _pendant(pendants.add_locket),
    "letter": _pendant(pendants.add_letter),
    "single pearl": add_single_pearl,
    "bezel stud": add_bezel_stud,
    "hoop": _pendant(earrings.add_hoop),
    "leaf drop": add_leaf_drop,
    "pearl stud": add_pearl_stud,
    "bangle": add_bangle,
    "weir": add_weir,
    "tennis": add_tennis,
    "strand": add_pearl_strand,
}
