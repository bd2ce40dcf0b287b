"""Earrings in pairs or singly: bezel studs, hoops, drops and pearl studs. One unit is a centimetre."""

import numpy as np

from studio import mesh_objects, sweeps
from studio.brilliant import add_brilliant
from studio.willow_leaf_gemstone import add_willow_leaf


def add_bezel_stud(metal, stone, diameter=0.46, stone_radius=0.152):
    """A brilliant in a closed bezel whose rim opens outwards; it looks along +Z, the post behind it."""
    handle = mesh_objects.add_empty("stud")
    out, seat = diameter / 2, stone_radius
    wall = [
        (1e-3, -0.16), (out * 0.42, -0.16), (out * 0.66, -0.10), (out * 0.80, 0.02), (out, 0.085), (out - 0.004, 0.105),
        (seat + 0.036, 0.078), (seat + 0.004, 0.062), (seat - 0.008, 0.046), (seat - 0.004, 0.0), (seat * 0.7, -0.1),
    ]
    brilliant = add_brilliant(seat, stone)
    brilliant.location = (0, 0, 0.032)
    brilliant.rotation_euler = (0, 0, np.random.uniform(0, 1))
    parts = [sweeps.add_lathe("bezel", wall, metal, edge=0.011), brilliant, *_post(metal, 0.06, -0.16)]
    return _joined(handle, parts)


def add_pearl_stud(metal, pearl, add_pearl, diameter=0.7):
    """A pearl in a small cup; it looks along +Z, the post behind it."""
    handle = mesh_objects.add_empty("pearl stud")
    ball = add_pearl((0, 0, 0), diameter / 2, pearl)
    back = -diameter / 2
    cup = [(1e-3, back - 0.02), (0.10, back - 0.012), (0.165, back + 0.035), (0.175, back + 0.048)]
    cup.append((0.165, back + 0.055))
    parts = [ball, sweeps.add_lathe("cup", cup, metal, edge=0.008, segments=96), *_post(metal, 0.0, back, safety=True)]
    return _joined(handle, parts)


def _post(metal, above, start, length=1.0, safety=False):
    """The post with the groove for its back, and the back: a butterfly, or a safety nut."""
    line = [(0, above, start), (0, above, start - length)]
    path = sweeps.smooth_path(line, 30)
    radii = np.full(len(path), 0.041)
    radii[24:26] = 0.033
    parts = [sweeps.add_tube("post", path, radii, metal)]
    at = start - length * 0.62
    plate = [(1e-3, at), (0.16, at), (0.19, at - 0.012), (0.19, at - 0.03), (0.15, at - 0.042), (1e-3, at - 0.042)]
    if safety:
        nut = [*plate[:4], (0.13, at - 0.06), (0.10, at - 0.16), (0.05, at - 0.17), (0.043, at - 0.17)]
        plate_part = sweeps.add_lathe("safety nut", nut, metal, edge=0.012, segments=96)
        plate_part.location = (0, above, 0)
        return [*parts, plate_part]
    disc = sweeps.add_lathe("plate", plate, metal, edge=0.008, segments=96)
    disc.location = (0, above, 0)
    parts.append(disc)
    for side in (-1, 1):
        turn = np.radians(np.linspace(-80, 235, 40))
        scroll = np.stack(
            [side * (0.125 + 0.078 * np.cos(turn)), np.full(40, above), at - 0.105 - 0.07 * np.sin(turn)], axis=1
        )
        parts.append(_strip("butterfly", scroll, 0.13, 0.022, metal))
    return parts


def _strip(name, path, width, thickness, metal):
    """A sheet bent along a path in the plane XZ."""
    tangents = np.gradient(path, axis=0)
    tangents /= np.linalg.norm(tangents, axis=1, keepdims=True)
    across = np.array([0.0, 1.0, 0.0])
    profile = sweeps.rounded_profile(width, thickness, thickness * 0.45, steps=6)
    rows = [p + profile[:, :1] * across + profile[:, 1:] * np.cross(t, across) for p, t in zip(path, tangents)]
    for end, inwards in ((0, 1), (-1, -1)):
        middle = rows[end].mean(0)
        closed = middle + (rows[end] - middle) * 1e-3
        rows = [closed, *rows] if inwards > 0 else [*rows, closed]
    return mesh_objects.add_grid(name, np.array(rows), metal, closed_v=True)


def add_hoop(metal, diameter=1.8, narrow=0.25, wide=0.35, wall=0.24, gap_deg=34):
    """A hoop standing in the plane XZ, fullest below (the front when worn), closed above by a hinged bar."""
    handle = mesh_objects.add_empty("hoop")
    gap = np.radians(gap_deg)
    angles = np.linspace(gap * 0.5, 2 * np.pi - gap * 0.5, 220)
    turn = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    rows = []
    for angle in angles:
        front = 0.5 - 0.5 * np.cos(angle)
        width = narrow + (wide - narrow) * front
        thick = (wall * 0.72) + wall * 0.28 * front
        radius = diameter / 2 - thick / 2 + thick / 2 * np.sin(turn)
        rows.append(np.stack([radius * np.sin(angle), width / 2 * np.cos(turn), radius * np.cos(angle)], axis=1))
    for end, step in ((0, -1), (-1, 1)):
        middle, first = rows[end].mean(0), rows[end]
        outwards = np.cross(middle / np.linalg.norm(middle), (0, 1, 0)) * step
        for bend in np.linspace(0, np.pi / 2, 7)[1:]:
            ring = middle + (first - middle) * max(np.cos(bend), 1e-3) + outwards * 0.045 * np.sin(bend)
            rows = [ring, *rows] if end == 0 else [*rows, ring]
    start, end = np.array(rows[6]).mean(0), np.array(rows[-7]).mean(0)
    bow = [start, (start * 0.72 + end * 0.28) * 1.015, (start * 0.28 + end * 0.72) * 1.015, end]
    pin = [(start[0] * 1.02, y, start[2]) for y in (-0.11, 0.11)]
    hinge = sweeps.add_tube("hinge", pin, 0.055, metal)
    parts = [
        mesh_objects.add_grid("hoop", np.array(rows), metal, closed_v=True),
        sweeps.add_tube("bar", sweeps.smooth_path(bow, 8), 0.042, metal),
        hinge,
    ]
    return _joined(handle, parts)


def add_leaf_drop(metal, stone, length=1.6, width=0.5):
    """A willow-leaf stone held at both tips below a hook; it lies in the plane XY, hook towards +Y."""
    handle = mesh_objects.add_empty("drop")
    half = length / 2
    leaf = add_willow_leaf(length, width, stone)
    parts = [leaf]
    for side in (1, -1):
        parts += _tip_cup(side, half, metal)
    ring_at = half + 0.115
    turn = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    for middle, radius, standing in ((ring_at, 0.072, False), (ring_at + 0.115, 0.075, True)):
        a, b = radius * np.cos(turn), middle + radius * np.sin(turn)
        path = np.stack([0 * a, b, a] if standing else [a, b, 0 * a], axis=1)
        parts.append(sweeps.add_tube("ring", path, 0.024, metal, sides=14, closed=True))
    foot = ring_at + 0.19
    hook = [
        (0.055, foot - 0.02, 0.0), (0.0, foot - 0.055, 0.0), (-0.05, foot + 0.01, 0.0), (0.0, foot + 0.08, 0.0),
        (0.10, foot + 0.30, 0.0), (0.22, foot + 0.56, 0.0), (0.46, foot + 0.70, 0.0), (0.68, foot + 0.56, 0.0),
        (0.74, foot + 0.22, 0.0), (0.76, foot - 0.30, 0.0), (0.82, foot - 0.62, 0.0),
    ]
    parts.append(sweeps.add_tube("hook", sweeps.smooth_path(hook, 14), 0.039, metal))
    return _joined(handle, parts)


def _tip_cup(side, half, metal):
    """A folded cap over one tip of the leaf, from its front, round the tip, to its back."""
    fold = [(0.0, half - 0.17, 0.075, 0.05), (0.0, half - 0.06, 0.06, 0.062), (0.0, half + 0.035, 0.0, 0.055),
            (0.0, half - 0.06, -0.075, 0.062), (0.0, half - 0.17, -0.12, 0.05)]
    line = sweeps.smooth_path(np.array(fold), 10)
    line[:, 1] *= side
    return [sweeps.add_tube("cap", line[:, :3], line[:, 3], metal)]


def _joined(handle, parts):
    for part in parts:
        part.parent = handle
    return handle
