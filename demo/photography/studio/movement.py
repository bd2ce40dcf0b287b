"""The movement of a mechanical watch: main plate, bridges with stripes, wheels, screws, jewels, balance. In the plane
z = 0 with its bridges towards +Z, radius 1.35 (27 mm)."""

import math

import numpy as np

from studio import mesh_objects, sweeps
from studio.movement_materials import movement_materials

# Wheels of the train: centre, radius, teeth, arms, height.
TRAIN = [((0.14, 0.14), 0.34, 64, 4, 0.10), ((0.30, -0.42), 0.30, 60, 4, 0.12)]
BALANCE = (-0.42, -0.62)
JEWELS = [(0.14, 0.14), (0.30, -0.42), (0.72, -0.18), (-0.42, -0.62), (0.66, 0.30)]
SCREWS = [(0.95, 0.55), (0.42, 0.98), (-0.30, 1.15), (-1.12, 0.28), (0.98, -0.52), (-0.98, -0.66), (0.10, -1.12)]


def add_movement(bare=False):
    """Adds a movement and returns its handle; `bare` omits the train bridge, so that the wheels are visible."""
    m = movement_materials()
    plate = [(1.35, -0.16), (1.35, -0.02), (1.32, 0.0), (1.24, 0.0), (1.235, -0.02), (1e-3, -0.02)]
    parts = [sweeps.add_lathe("main plate", plate, m["plate"], edge=0.008)]
    parts.append(add_bridge(_sector(-0.18, 0.36, 1.22, 28, 152), 0.06, 0.24, m["bridge"]))
    if not bare:
        parts.append(add_bridge(_sector(0.16, -0.10, 1.20, -62, 22), 0.06, 0.22, m["bridge"]))
    parts.append(add_bridge(_cock(), 0.14, 0.27, m["bridge"]))
    parts += _barrel(m)
    for (x, y), radius, teeth, arms, height in TRAIN:
        parts.append(_at(add_wheel(radius, teeth, arms, 0.03, m["brass"]), x, y, height))
        parts.append(
            _at(
                sweeps.add_lathe(
                    "pinion", [(0.05, -0.04), (0.05, 0.12), (0.02, 0.14), (1e-3, 0.14)], m["steel"], segments=32
                ),
                x,
                y,
                height,
            )
        )
    parts += _balance(m)
    for x, y in JEWELS:
        parts += [_at(part, x, y, 0.272 if (x, y) == BALANCE else 0.222) for part in add_jewel(m)]
    for x, y in SCREWS:
        parts += [
            _at(part, x, y, 0.20 if y > -0.3 else 0.12)
            for part in add_screw(0.085, m, turn_deg=(x * 137 + y * 71) % 180)
        ]
    movement = mesh_objects.add_empty("movement")
    for part in parts:
        part.parent = movement
    return movement


def add_wheel(radius, teeth, arms, thickness, material, rim=0.80, hub=0.20):
    """A toothed wheel with crossed arms, flat, centre at the origin."""
    tip = radius * 1.0
    root = radius * 0.92
    count = teeth * 4
    turn = np.linspace(0, 2 * np.pi, count, endpoint=False)
    outer = np.where((np.arange(count) // 2) % 2 == 0, tip, root)
    inner = np.full(count, radius * rim)
    parts = [_ring(turn, inner, outer, thickness, material)]
    parts.append(_ring(turn, np.full(count, radius * 0.05), np.full(count, radius * hub), thickness, material))
    for arm in range(arms):
        spoke = mesh_objects.add_box(
            "arm", (radius * (rim - hub) + 0.02, radius * 0.11, thickness), (0, 0, 0), material, bevel=0.004
        )
        angle = arm * 2 * math.pi / arms + 0.3
        reach = radius * (rim + hub) / 2
        spoke.location, spoke.rotation_euler = (reach * math.cos(angle), reach * math.sin(angle), 0), (0, 0, angle)
        parts.append(spoke)
    return _group("wheel", parts)


def add_screw(radius, m, turn_deg=0.0, length=0.0):
    """A blued screw with a slot, head on z = 0; `length` gives it a visible shank."""
    head = [(radius, -0.02), (radius, 0.035), (radius * 0.88, 0.05), (1e-3, 0.05)]
    parts = [sweeps.add_lathe("screw", head, m["blued"], edge=0.006, segments=48)]
    slot = mesh_objects.add_box("slot", (radius * 1.9, radius * 0.30, 0.004), (0, 0, 0.0505), m["shadow"])
    slot.rotation_euler = (0, 0, math.radians(turn_deg))
    parts.append(slot)
    if length > 0:
        shank = [(radius * 0.5, 0.0), (radius * 0.5, -length), (radius * 0.3, -length - 0.02), (1e-3, -length - 0.02)]
        parts.append(sweeps.add_lathe("shank", shank, m["steel"], segments=32))
    return parts


def add_jewel(m):
    """A ruby bearing in its polished sink."""
    sink = [(0.105, 0.004), (0.085, 0.006), (0.07, -0.004)]
    stone = [(0.072, -0.004), (0.068, 0.010), (0.03, 0.014), (0.014, 0.006), (1e-3, 0.002)]
    return [
        sweeps.add_lathe("sink", sink, m["steel"], segments=48),
        sweeps.add_lathe("jewel", stone, m["ruby"], segments=48),
    ]


def add_bridge(outline, low, high, material, bevel=0.022):
    """A plate of any outline with polished, broken edges."""
    count = len(outline)
    points = [(x, y, z) for z in (low, high) for x, y in outline]
    sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces = [tuple(range(count, 2 * count)), tuple(reversed(range(count))), *sides]
    bridge = mesh_objects.add_mesh("bridge", points, faces, material, smooth=False)
    modifier = bridge.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments, modifier.limit_method, modifier.angle_limit = bevel, 2, "ANGLE", math.radians(60)
    return bridge


def _barrel(m):
    """Ratchet and crown wheel over the barrel bridge, with the sunray of a snailing machine."""
    parts = [_at(add_wheel(0.34, 56, 0, 0.035, m["steel"], rim=0.18, hub=0.1), -0.36, 0.72, 0.275)]
    parts.append(_at(add_wheel(0.22, 36, 0, 0.035, m["steel"], rim=0.2, hub=0.1), 0.22, 0.86, 0.275))
    for x, y, radius in ((-0.36, 0.72, 0.10), (0.22, 0.86, 0.08)):
        parts += [_at(part, x, y, 0.295) for part in add_screw(radius, m, 35)]
    return parts


def _balance(m):
    """The balance: a smooth heavy rim on two arms, its hairspring, and the roller below the cock."""
    turn = np.linspace(0, 2 * np.pi, 120, endpoint=False)
    parts = [_ring(turn, np.full(120, 0.37), np.full(120, 0.42), 0.05, m["gold"])]
    parts.append(mesh_objects.add_box("balance arm", (0.78, 0.045, 0.03), (0, 0, 0), m["gold"], bevel=0.006))
    spiral = np.linspace(0, 2 * np.pi * 9, 500)
    radius = 0.05 + 0.21 * spiral / spiral[-1]
    path = np.stack([radius * np.cos(spiral), radius * np.sin(spiral), np.full(500, 0.055)], axis=1)
    parts.append(sweeps.add_tube("hairspring", path, 0.0035, m["blued"], sides=6))
    return [_at(_group("balance", parts), *BALANCE, 0.06)]


def _ring(turn, inner, outer, thickness, material):
    half = thickness / 2
    rows = [
        np.stack([r * np.cos(turn), r * np.sin(turn), np.full(len(turn), z)], axis=1)
        for r, z in ((inner, -half), (inner, half), (outer, half), (outer, -half), (inner, -half))
    ]
    return mesh_objects.add_grid("ring", np.array(rows), material, closed_v=True, smooth=False)


def _sector(x, y, radius, start_deg, end_deg):
    """A section of the round plate that narrows to a rounded nose at (x, y)."""
    arc = np.radians(np.linspace(start_deg, end_deg, 40))
    rim = np.stack([radius * np.cos(arc), radius * np.sin(arc)], axis=1)
    line = sweeps.smooth_path(
        [
            rim[-1],
            (rim[-1] * 0.6 + np.array([x, y]) * 0.4) * 0.97,
            (x, y),
            (rim[0] * 0.6 + np.array([x, y]) * 0.4) * 0.97,
            rim[0],
        ],
        10,
    )
    return [tuple(p) for p in np.vstack([rim, line[1:-1]])]


def _cock():
    """The balance cock: from a foot at the rim a finger out to the balance's bearing."""
    bearing = np.array(BALANCE)
    away = np.array([-0.80, -0.50])
    away /= np.linalg.norm(away)
    aside = np.array([-away[1], away[0]])
    foot = bearing + away * 0.56
    half = [
        (foot + away * 0.02, 0.34),
        (foot - away * 0.08, 0.36),
        (foot - away * 0.2, 0.20),
        (bearing + away * 0.12, 0.14),
        (bearing - away * 0.05, 0.13),
        (bearing - away * 0.14, 0.05),
    ]
    left = [tuple(p + aside * w) for p, w in half]
    right = [tuple(p - aside * w) for p, w in reversed(half)]
    return [tuple(p) for p in sweeps.smooth_path([*left, *right], 5, closed=True)]


def _at(part, x, y, z):
    part.location = (x, y, z)
    return part


def _group(name, parts):
    handle = mesh_objects.add_empty(name)
    for part in parts:
        part.parent = handle
    return handle
