"""Surfaces of watches and clocks - dials, blued hands, straps - and the selection of all materials of a watch from its
design."""

from studio import materials
from studio.nodes import Graph


def watch_materials(finish):
    """The materials for add_wristwatch(); `finish` has metal, dial, ink and strap."""
    metal, dial = finish["metal"], tuple(finish["dialColour"])
    accents = finish.get("accents", "rhodium")
    hands = blued() if finish.get("hands") == "blued" else materials.polished(finish.get("hands", accents), 0.22, 0.3)
    matted = metal == "titanium"
    return {
        "case": grained(metal) if matted else materials.satin(metal, (110, 1.5, 1.5), 0.28, 0.06),
        "bezel": grained(metal, 0.34) if matted else materials.polished(metal, 0.08),
        "back": materials.satin(metal, (2, 90, 2), 0.30, 0.05),
        "engraved": materials.lacquer((0.035, 0.033, 0.03), 0.6),
        "rehaut": materials.lacquer(tuple(finish.get("rehaut", [c * 0.7 for c in dial])), 0.35),
        "dial": dial_of(finish.get("dial", "sunburst"), dial),
        "subdial": materials.snailed(tuple(finish.get("subdialColour", [c * 0.8 for c in dial]))),
        "indices": materials.polished(accents, 0.08, 0.3),
        "hands": hands,
        "seconds": materials.lacquer(tuple(finish["seconds"]), 0.3) if "seconds" in finish else hands,
        "ink": materials.lacquer(tuple(finish.get("ink", (0.75, 0.76, 0.76)))),
        "subInk": materials.lacquer(tuple(finish.get("subInk", (0.02, 0.02, 0.022)))),
        "disc": materials.lacquer((0.80, 0.79, 0.76), 0.45),
        "discInk": materials.lacquer((0.012, 0.012, 0.014)),
        "lume": materials.lacquer((0.80, 0.84, 0.74), 0.6),
        "insert": materials.lacquer((0.008, 0.008, 0.009), 0.12),
        "scale": materials.lacquer((0.70, 0.70, 0.68), 0.4),
        "glass": materials.sapphire(finish.get("reflection", 0.55)),
        "strap": strap_of(finish["strap"], tuple(finish.get("strapColour", (0.011, 0.010, 0.009)))),
        "thread": materials.lacquer(tuple(finish.get("thread", (0.1, 0.095, 0.085))), 0.7),
        "links": materials.satin(metal, (110, 1.5, 1.5), 0.28, 0.06),
        "middle links": (
            materials.polished(metal, 0.12)
            if finish.get("middle") == "polished"
            else materials.satin(metal, (110, 1.5, 1.5), 0.24, 0.05)
        ),
    }


def dial_of(kind, colour):
    """The plate of a dial: `sunburst`, `silvered`, `matt` or `enamel`."""
    if kind == "sunburst":
        return materials.sunburst(colour)
    graph = Graph(f"{kind} dial")
    place = graph.texture_coordinates("Object")
    if kind == "silvered":
        grain = graph.noise(place, 90.0, 2.0, 0.7)
        tangent = graph.node("ShaderNodeTangent")
        tangent.direction_type, tangent.axis = "RADIAL", "Z"
        return graph.finish(
            graph.principled(
                Base_Color=(*colour, 1),
                Metallic=0.35,
                Roughness=0.42,
                Anisotropic=0.7,
                Tangent=tangent.outputs[0],
                Normal=graph.bump(grain, 0.06, 0.003),
                Clearcoat=0.3,
                Clearcoat_Roughness=0.15,
            )
        )
    if kind == "enamel":
        waves = graph.noise(place, 1.6, 2.0, 0.5)
        return graph.finish(
            graph.principled(
                Base_Color=(*colour, 1),
                Roughness=0.4,
                Specular=0.4,
                Subsurface=0.08,
                Subsurface_Color=(*colour, 1),
                Subsurface_Radius=(0.05, 0.045, 0.04),
                Normal=graph.bump(waves, 0.05, 0.05),
                Clearcoat=1.0,
                Clearcoat_Roughness=0.05,
            )
        )
    grain = graph.noise(place, 70.0, 3.0, 0.7)
    return graph.finish(
        graph.principled(Base_Color=(*colour, 1), Roughness=0.72, Specular=0.35, Normal=graph.bump(grain, 0.22, 0.004))
    )


def blued():
    """Steel tempered over a flame until it is cornflower blue."""
    graph = Graph("blued steel")
    smudges = graph.noise(graph.texture_coordinates("Object"), 3.0, 2.0)
    tint = graph.ramp(smudges, [(0.3, (0.012, 0.028, 0.17)), (0.7, (0.018, 0.045, 0.24))])
    return graph.finish(graph.principled(Base_Color=tint, Metallic=0.9, Roughness=0.2, Specular=0.6))


def grained(metal, roughness=0.42):
    """Metal blown with fine beads: no strokes, a soft grey sheen."""
    graph = Graph(f"grained {metal}")
    grain = graph.noise(graph.texture_coordinates("Object"), 80.0, 2.0, 0.7)
    return graph.finish(
        graph.principled(
            Base_Color=(*materials.METALS[metal], 1),
            Metallic=1.0,
            Roughness=roughness,
            Normal=graph.bump(grain, 0.12, 0.006),
        )
    )


def strap_of(kind, colour):
    """The band: `leather`, `thin leather`, `rubber`, `textile`; not needed for a bracelet."""
    if kind == "textile":
        return woven(colour)
    if kind == "rubber":
        graph = Graph("rubber")
        grain = graph.noise(graph.texture_coordinates("Object"), 60.0, 2.0)
        return graph.finish(
            graph.principled(
                Base_Color=(*colour, 1), Roughness=0.5, Specular=0.4, Normal=graph.bump(grain, 0.08, 0.006)
            )
        )
    return calf(colour)


def calf(colour):
    """Calfskin: fine pores, creases too small to count, a waxed sheen, clouds of deeper colour."""
    graph = Graph("calf")
    place = graph.texture_coordinates("Object")
    cells = graph.node("ShaderNodeTexVoronoi", Vector=place, Scale=26.0, Randomness=1.0).outputs["Distance"]
    pores = graph.noise(place, 55.0, 2.0)
    clouds = graph.noise(place, 1.3, 3.0, 0.6)
    tint = graph.ramp(clouds, [(0.3, tuple(c * 0.78 for c in colour)), (0.7, tuple(min(1, c * 1.18) for c in colour))])
    height = graph.math("ADD", cells, graph.math("MULTIPLY", pores, 0.5))
    gloss = graph.map_range(pores, 0.3, 0.7, 0.42, 0.6)
    return graph.finish(
        graph.principled(
            Base_Color=tint, Roughness=gloss, Specular=0.35, Normal=graph.bump(height, 0.32, 0.02), Sheen=0.1
        )
    )


def woven(colour, pitch=0.052):
    """A tight weave that follows the strap: weft ribs across, broken by the warp, a little irregular."""
    graph = Graph("woven")
    across, along, _ = graph.separate(graph.texture_coordinates("UV"))
    wander = graph.math("MULTIPLY", graph.noise(graph.texture_coordinates("UV"), 9.0, 2.0), 0.05)
    u = graph.math("MULTIPLY", graph.math("ADD", across, wander), 3.1416 / pitch)
    v = graph.math("MULTIPLY", graph.math("ADD", along, wander), 3.1416 / pitch)
    over = graph.math("MULTIPLY", graph.math("SINE", u), graph.math("SINE", v))
    threads = graph.math("ADD", graph.math("ABSOLUTE", over), graph.math("MULTIPLY", over, 0.35))
    fuzz = graph.noise(graph.texture_coordinates("UV"), 120.0, 2.0)
    tint = graph.ramp(
        graph.math("ADD", threads, graph.math("MULTIPLY", fuzz, 0.25)),
        [(0.15, tuple(c * 0.35 for c in colour)), (0.9, tuple(min(1, c * 1.35) for c in colour))],
    )
    return graph.finish(
        graph.principled(
            Base_Color=tint, Roughness=0.85, Specular=0.2, Sheen=0.5, Normal=graph.bump(threads, 0.7, 0.03)
        )
    )
