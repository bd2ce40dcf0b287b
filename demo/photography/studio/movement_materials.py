"""The finishes of a movement: striped bridges, grained plate, blued screws, rubies."""

from studio import materials
from studio.nodes import Graph
from studio.watch_finishes import blued, grained


def movement_materials():
    """All finishes by part."""
    return {
        "plate": _perlage(),
        "bridge": striped(),
        "brass": materials.satin("brass", (40, 40, 4), 0.26, 0.05),
        "gold": materials.polished("brass", 0.14),
        "steel": materials.polished("steel", 0.13),
        "blued": blued(),
        "ruby": _ruby(),
        "shadow": materials.lacquer((0.004, 0.004, 0.006), 0.6),
        "case": grained("steel", 0.3),
    }


def striped(pitch=0.17, turn=0.5):
    """Nickel with parallel stripes: each is brushed in its own arc, so light falls across them like across corduroy."""
    graph = Graph("striped bridge")
    place = graph.stretched(graph.texture_coordinates("Object"), (1, 1, 1), (0, 0, turn))
    x, _, _ = graph.separate(place)
    phase = graph.math("FRACT", graph.math("DIVIDE", graph.math("ADD", x, 10.0), pitch))
    strokes = graph.noise(graph.stretched(place, (60, 3, 3)), 3.0, 2.0)
    height = graph.math("ADD", graph.math("MULTIPLY", phase, 1.0), graph.math("MULTIPLY", strokes, 0.12))
    return graph.finish(
        graph.principled(
            Base_Color=(0.66, 0.645, 0.62, 1),
            Metallic=1.0,
            Roughness=graph.map_range(phase, 0.0, 1.0, 0.20, 0.32),
            Normal=graph.bump(height, 0.32, 0.035),
        )
    )


def _perlage(pitch=0.11):
    """Small overlapping circles ground into the plate."""
    graph = Graph("perlage")
    cells = graph.node(
        "ShaderNodeTexVoronoi", Vector=graph.texture_coordinates("Object"), Scale=1 / pitch, Randomness=0.12
    )
    rings = graph.math("SINE", graph.math("MULTIPLY", cells.outputs["Distance"], 38.0))
    height = graph.math("ADD", cells.outputs["Distance"], graph.math("MULTIPLY", rings, 0.12))
    return graph.finish(
        graph.principled(
            Base_Color=(0.62, 0.58, 0.50, 1), Metallic=1.0, Roughness=0.3, Normal=graph.bump(height, 0.4, 0.02)
        )
    )


def _ruby():
    graph = Graph("ruby")
    return graph.finish(
        graph.principled(
            Base_Color=(0.42, 0.01, 0.05, 1),
            Roughness=0.06,
            Specular=0.7,
            Subsurface=0.2,
            Subsurface_Radius=(0.05, 0.01, 0.02),
            Subsurface_Color=(0.6, 0.02, 0.08, 1),
            Clearcoat=1.0,
            Clearcoat_Roughness=0.02,
        )
    )
