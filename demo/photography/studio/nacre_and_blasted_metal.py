"""Additional surfaces for jewellery: blasted and forged metal, nacre."""

from studio.materials import METALS
from studio.nodes import Graph


def blasted(metal, roughness=0.36, grain=95.0, depth=0.28):
    """Metal matted with glass beads: dry, even, sparkling only in its finest grain."""
    graph = Graph(f"blasted {metal}")
    place = graph.texture_coordinates("Object")
    beads = graph.noise(place, grain, 2.0, 0.7)
    worn = graph.noise(place, 1.6, 2.0)
    gloss = graph.map_range(worn, 0.3, 0.7, roughness * 0.85, roughness * 1.15)
    surface = graph.principled(
        Base_Color=(*METALS[metal], 1), Metallic=1.0, Roughness=gloss, Normal=graph.bump(beads, depth, 0.006)
    )
    return graph.finish(surface)


def nacre(body=(0.78, 0.675, 0.575), rose=(0.79, 0.60, 0.56), edge=(0.38, 0.35, 0.33), lustre=0.66, spots=0.0):
    """Nacre: under a mirror-clear skin lie hundreds of thin layers that throw light back almost like metal, but softly.
    So a pearl shows its window bright with a melting edge, a darker core towards the room, and the table below.
    Seen aslant its colour turns by way of `rose` to `edge`. `spots` dents the skin, as fresh water does."""
    graph = Graph("nacre")
    own = graph.node("ShaderNodeObjectInfo").outputs["Random"]
    facing = graph.node("ShaderNodeLayerWeight", Blend=0.42).outputs["Facing"]
    orient = graph.ramp(facing, [(0.0, body), (0.38, body), (0.62, rose), (0.88, edge)])
    shade = graph.node(
        "ShaderNodeHueSaturation",
        Color=orient,
        Hue=graph.map_range(own, 0.0, 1.0, 0.488, 0.512),
        Saturation=graph.map_range(own, 0.0, 1.0, 1.15, 0.8),
        Value=graph.map_range(own, 0.0, 1.0, 0.95, 1.04),
    ).outputs[0]
    place = graph.texture_coordinates("Object")
    uneven = graph.noise(place, 3.2, 3.0, 0.55)
    height = graph.math("ADD", graph.math("MULTIPLY", uneven, 0.4), graph.noise(place, 9.0, 2.0))
    normal = graph.bump(height, 0.03 + spots, 0.03)
    gloss = graph.map_range(uneven, 0.3, 0.7, 0.15, 0.23)
    surface = graph.principled(
        Base_Color=shade, Metallic=lustre, Roughness=gloss, Specular=0.5, Normal=normal,
        Clearcoat=1.0, Clearcoat_Roughness=0.035, Clearcoat_Normal=normal,
    )
    return graph.finish(surface)


def tourmaline(middle=(0.46, 0.66, 0.46), tip=(0.82, 0.80, 0.50), half_length=0.8, index=1.63):
    """A long green stone whose colour runs into yellow at both ends of its own Y axis."""
    graph = Graph("tourmaline")
    _, y, _ = graph.separate(graph.texture_coordinates("Object"))
    outwards = graph.math("DIVIDE", graph.math("ABSOLUTE", y), half_length)
    tint = graph.ramp(outwards, [(0.0, middle), (0.45, middle), (0.95, tip)])
    return graph.finish(graph.node("ShaderNodeBsdfGlass", Color=tint, Roughness=0.0, IOR=index).outputs[0])
