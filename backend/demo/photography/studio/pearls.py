"""A strand of pearls, knotted on silk, laid along a path."""

import numpy as np

from studio import stage, sweeps
from studio.nodes import Graph


def add_strand(path, diameter, lift, gap=0.035, silk=(0.80, 0.74, 0.66)):
    """Lays pearls along a path of (x, y) points on the ground that `lift(x, y)` describes."""
    curve = sweeps.smooth_path(path, 60)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))])
    material, thread = pearl(), _silk(silk)
    centres = []
    at = diameter / 2
    while at < run[-1]:
        size = diameter * np.random.normal(1.0, 0.012)
        x, y = (np.interp(at, run, curve[:, axis]) for axis in (0, 1))
        place = (x, y, float(lift(np.array(x), np.array(y))) + size / 2)
        _add_pearl(place, size / 2, material)
        centres.append(place)
        at += size + gap
    centres = np.array(centres)
    for here, there in zip(centres, centres[1:]):
        middle = (here + there) / 2
        _add_ball("knot", middle, 0.055, thread, 12)
    sweeps.add_tube("silk", centres, 0.018, thread, sides=8)


def pearl(colour=(0.90, 0.82, 0.72)):
    """Nacre: a soft inner glow under a clear skin; seen aslant it turns to rose and a little green."""
    graph = Graph("pearl")
    facing = graph.node("ShaderNodeLayerWeight", Blend=0.35).outputs["Facing"]
    orient = graph.ramp(facing, [(0.0, colour), (0.5, (0.86, 0.75, 0.68)), (0.8, (0.70, 0.67, 0.60)), (1.0, (0.78, 0.66, 0.62))])
    own = graph.node("ShaderNodeObjectInfo").outputs["Random"]
    shade = graph.node("ShaderNodeHueSaturation", Color=orient, Value=graph.map_range(own, 0.0, 1.0, 0.94, 1.05)).outputs[0]
    glow = graph.principled(Base_Color=shade, Roughness=0.38, Specular=0.35)
    # The skin mirrors the window sharply; the glow below stays soft. Both together tell a pearl from a ball of chalk.
    skin = graph.node("ShaderNodeBsdfGlossy", Color=(1.0, 0.97, 0.95, 1), Roughness=0.05)
    nacre = graph.node("ShaderNodeMixShader", Fac=graph.node("ShaderNodeFresnel", IOR=1.62).outputs[0])
    graph.link(glow, nacre.inputs[1])
    graph.link(skin.outputs[0], nacre.inputs[2])
    return graph.finish(nacre.outputs[0])



def _silk(colour):
    graph = Graph("silk")
    return graph.finish(graph.principled(Base_Color=(*colour, 1), Roughness=0.6, Sheen=0.4))


def _add_pearl(place, radius, material):
    ball = _add_ball("pearl", place, radius, material, 64)
    ball.scale = np.random.normal(1.0, 0.008, 3)
    ball.rotation_euler = np.random.uniform(0, 6.28, 3)


def _add_ball(name, place, radius, material, sides):
    """A ball round its own origin, so that every pearl turns and stretches by itself."""
    # From the lower pole upwards, so that faces look outwards: nacre needs to know its outside.
    height = np.linspace(0.002, np.pi - 0.002, sides // 2)
    ball = sweeps.add_lathe(name, np.stack([radius * np.sin(height), -radius * np.cos(height)], axis=1), material, segments=sides)
    ball.location = place
    return ball
