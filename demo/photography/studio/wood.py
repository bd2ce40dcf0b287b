"""Oak for frames, benches and drawers; the grain runs along the object's X axis."""

from studio.nodes import Graph


def oak(colour=(0.42, 0.25, 0.125), gloss=0.5, scale=1.0):
    """Oiled oak: growth rings that wander, fine fibres, the open pores as short dark dashes along the grain."""
    graph = Graph("oak")
    place = graph.stretched(graph.texture_coordinates("Object"), (scale, scale, scale))
    wander = graph.noise(graph.stretched(place, (0.10, 0.5, 0.5)), 1.2, 2.0, 0.5, 0.3)
    _, y, z = graph.separate(place)
    across = graph.math("ADD", graph.math("MULTIPLY", y, 2.1), graph.math("MULTIPLY", z, 0.9))
    rings = graph.math(
        "SINE", graph.math("MULTIPLY", graph.math("ADD", across, graph.math("MULTIPLY", wander, 2.2)), 9.0)
    )
    fibres = graph.noise(graph.stretched(place, (0.9, 22, 22)), 1.6, 3.0, 0.65)
    pores = graph.noise(graph.stretched(place, (1.6, 34, 34)), 1.5, 1.0, 0.5)
    late = graph.map_range(rings, -0.2, 1.0, 0.0, 1.0, smooth=True)
    dark, pale = tuple(c * 0.66 for c in colour), tuple(min(1, c * 1.12) for c in colour)
    tint = graph.ramp(
        graph.math("ADD", graph.math("MULTIPLY", late, 0.28), graph.math("MULTIPLY", fibres, 0.72)),
        [(0.25, pale), (0.75, dark)],
    )
    open_pores = graph.math(
        "MULTIPLY", graph.map_range(pores, 0.60, 0.70, 0.0, 1.0, smooth=True), graph.map_range(late, 0.1, 0.8, 0.3, 1.0)
    )
    tint = graph.blend("MULTIPLY", graph.math("MULTIPLY", open_pores, 0.65), tint, (0.32, 0.24, 0.17, 1))
    height = graph.math("SUBTRACT", graph.math("MULTIPLY", fibres, 0.3), open_pores)
    return graph.finish(
        graph.principled(
            Base_Color=tint,
            Roughness=graph.map_range(fibres, 0.3, 0.7, gloss * 0.9, gloss * 1.15),
            Specular=0.35,
            Normal=graph.bump(height, 0.25, 0.012),
        )
    )
