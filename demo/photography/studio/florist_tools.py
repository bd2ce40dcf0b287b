"""Objects on a florist's table: a reel of jute twine, wire-handled scissors. On z = 0."""

import numpy as np

from studio import forms, materials, sweeps
from studio.nodes import Graph


def add_twine(radius=2.6, height=4.6, turns=26, layers=2):
    """A reel of jute twine, wound crosswise."""
    jute = _jute()
    parts = []
    for layer in range(layers):
        turn = np.linspace(0, 2 * np.pi * turns, turns * 40)
        share = np.linspace(0, 1, len(turn))
        weave = np.abs(((share * 5 + 0.37 * layer) % 2) - 1)
        rows = radius + 0.15 * layer + 0.05 * np.sin(turn * 3.3)
        z = 0.25 + (height - 0.5) * weave
        parts.append(
            sweeps.add_tube(
                "twine", np.stack([rows * np.cos(turn), rows * np.sin(turn), z], axis=1), 0.12, jute, sides=8
            )
        )
    parts.append(
        sweeps.add_lathe(
            "core", [(1.1, 0.1), (radius, 0.1), (radius, height - 0.1), (1.1, height - 0.1), (1.1, 0.1)], jute
        )
    )
    tail = [
        (radius, -0.6, 0.3),
        (radius + 0.5, -2.2, 0.13),
        (radius - 1.0, -4.2, 0.13),
        (radius + 1.4, -6.0, 0.13),
        (radius + 4.5, -6.2, 0.13),
    ]
    parts.append(sweeps.add_tube("tail", sweeps.smooth_path(tail, 14), 0.11, jute, sides=8))
    return forms.under_one_handle("reel", parts)


def _jute():
    graph = Graph("jute")
    place = graph.texture_coordinates("Object")
    fibre = graph.noise(graph.stretched(place, (5, 5, 9), (0.5, 0.3, 0)), 3.0, 3.0, 0.7)
    tint = graph.ramp(fibre, [(0.3, (0.25, 0.16, 0.08)), (0.7, (0.50, 0.36, 0.20))])
    return graph.finish(
        graph.principled(Base_Color=tint, Roughness=0.95, Specular=0.1, Normal=graph.bump(fibre, 0.8, 0.06))
    )


def add_scissors(open_deg=16.0):
    """Florist's scissors that lie on the table: short blades, wide loops of black steel wire."""
    steel, black = materials.satin("steel", (60, 2, 2), 0.25, 0.04), materials.lacquer((0.012, 0.012, 0.013), 0.35)
    parts = []
    for side in (-1, 1):
        blade = forms.add_plate(
            "blade",
            [
                (0.0, -0.75),
                (0.65, -0.55),
                (3.2, -0.30),
                (6.4, 0.42),
                (6.3, 0.50),
                (0.4, 0.62),
                (-0.5, 0.5),
                (-0.8, -0.2),
            ],
            0.22,
            steel,
            0.04,
        )
        knots = [
            (-0.4, 0.1),
            (-1.8, -0.4),
            (-2.9, -1.7),
            (-4.6, -2.6),
            (-6.4, -2.4),
            (-7.2, -1.1),
            (-6.2, -0.25),
            (-4.2, -0.3),
            (-2.2, 0.2),
            (-0.5, 0.35),
        ]
        wire = sweeps.add_tube("loop", sweeps.smooth_path([(x, y, 0.24) for x, y in knots], 10), 0.24, black, sides=14)
        half = forms.under_one_handle("half", [blade, wire])
        half.scale, half.location = (1, side, 1), (0, 0, 0.05 if side < 0 else 0.28)
        half.rotation_euler = (0, 0, np.radians(-side * open_deg / 2))
        parts.append(half)
    screw = sweeps.add_lathe(
        "screw", [(0.42, 0), (0.42, 0.62), (0.3, 0.72), (1e-3, 0.74)], steel, edge=0.05, segments=40
    )
    return forms.under_one_handle("scissors", [*parts, screw])
