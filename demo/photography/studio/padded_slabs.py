"""Cushions with rounded corners and edges, and the seam along them: leather shells, trays, mats."""

import math

import numpy as np

from studio import mesh_objects, sweeps

CORNER_STEPS = 12


def add_slab(size, corner, depth, edge, material, swell=0.03):
    """A slab in the plane XY, centre at the origin; `swell`: the share of its depth by which its middle stands out."""
    turn = np.linspace(0, np.pi / 2, 8)
    lower = [(edge * (1 - math.sin(a)), -depth / 2 + edge * (1 - math.cos(a))) for a in turn]
    reach = min(size) / 2 - edge
    flat = [
        (edge + share * reach, -depth / 2 - swell * depth * math.sin(share * 1.57))
        for share in (0.999, 0.6, 0.35, 0.15)
    ]
    rows = flat + lower
    rows += [(inset, -z) for inset, z in reversed(rows)]
    grid = [np.column_stack([_outline(size, corner, inset), np.full(4 * CORNER_STEPS, z)]) for inset, z in rows]
    return mesh_objects.add_grid("slab", np.array(grid), material, closed_v=True)


def add_seam(size, corner, inset, height, thread, pitch=0.17):
    """Stitches along the edge of a slab's upper face, as a list of parts."""
    outline = _outline(size, corner, inset)
    line = sweeps.smooth_path(np.vstack([outline, outline[:1]]), 4)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    parts = []
    for start in np.arange(0, run[-1] - pitch * 0.65, pitch):
        stations = start + pitch * np.array([0, 0.325, 0.65])
        x, y = (np.interp(stations, run, line[:, axis]) for axis in (0, 1))
        path = np.stack([x, y, height + np.array([0.0, 0.014, 0.0])], axis=1)
        parts.append(sweeps.add_tube("stitch", sweeps.smooth_path(path, 3), 0.020, thread, sides=8))
    return parts


def _outline(size, corner, inset):
    """A rectangle with round corners, drawn in by `inset`."""
    half_x, half_y = (max(extent / 2 - inset, 1e-3) for extent in size)
    radius = min(max(corner - inset * 0.6, 0.05), half_x, half_y)
    points = []
    for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        angles = quarter * np.pi / 2 + np.linspace(0, np.pi / 2, CORNER_STEPS)
        centre = np.array([sx * (half_x - radius), sy * (half_y - radius)])
        points.append(centre + radius * np.stack([np.cos(angles), np.sin(angles)], axis=1))
    return np.concatenate(points)
