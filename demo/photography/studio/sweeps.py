"""Profiles swept along paths: shanks, prongs, wires."""

import numpy as np

from studio import mesh_objects


def rounded_profile(width, thickness, corner, crown=0.0, comfort=0.0, steps=14):
    """A closed band profile (x across the band, y outwards): rounded corners, `crown` raises the outside's middle,
    `comfort` the inside's, as bands are that slide over a knuckle."""
    corner = min(corner, width / 2 - 1e-4, thickness / 2 - 1e-4)
    points = []
    for centre_x, centre_y, start in (
        (width / 2 - corner, thickness / 2 - corner, 0.0),
        (-width / 2 + corner, thickness / 2 - corner, np.pi / 2),
        (-width / 2 + corner, -thickness / 2 + corner, np.pi),
        (width / 2 - corner, -thickness / 2 + corner, 3 * np.pi / 2),
    ):
        angles = start + np.linspace(0, np.pi / 2, steps)
        points.append(np.stack([centre_x + corner * np.cos(angles), centre_y + corner * np.sin(angles)], axis=1))
        towards = -1 if start == 0.0 else 1 if start == np.pi else 0
        if towards:
            flat = np.linspace(-towards, towards, steps)[1:-1] * (width / 2 - corner)
            y = thickness / 2 if towards < 0 else -thickness / 2
            points.append(np.stack([flat, np.full(steps - 2, y)], axis=1))
    profile = np.concatenate(points)
    share = 1 - (profile[:, 0] / (width / 2)) ** 2
    profile[:, 1] += np.where(profile[:, 1] > 0, crown, -comfort) * share * np.minimum(1, np.abs(profile[:, 1]) / (thickness / 2))
    return profile


def add_ring_band(name, inner_radius, profile, material, taper=None, segments=256):
    """A band in the plane XZ round the origin; `taper(angle from the top)` returns fractions of width and thickness."""
    angles = np.linspace(0, 2 * np.pi, segments, endpoint=False)
    rows = []
    base = profile[:, 1].min()
    for angle in angles:
        across, outwards = taper(angle) if taper else (1.0, 1.0)
        radius = inner_radius + (profile[:, 1] - base) * outwards
        rows.append(np.stack([radius * np.sin(angle), profile[:, 0] * across, radius * np.cos(angle)], axis=1))
    return mesh_objects.add_grid(name, np.array(rows), material, closed_u=True, closed_v=True)


def add_tube(name, path, radii, material, sides=20, closed=False):
    """A round wire along a path, thickness by point; open ends close with a hemisphere."""
    path, radii = np.asarray(path, dtype=float), np.broadcast_to(np.asarray(radii, dtype=float), len(path)).copy()
    tangents = np.roll(path, -1, 0) - np.roll(path, 1, 0) if closed else np.gradient(path, axis=0)
    tangents /= np.linalg.norm(tangents, axis=1, keepdims=True)
    if not closed:
        path, radii, tangents = _with_caps(path, radii, tangents)
    side, rings = _first_side(tangents[0]), []
    turn = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    for point, radius, tangent in zip(path, radii, tangents):
        side = side - tangent * side.dot(tangent)
        side /= np.linalg.norm(side)
        other = np.cross(tangent, side)
        rings.append(point + radius * (np.cos(turn)[:, None] * side + np.sin(turn)[:, None] * other))
    return mesh_objects.add_grid(name, np.array(rings), material, closed_u=closed, closed_v=True)


def add_lathe(name, profile, material, edge=0.0, segments=192):
    """A turned part round the Z axis: `profile` runs through (radius, height), its edges broken by `edge`."""
    outline = round_corners(profile, edge) if edge > 0 else np.asarray(profile, dtype=float)
    turn = np.linspace(0, 2 * np.pi, segments, endpoint=False)[:, None]
    points = np.stack([outline[:, 0] * np.cos(turn), outline[:, 0] * np.sin(turn), np.broadcast_to(outline[:, 1], (segments, len(outline)))], axis=2)
    return mesh_objects.add_grid(name, points, material, closed_u=True)


def round_corners(points, radius, steps=5):
    """Breaks every inner corner of an open line with a small curve."""
    points = np.asarray(points, dtype=float)
    line = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        into, out = before - corner, after - corner
        reach = min(radius, np.linalg.norm(into) * 0.45, np.linalg.norm(out) * 0.45)
        start, end = corner + into / np.linalg.norm(into) * reach, corner + out / np.linalg.norm(out) * reach
        share = np.linspace(0, 1, steps)[:, None]
        line.extend((1 - share) ** 2 * start + 2 * share * (1 - share) * corner + share**2 * end)
    line.append(points[-1])
    return np.array(line)


def smooth_path(points, steps=12, closed=False):
    """A Catmull-Rom curve through the points; extra columns (such as a radius) are smoothed along."""
    points = np.asarray(points, dtype=float)
    if closed:
        padded = np.vstack([points[-1], points, points[:2]])
    else:
        padded = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    share = np.linspace(0, 1, steps, endpoint=False)[:, None]
    pieces = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        pieces.append(
            0.5 * (2 * b + (c - a) * share + (2 * a - 5 * b + 4 * c - d) * share**2 + (3 * b - a - 3 * c + d) * share**3)
        )
    curve = np.concatenate(pieces)
    return curve if closed else np.vstack([curve, points[-1]])


def _with_caps(path, radii, tangents):
    bend = np.linspace(0, np.pi / 2, 7)[:-1]
    start = path[0] - tangents[0] * (radii[0] * np.cos(bend))[:, None]
    end = path[-1] + tangents[-1] * (radii[-1] * np.cos(bend[::-1]))[:, None]
    caps = (radii[0] * np.maximum(np.sin(bend), 1e-3), radii[-1] * np.maximum(np.sin(bend[::-1]), 1e-3))
    ends = (np.repeat(tangents[:1], len(bend), 0), np.repeat(tangents[-1:], len(bend), 0))
    return np.vstack([start, path, end]), np.concatenate([caps[0], radii, caps[1]]), np.vstack([ends[0], tangents, ends[1]])


def _first_side(tangent):
    helper = np.array([0.0, 0.0, 1.0]) if abs(tangent[2]) < 0.9 else np.array([1.0, 0.0, 0.0])
    return np.cross(tangent, helper)
