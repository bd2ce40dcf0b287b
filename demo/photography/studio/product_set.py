"""The set of all product images: a seamless sweep of pale plaster, a tall window at the left, dark cards that draw
the edges of metal. Scenes put the product on the plane z = 0 at the origin, call place(parameters) and take over the
entry arnsberg/products/_base of pictures/base.json, whose camera fits a product 2.2 cm wide.

`parameters["set"]` may say: `scale` (a piece 22 cm wide says 10, multiplies the camera's location, target and focus by
10 and divides its f-number by 10; the light keeps its look), `throughStone` (contrast of the room a clear stone sees),
`window`, `fill`, `top` (factors of the three lights), `cards` (false without the dark cards: cloth, paper, pearls),
`plaster` (its colour), `whiteMetal` (that a still life has some; rings and jewellery name their metals), `inMetal` (the
colour by which mirrors see the table dimmed; white metals use only its brightness, as a warm table would turn them to
champagne) and `softboxes` (more lights, not scaled)."""

import numpy as np

from studio import lights, materials, mesh_objects
from studio.nodes import Graph

PLASTER = (0.83, 0.755, 0.66)
# Warm, as the floor of a workshop beyond the table.
IN_METAL = (0.52, 0.45, 0.385)
LUMINANCE = (0.2126, 0.7152, 0.0722)
SWEEP_FRONT, SWEEP_BACK, SWEEP_RADIUS, SWEEP_HEIGHT, SWEEP_HALF_WIDTH = -16, 9, 16, 60, 70


def place(parameters):
    """Adds sweep and light."""
    given = parameters.get("set", {})
    scale = given.get("scale", 1.0)
    plaster, in_metal = given.get("plaster", PLASTER), given.get("inMetal", IN_METAL)
    if given.get("whiteMetal", _has_white_metal(parameters)):
        in_metal = _to_grey(plaster, in_metal)
    _add_sweep(scale, _plaster(plaster, scale, in_metal))
    _light(scale, given)
    for box in given.get("softboxes", []):
        lights.add_softbox(**box)


def _has_white_metal(parameters):
    paints = [paint for ring in parameters.get("rings", []) for paint in ring["materials"].values()]
    return any(made.get("metal") in materials.WHITE_METALS for made in (*paints, *parameters.get("pieces", [])))


def _to_grey(plaster, in_metal):
    """The factors that make the plaster grey and somewhat brighter than it was."""
    brightness = 1.2 * float(np.dot(LUMINANCE, np.multiply(plaster, in_metal)))
    return tuple(brightness / c for c in plaster)


def _add_sweep(scale, material):
    """Floor, hollow and wall in one surface, so that no horizon shows."""
    bend = np.linspace(0, np.pi / 2, 40)
    hollow = [(SWEEP_BACK + SWEEP_RADIUS * np.sin(a), SWEEP_RADIUS * (1 - np.cos(a))) for a in bend]
    line = np.array([(SWEEP_FRONT, 0.0), (0.0, 0.0), *hollow, (SWEEP_BACK + SWEEP_RADIUS, SWEEP_HEIGHT)])
    rows = [np.insert(line, 0, side * SWEEP_HALF_WIDTH, axis=1) for side in (-1, 1)]
    mesh_objects.add_grid("sweep", np.array(rows) * scale, material)


def _plaster(colour, scale, in_metal):
    """Smoothed lime plaster: soft trowel waves, fine sand. Mirrors see it darker, as if the table ended nearby: a pale
    table all round would wash the colour out of gold."""
    graph = Graph("product plaster")
    place = graph.stretched(graph.texture_coordinates("Object"), (1 / scale,) * 3)
    waves = graph.noise(graph.stretched(place, (0.5, 0.5, 0.9), (0.2, 0.3, 0.5)), 0.5, 3.0, 0.55, 0.8)
    sand = graph.noise(place, 14.0, 2.0, 0.6)
    clouds = graph.ramp(waves, [(0.3, tuple(c * 0.97 for c in colour)), (0.7, tuple(min(1, c * 1.02) for c in colour))])
    dark = graph.blend("MULTIPLY", 1.0, clouds, (*in_metal, 1))
    tint = graph.blend("MIX", graph.node("ShaderNodeLightPath").outputs["Is Glossy Ray"], clouds, dark)
    normal = graph.bump(sand, 0.16, 0.012 * scale, graph.bump(waves, 0.10, 0.5 * scale))
    return graph.finish(graph.principled(Base_Color=tint, Roughness=0.85, Specular=0.2, Normal=normal))


def _light(scale, given):
    """A window high at the left, its light thrown back faintly from the right; all sizes follow the scale."""

    def at(*point):
        return tuple(scale * c for c in point)

    window, fill, top = (given.get(name, 1.0) for name in ("window", "fill", "top"))
    lights.set_world((1.0, 0.975, 0.94), 0.15 * fill, given.get("throughStone", 3.5))
    lights.add_softbox(at(-24, 1, 15), at(0, 1, 0), at(17, 20), 21.0 * window, (1.0, 0.945, 0.88), 0.3)
    lights.add_softbox(at(12, 12, 36), at(4, 10, 0), at(40, 26), 1.5 * top, (1.0, 0.96, 0.91))
    lights.add_softbox(at(30, -8, 12), at(0, 0, 1), at(14, 26), 1.0 * fill, (1.0, 0.95, 0.89))
    if given.get("cards", True):
        lights.add_flag(at(-9, -24, 6), at(0, 0, 1), at(9, 28))
        lights.add_flag(at(14, -17, 5), at(0, 0, 1), at(8, 24))
