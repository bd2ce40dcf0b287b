"""Surfaces below the products: travertine, plaster, slate, wood. All procedural, in the object's centimetres."""

from studio.nodes import Graph


def plaster(colour=(0.74, 0.69, 0.62), relief=0.35, scale=1.0):
    """Lime plaster drawn with a trowel: broad soft waves, fine sand, a little cloudiness."""
    graph = Graph("plaster")
    place = graph.stretched(graph.texture_coordinates("Object"), (scale, scale, scale))
    clouds = graph.noise(place, 0.09, 3.0, 0.6, 0.4)
    waves = graph.noise(graph.stretched(place, (0.5, 0.5, 1.3), (0.2, 0.3, 0.5)), 0.35, 3.0, 0.55, 0.8)
    sand = graph.noise(place, 9.0, 1.0, 0.6)
    dark, light = (tuple(c * f for c in colour) for f in (0.86, 1.08))
    tint = graph.ramp(clouds, [(0.3, dark), (0.7, light)])
    relief_normal = graph.bump(waves, relief, 0.6)
    normal = graph.bump(sand, 0.25, 0.02, relief_normal)
    return graph.finish(graph.principled(Base_Color=tint, Roughness=0.85, Specular=0.25, Normal=normal))


def travertine(light=(0.80, 0.72, 0.60), dark=(0.60, 0.49, 0.36), layers=(1.0, 1.0, 5.0), pores=1.0, gloss=0.42):
    """Honed travertine: beds of cream and sand, with open pores along them."""
    graph = Graph("travertine")
    place = graph.texture_coordinates("Object")
    wander = graph.noise(place, 0.5, 2.0, 0.6)
    bent = graph.node("ShaderNodeVectorMath")
    bent.operation = "ADD"
    graph.link(place, bent.inputs[0])
    lift = graph.node("ShaderNodeCombineXYZ")
    graph.feed(lift.inputs["Z"], graph.math("MULTIPLY", wander, 0.9))
    graph.link(lift.outputs[0], bent.inputs[1])
    beds_at = graph.stretched(bent.outputs[0], tuple(0.16 * layer for layer in layers))
    beds = graph.noise(beds_at, 2.2, 5.0, 0.62, 0.3)
    grain = graph.noise(place, 14.0, 2.0, 0.65)
    middle = tuple((a + b) / 2 for a, b in zip(light, dark))
    tint = graph.ramp(beds, [(0.28, dark), (0.42, middle), (0.55, light), (0.75, tuple(min(1, c * 1.07) for c in light))])
    tint = graph.blend("OVERLAY", 0.22, tint, graph.ramp(grain, [(0.3, (0.35,) * 3), (0.7, (0.65,) * 3)]))
    rough, normal = gloss, None
    if pores > 0:
        depth = graph.math("MULTIPLY", _pores(graph, bent.outputs[0], beds_at, layers), pores)
        tint = graph.blend("MULTIPLY", depth, tint, (0.55, 0.45, 0.34, 1))
        normal = graph.bump(graph.math("MULTIPLY", depth, -1.0), 0.9, 0.08)
        rough = graph.map_range(depth, 0.0, 1.0, gloss, 0.9)
    normal = graph.bump(grain, 0.12, 0.015, normal)
    return graph.finish(graph.principled(Base_Color=tint, Roughness=rough, Specular=0.4, Normal=normal))


def _pores(graph, place, beds_at, layers):
    """Depth of the open pores, from 0 to 1: small holes along the beds, many in some beds, none in others."""
    holes = graph.noise(graph.stretched(place, tuple(0.55 * layer**0.7 for layer in layers)), 2.6, 3.0, 0.55, 0.6)
    threshold = graph.map_range(graph.noise(beds_at, 1.1, 1.0), 0.35, 0.65, 0.80, 0.64)
    return graph.math("MULTIPLY", graph.math("SUBTRACT", holes, threshold), 9.0, clamp=True)


def slate(colour=(0.012, 0.013, 0.015), relief=1.0):
    """Split slate: flat terraces with small steps, fine grain, a dull sheen."""
    graph = Graph("slate")
    place = graph.texture_coordinates("Object")
    layers = graph.noise(graph.stretched(place, (0.5, 0.22, 1), (0, 0, 0.5)), 0.5, 4.0, 0.55)
    stepped = graph.math("MULTIPLY", layers, 7.0)
    level = graph.math("FLOOR", stepped)
    edge = graph.map_range(graph.math("SUBTRACT", stepped, level), 0.0, 0.35, 0.0, 1.0, smooth=True)
    terraces = graph.math("ADD", level, edge)
    grain = graph.noise(place, 22.0, 2.0, 0.6)
    pale = tuple(c * 1.9 for c in colour)
    tint = graph.ramp(grain, [(0.3, colour), (0.75, pale)])
    normal = graph.bump(terraces, relief, 0.025)
    normal = graph.bump(grain, 0.35, 0.012, normal)
    return graph.finish(graph.principled(Base_Color=tint, Roughness=0.6, Specular=0.25, Normal=normal))
