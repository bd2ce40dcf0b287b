"""Stone settings: claws, galleries, bezels around any outline. Z is the stone's axis."""

import numpy as np

from studio import mesh_objects, sweeps


def add_claw(metal, foot, girdle_at, seat_z, girdle_z, wire=0.045, lean=0.8, over=0.16, rise=0.075):
    """One claw from its foot up to the girdle (both as x, y), over it and down on the crown by `over` of the way in."""
    foot, edge = np.asarray(foot, dtype=float), np.asarray(girdle_at, dtype=float)
    shares = np.linspace(0, 1, 7)
    outer = edge * (1 + 0.6 * wire / np.linalg.norm(edge))
    height = girdle_z - seat_z
    upright = [(*(foot + (outer - foot) * s**lean), seat_z + height * s, wire * (1.05 - 0.15 * s)) for s in shares]
    bent = [
        (*(outer * 1.0), girdle_z + rise * 0.35, wire * 0.86),
        (*(edge * (1 - over * 0.25)), girdle_z + rise * 0.72, wire * 0.82),
        (*(edge * (1 - over * 0.62)), girdle_z + rise * 0.92, wire * 0.78),
        (*(edge * (1 - over)), girdle_z + rise * 1.04, wire * 0.70),
    ]
    curve = sweeps.smooth_path([*upright, *bent], 6)
    return sweeps.add_tube("claw", curve[:, :3], curve[:, 3], metal, sides=16)


def add_gallery(metal, outline, z, wire):
    """A wire that runs round below the stone and ties its claws together."""
    path = np.insert(np.asarray(outline, dtype=float), 2, z, axis=1)
    return sweeps.add_tube("gallery", path, wire, metal, sides=14, closed=True)


def add_bezel(metal, outline, profile, edge=0.01):
    """A wall round the stone; `profile` runs through (distance outwards from the outline, height)."""
    section = sweeps.round_corners(profile, edge, 6)
    normals = _normals(np.asarray(outline, dtype=float))
    rows = [np.insert(outline + normals * away, 2, z, axis=1) for away, z in section]
    return mesh_objects.add_grid("bezel", np.array(rows), metal, closed_v=True)


def rounded(outline, radius, steps=6):
    """The outline with its corners rounded, as metal lies round a cut corner."""
    closed = np.vstack([outline[-1:], outline, outline[:1]])
    return sweeps.round_corners(closed, radius, steps)[1:-1]


def _normals(outline):
    tangents = np.roll(outline, -1, 0) - np.roll(outline, 1, 0)
    normals = np.stack([tangents[:, 1], -tangents[:, 0]], axis=1)
    return normals / np.linalg.norm(normals, axis=1, keepdims=True)
