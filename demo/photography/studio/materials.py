"""Precious materials: metals, stones, pearls."""

from studio.nodes import Graph

# Linear reflectance at normal incidence, a little deeper than pure metal, as the alloys are. White metals reflect more
# blue than they do in nature, as much as the studio's daylight lacks: the eye corrects it, a photograph would show them
# yellowish.
METALS = {
    "yellow gold": (0.93, 0.62, 0.25),
    "rose gold": (0.93, 0.58, 0.43),
    "white gold": (0.755, 0.775, 0.795),
    "silver": (0.865, 0.885, 0.905),
    "platinum": (0.69, 0.71, 0.73),
    "steel": (0.60, 0.60, 0.61),
    "brass": (0.72, 0.50, 0.22),
    "rhodium": (0.85, 0.85, 0.86),
    "titanium": (0.42, 0.405, 0.39),
}
WHITE_METALS = {"white gold", "silver", "platinum"}


def polished(metal, roughness=0.1, wear=0.5):
    """Polished metal with hairline scratches and slightly uneven gloss."""
    graph = Graph(f"polished {metal}")
    place = graph.texture_coordinates("Object")
    scratches = graph.noise(graph.stretched(place, (60, 4, 4), (0.3, 0.7, 0.2)), 6.0, 2.0)
    across = graph.noise(graph.stretched(place, (4, 5, 70), (0.9, 0.2, 1.1)), 5.0, 2.0)
    smudges = graph.noise(place, 2.5, 3.0, 0.6)
    both = graph.math("ADD", scratches, across)
    gloss = graph.map_range(smudges, 0.35, 0.7, roughness * 0.75, roughness * (1 + 0.5 * wear))
    normal = graph.bump(both, 0.02 * wear, 0.02)
    surface = graph.principled(
        Base_Color=(*METALS[metal], 1), Metallic=1.0, Roughness=gloss, Specular=0.5, Normal=normal
    )
    return graph.finish(surface)


def satin(metal, stretch=(2, 140, 2), roughness=0.32, depth=0.12):
    """Brushed metal; `stretch` is large across the strokes, in the object's local axes."""
    graph = Graph(f"satin {metal}")
    place = graph.texture_coordinates("Object")
    strokes = graph.noise(graph.stretched(place, stretch), 4.0, 3.0, 0.6)
    coarse = graph.noise(graph.stretched(place, tuple(s * 0.3 for s in stretch)), 4.0, 2.0)
    height = graph.math("ADD", strokes, graph.math("MULTIPLY", coarse, 0.5))
    gloss = graph.map_range(strokes, 0.3, 0.7, roughness * 0.8, roughness * 1.25)
    surface = graph.principled(
        Base_Color=(*METALS[metal], 1), Metallic=1.0, Roughness=gloss, Normal=graph.bump(height, depth, 0.02)
    )
    return graph.finish(surface)


def diamond(index=2.417):
    """A clear stone with a single refractive index: dispersion at each of its many inner reflections would cause too
    much noise, so its fire comes from the faint colours of the room (see lights.set_world)."""
    graph = Graph("diamond")
    return graph.finish(graph.node("ShaderNodeBsdfGlass", Color=(1, 1, 1, 1), Roughness=0.0, IOR=index).outputs[0])


def sunburst(colour, roughness=0.34):
    """A metal dial brushed from its centre outwards and lacquered: light stands on it as two opposite beams."""
    graph = Graph("sunburst")
    tangent = graph.node("ShaderNodeTangent")
    tangent.direction_type, tangent.axis = "RADIAL", "Z"
    surface = graph.principled(
        Base_Color=(*colour, 1), Metallic=0.92, Roughness=roughness, Anisotropic=0.85, Tangent=tangent.outputs[0],
        Clearcoat=0.6, Clearcoat_Roughness=0.06,
    )
    return graph.finish(surface)


def snailed(colour, pitch=0.012):
    """Concentric grooves, as the seconds' subdial has them."""
    graph = Graph("snailed")
    x, y, _ = graph.separate(graph.texture_coordinates("Object"))
    radius = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", x, x), graph.math("MULTIPLY", y, y)))
    grooves = graph.math("SINE", graph.math("MULTIPLY", radius, 6.283 / pitch))
    surface = graph.principled(
        Base_Color=(*colour, 1), Metallic=0.9, Roughness=0.3, Normal=graph.bump(grooves, 0.35, pitch * 0.3)
    )
    return graph.finish(surface)


def sapphire(reflection=0.55):
    """A coated watch glass: it mirrors a little and lets light straight through, so the dial below stays clear."""
    graph = Graph("sapphire")
    mirror = graph.node("ShaderNodeBsdfGlossy", Color=(0.92, 0.95, 1.0, 1), Roughness=0.02)
    clear = graph.node("ShaderNodeBsdfTransparent", Color=(0.99, 0.99, 0.985, 1))
    share = graph.math("MULTIPLY", graph.node("ShaderNodeFresnel", IOR=1.6).outputs[0], reflection)
    mixed = graph.node("ShaderNodeMixShader", Fac=share)
    graph.link(clear.outputs[0], mixed.inputs[1])
    graph.link(mirror.outputs[0], mixed.inputs[2])
    return graph.finish(mixed.outputs[0])


def lacquer(colour, roughness=0.5):
    """Printing ink and thread: plain colour without effects."""
    graph = Graph("lacquer")
    return graph.finish(graph.principled(Base_Color=(*colour, 1), Roughness=roughness))


def leather(colour=(0.011, 0.010, 0.009)):
    """Calf leather with a fine, irregular grain."""
    graph = Graph("leather")
    place = graph.texture_coordinates("Object")
    cells = graph.node("ShaderNodeTexVoronoi", Vector=place, Scale=16.0, Randomness=1.0).outputs["Distance"]
    pores = graph.noise(place, 40.0, 2.0)
    height = graph.math("ADD", cells, graph.math("MULTIPLY", pores, 0.4))
    surface = graph.principled(
        Base_Color=(*colour, 1), Roughness=graph.map_range(pores, 0.3, 0.7, 0.45, 0.65), Specular=0.3, Normal=graph.bump(height, 0.45, 0.03)
    )
    return graph.finish(surface)
