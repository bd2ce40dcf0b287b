"""Materials of everyday objects: acetate, wax, clear glass, glazed clay, wood, paper, cloth, flame.
Sizes are in the object's centimetres; `relief` adjusts them for arrangements in reduced size."""

from studio.nodes import Graph


def acetate(kind="havana"):
    """Polished cellulose acetate: cloudy layers of colour under a deep gloss."""
    graph = Graph(f"acetate {kind}")
    place = graph.texture_coordinates("Object")
    if kind == "havana":
        clouds = graph.noise(graph.stretched(place, (0.55, 0.3, 0.8), (0.3, 0.2, 0.5)), 1.1, 2.0, 0.5, 0.7)
        stops = [
            (0.36, (0.010, 0.004, 0.003)),
            (0.50, (0.030, 0.010, 0.004)),
            (0.60, (0.15, 0.045, 0.010)),
            (0.75, (0.36, 0.13, 0.03)),
        ]
        tint = graph.ramp(clouds, stops)
        clear = graph.map_range(clouds, 0.48, 0.66, 0.0, 0.45)
    else:
        tint, clear = {"black": ((0.006, 0.006, 0.007, 1), 0.0), "smoke": ((0.06, 0.062, 0.066, 1), 0.5)}[kind]
    surface = graph.principled(
        Base_Color=tint,
        Roughness=0.09,
        Specular=0.5,
        Transmission=clear,
        Transmission_Roughness=0.35,
        IOR=1.48,
        Clearcoat=0.6,
        Clearcoat_Roughness=0.03,
    )
    return graph.finish(surface)


def wax(colour=(0.82, 0.72, 0.55), depth=0.3, gloss=0.42, bloom=0.0):
    """Wax lets light in a few millimetres deep; `bloom` is the pale veil of old beeswax."""
    graph = Graph("wax")
    place = graph.texture_coordinates("Object")
    cloud = graph.noise(place, 0.6, 3.0, 0.6)
    fine = graph.noise(place, 5.0, 3.0, 0.6)
    pale = tuple(min(1.0, c * 0.55 + 0.4) for c in colour)
    veil = graph.math("MULTIPLY", graph.map_range(cloud, 0.45, 0.7, 0.0, 1.0, smooth=True), bloom)
    tint = graph.blend("MIX", veil, (*colour, 1), (*pale, 1))
    surface = graph.principled(
        Base_Color=tint,
        Subsurface=0.35,
        Subsurface_Radius=tuple(depth * c for c in (1.0, 0.55, 0.25)),
        Subsurface_Color=tint,
        Roughness=graph.map_range(fine, 0.3, 0.7, gloss * 0.85, gloss * 1.2),
        Specular=0.4,
        Normal=graph.bump(graph.math("ADD", cloud, graph.math("MULTIPLY", fine, 0.12)), 0.15, 0.1),
    )
    return graph.finish(surface)


def clear_glass(tint=(0.985, 0.99, 0.985), index=1.5):
    """Glass with a light shadow: without caustics its shadow would be as dark as that of an opaque object."""
    graph = Graph("clear glass")
    glass = graph.node("ShaderNodeBsdfGlass", Color=(*tint, 1), Roughness=0.0, IOR=index)
    open_ = graph.node("ShaderNodeBsdfTransparent", Color=(*(t * 0.93 for t in tint), 1))
    path = graph.node("ShaderNodeLightPath")
    either = graph.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    mixed = graph.node("ShaderNodeMixShader", Fac=either)
    graph.link(glass.outputs[0], mixed.inputs[1])
    graph.link(open_.outputs[0], mixed.inputs[2])
    return graph.finish(mixed.outputs[0])


def ceramic(colour=(0.72, 0.68, 0.61), gloss=0.55, speckle=0.5, relief=0.3):
    """Thrown stoneware: rings from the fingers, iron specks in a matt glaze."""
    graph = Graph("ceramic")
    place = graph.texture_coordinates("Object")
    rings = graph.noise(graph.stretched(place, (0.15, 0.15, 2.2)), 1.6, 2.0)
    grain = graph.noise(place, 14.0, 2.0)
    specks = graph.map_range(graph.noise(place, 7.0, 1.0), 0.70, 0.76, 0.0, speckle)
    dark, light = (tuple(c * f for c in colour) for f in (0.92, 1.06))
    tint = graph.ramp(graph.noise(place, 0.5, 3.0), [(0.35, dark), (0.65, light)])
    tint = graph.blend("MIX", specks, tint, (0.18, 0.12, 0.08, 1))
    normal = graph.bump(grain, relief * 0.4, 0.02, graph.bump(rings, relief, 0.12))
    return graph.finish(graph.principled(Base_Color=tint, Roughness=gloss, Specular=0.45, Normal=normal))


def wood(dark=(0.30, 0.17, 0.085), light=(0.52, 0.34, 0.19), scale=1.0, gloss=0.45, turned=(0, 0, 0), relief=0.15):
    """Oiled wood, the grain along X: growth rings drawn out to fibres, fine pores."""
    graph = Graph("wood")
    place = graph.stretched(graph.texture_coordinates("Object"), (scale,) * 3, turned)
    fibres = graph.noise(graph.stretched(place, (0.10, 1.6, 1.6)), 2.2, 5.0, 0.6, 0.6)
    rings = graph.noise(graph.stretched(place, (0.035, 0.55, 0.55)), 2.0, 2.0, 0.5, 1.4)
    pores = graph.noise(graph.stretched(place, (0.5, 14, 14)), 3.0, 2.0)
    both = graph.math("ADD", graph.math("MULTIPLY", fibres, 0.55), graph.math("MULTIPLY", rings, 0.45))
    tint = graph.ramp(both, [(0.36, dark), (0.62, light)])
    tint = graph.blend("MULTIPLY", graph.map_range(pores, 0.58, 0.75, 0.0, 0.45), tint, (0.45, 0.35, 0.28, 1))
    normal = graph.bump(graph.math("ADD", fibres, pores), relief, 0.03)
    return graph.finish(graph.principled(Base_Color=tint, Roughness=gloss, Specular=0.35, Normal=normal))


def cloth(colour, pitch=0.06, relief=0.35, mottle=0.12):
    """Woven cloth seen from a distance at which single threads are no more than a texture (else see linen.py)."""
    graph = Graph("cloth")
    u, v, _ = graph.separate(graph.texture_coordinates("UV"))
    warp = graph.math("SINE", graph.math("MULTIPLY", u, 6.283 / pitch))
    weft = graph.math("SINE", graph.math("MULTIPLY", v, 6.283 / pitch))
    weave = graph.math("MULTIPLY", warp, weft)
    place = graph.texture_coordinates("UV")
    slubs = graph.math(
        "ADD",
        graph.noise(graph.stretched(place, (0.6, 16, 1)), 1.4, 2.0),
        graph.noise(graph.stretched(place, (16, 0.6, 1)), 1.4, 2.0),
    )
    dark, light = (tuple(c * f for c in colour) for f in (1 - mottle, 1 + mottle))
    tint = graph.ramp(graph.math("MULTIPLY", slubs, 0.5), [(0.38, dark), (0.62, light)])
    height = graph.math("ADD", graph.math("MULTIPLY", weave, 0.5), graph.math("MULTIPLY", slubs, 1.2))
    surface = graph.principled(
        Base_Color=tint, Roughness=0.92, Specular=0.12, Sheen=0.25, Normal=graph.bump(height, relief, pitch * 0.4)
    )
    return graph.finish(surface)


def wool(colour):
    """Fulled wool: a felted face in which no thread can be made out, with a soft bloom of fibres along its outline."""
    graph = Graph("wool")
    place = graph.texture_coordinates("Object")
    felt = graph.noise(place, 7.0, 4.0, 0.7, 0.8)
    dark, light = (tuple(c * f for c in colour) for f in (0.78, 1.2))
    tint = graph.ramp(felt, [(0.35, dark), (0.65, light)])
    surface = graph.principled(
        Base_Color=tint, Roughness=1.0, Specular=0.05, Sheen=0.8, Sheen_Tint=0.6, Normal=graph.bump(felt, 0.6, 0.06)
    )
    return graph.finish(surface)


def paper(colour=(0.80, 0.77, 0.71), leaves=0.0):
    """Uncoated paper; with `leaves` (their thickness) the cut edge of a block, one line above the other along Z."""
    graph = Graph("paper")
    place = graph.texture_coordinates("Object")
    grain = graph.noise(place, 9.0, 3.0)
    tint, normal = (*colour, 1), graph.bump(grain, 0.1, 0.02)
    if leaves > 0:
        lines = graph.noise(graph.stretched(place, (0.08, 0.08, 1 / leaves)), 1.0, 2.0, 0.6)
        dark, light = (tuple(c * f for c in colour) for f in (0.72, 1.04))
        tint = graph.ramp(lines, [(0.3, dark), (0.6, light)])
        normal = graph.bump(lines, 0.35, 0.02)
    return graph.finish(graph.principled(Base_Color=tint, Roughness=0.85, Specular=0.2, Normal=normal))


def flame(brightness=18.0):
    """A candle's flame: pale at its heart, blue and thin at the wick; looked at, it hides nothing behind its edges."""
    graph = Graph("flame")
    _, _, height = graph.separate(graph.texture_coordinates("Generated"))
    tint = graph.ramp(
        height, [(0.0, (0.10, 0.12, 0.4)), (0.16, (0.5, 0.2, 0.06)), (0.4, (1.0, 0.60, 0.22)), (1.0, (1.0, 0.42, 0.10))]
    )
    heart = graph.map_range(height, 0.05, 0.35, 0.08, 1.0, smooth=True)
    glow = graph.node("ShaderNodeEmission", Color=tint, Strength=graph.math("MULTIPLY", heart, brightness))
    thin = graph.node("ShaderNodeBsdfTransparent")
    facing = graph.node("ShaderNodeLayerWeight", Blend=0.35).outputs["Facing"]
    mixed = graph.node("ShaderNodeMixShader", Fac=graph.map_range(facing, 0.25, 0.95, 0.0, 1.0, smooth=True))
    graph.link(glow.outputs[0], mixed.inputs[1])
    graph.link(thin.outputs[0], mixed.inputs[2])
    return graph.finish(mixed.outputs[0])
