"""Rings, alone or in pairs: each of `rings` has a kind, materials, measures and a pose. They are placed on the product
set, or on a ledge in sunlight from a window if `window` is set."""

from studio import bands, gemstones, jewelled_rings, ledge_and_window_light, materials, multi_stone_rings, poses, product_set, signets
from studio.solitaire import add_solitaire

KINDS = {
    "band": bands.add_band,
    "bezel": jewelled_rings.add_bezel_ring,
    "bud": jewelled_rings.add_bud_ring,
    "cathedral": jewelled_rings.add_cathedral_ring,
    "emerald": jewelled_rings.add_emerald_ring,
    "eternity": multi_stone_rings.add_half_eternity,
    "fold": signets.add_fold,
    "oval": multi_stone_rings.add_oval_ring,
    "petals": jewelled_rings.add_petal_ring,
    "signet": signets.add_signet,
    "solitaire": add_solitaire,
    "trio": multi_stone_rings.add_trio_ring,
}


def build(parameters):
    placed = []
    for ring in parameters["rings"]:
        paints = {name: _material(recipe) for name, recipe in ring["materials"].items()}
        piece = KINDS[ring["kind"]](**paints, **ring.get("measures", {}))
        if ring.get("leansOn") is not None:
            poses.lean(piece, placed[ring["leansOn"]], ring["pose"])
        else:
            poses.rest(piece, ring["pose"])
        placed.append(piece)
    if "window" in parameters:
        ledge_and_window_light.build_ledge(parameters)
        ledge_and_window_light.light_by_window(parameters["window"])
    else:
        product_set.place(parameters)


def _material(recipe):
    """A coloured gem, a diamond (an empty recipe), or a metal by name and finish."""
    if "gem" in recipe:
        return gemstones.gem(recipe["gem"], recipe["index"], recipe.get("haze", 0.0))
    if "metal" not in recipe:
        return materials.diamond()
    if recipe.get("finish", "polished") == "polished":
        return materials.polished(recipe["metal"], recipe.get("roughness", 0.09))
    if recipe["finish"] == "tarnished":
        return signets.tarnished(recipe["metal"])
    stretch = {"lengthwise": (0.8, 32, 0.8), "crosswise": (30, 0.8, 30)}[recipe["finish"]]
    return materials.satin(recipe["metal"], stretch, recipe.get("roughness", 0.21), recipe.get("depth", 0.06))
