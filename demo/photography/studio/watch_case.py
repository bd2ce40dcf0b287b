"""The case of a wristwatch: middle, bezel, lugs, crown, pushers, glass and back. Measures are those of a 41.2 mm watch;
wristwatch.py scales the whole. Dial in the plane z = 0, the wearer's wrist towards -Z."""

import math

import numpy as np

from studio import lettering, mesh_objects, sweeps
from studio.watch_bezel import add_bezel

CASE_RADIUS = 2.06
FLANK_Z = -0.12


def add_case(materials, design):
    """Everything of metal and glass round the dial, as a list of parts."""
    bottom, dial = design["bottom"], design["dialRadius"]
    glass_radius = dial + 0.135
    flat = design["flatter"]
    top = [(1.94, 0.16 - flat), (2.03, 0.15 - flat), (2.06, 0.12 - flat)]
    middle = [*top, (2.06, bottom + 0.28), (1.98, bottom + 0.16), (1.7, bottom)]
    rehaut = [(glass_radius, 0.27 - flat), (dial + 0.06, 0.06), (dial, 0.0)]
    rim = 0.345 if design["bezel"] == "diver" else 0.325 if design["bezel"] != "thin" else 0.29
    dome = design["dome"]
    glass = [(r, rim + dome * (1 - (r / glass_radius) ** 2)) for r in np.linspace(glass_radius, 1e-3, 24)]
    bezel = [sweeps.add_lathe("glass", glass, materials["glass"]), *add_bezel(materials, design, glass_radius)]
    for part in bezel:
        part.location.z -= flat
    parts = [
        sweeps.add_lathe("case", middle, materials["case"], edge=0.015),
        sweeps.add_lathe("rehaut", rehaut, materials["rehaut"]),
        *bezel,
        *_back(materials, design),
        *_crown(materials, design["crown"]),
    ]
    parts += [_lug(x, y, materials["case"], design) for x in (-1, 1) for y in (-1, 1)]
    for angle_deg in design["pushers"]:
        parts += _pusher(angle_deg, materials)
    return parts


def _back(materials, design):
    """A screwed back - `solid`, of `glass`, or `open`; `engraving` puts lines on it, read with twelve o'clock up."""
    z = design["bottom"]
    if design["back"] != "solid":
        wall = [(1.74, z), (1.73, z - 0.03), (1.70, z - 0.04), (1.67, z - 0.03), (1.66, z), (1.65, z + 0.4)]
        parts = [sweeps.add_lathe("case rim", wall, materials["bezel"], edge=0.008)]
        if design["back"] == "glass":
            pane = [(r, z - 0.03) for r in (1.67, 1.2, 0.6, 1e-3)]
            parts.append(sweeps.add_lathe("back glass", pane, materials["glass"]))
        return parts
    outline = [
        (1.72, z + 0.01),
        (1.70, z - 0.02),
        (1.55, z - 0.03),
        (1.535, z - 0.018),
        (1.52, z - 0.03),
        (1e-3, z - 0.03),
    ]
    parts = [sweeps.add_lathe("case back", outline, materials["back"], edge=0.008)]
    handle = mesh_objects.add_empty("engraving", (0, 0, z - 0.036), (0, math.pi, 0))
    for line in design["engraving"].get("lines", []):
        text = lettering.add_text(
            line["words"], line["size"], (0, line["y"], 0), materials["engraved"], line["face"], 1.1
        )
        text.parent = handle
    for ring in design["engraving"].get("rings", []):
        place = ring.get("middleDeg", 0)
        for text in lettering.add_text_round(
            ring["words"],
            ring["size"],
            ring["radius"],
            0,
            materials["engraved"],
            middle_deg=place,
            inwards=place == 180,
        ):
            text.parent = handle
    return [*parts, handle]


def _lug(side_x, side_y, material, design):
    width, drop = design["lugWidth"], design["bottom"] / -0.62
    x = 1.02 + width / 2
    path = [
        (x, 1.50, -0.08),
        (x + 0.01, 1.80, -0.085),
        (x + 0.005, 2.10, -0.17),
        (x - 0.01, 2.38, -0.33),
        (x - 0.02, 2.52, -0.50),
    ]
    curve = sweeps.smooth_path(path, 10) * (side_x, side_y, 1) * (1, 1, drop**0.5)
    tangents = np.gradient(curve, axis=0)
    tangents /= np.linalg.norm(tangents, axis=1, keepdims=True)
    across = np.array([1.0, 0.0, 0.0])
    rows = []
    for share, point, tangent in zip(np.linspace(0, 1, len(curve)), curve, tangents):
        up = np.cross(across, tangent)
        profile = sweeps.rounded_profile(width * (1 - 0.25 * share), 0.40 - 0.20 * share, 0.035, steps=6)
        rows.append(point + profile[:, :1] * across + profile[:, 1:] * up)
    # Both ends close; the free one in two short steps, so that its edge is broken.
    start, end = rows[0], rows[-1]
    rows.insert(0, start.mean(0) + (start - start.mean(0)) * 0.001)
    for shrink, forward in ((0.85, 0.02), (0.001, 0.021)):
        rows.append(end.mean(0) + (end - end.mean(0)) * shrink + tangents[-1] * forward)
    return mesh_objects.add_grid("lug", np.array(rows), material, closed_v=True)


def _crown(materials, crown):
    teeth, segments = 30, 360
    size, side = crown["size"], crown["side"]
    turn = np.linspace(0, 2 * np.pi, segments, endpoint=False)
    groove = 0.018 * np.clip(np.cos(turn * teeth) * 2.2, -1, 1)
    rows = []
    outline = [
        (0.0, 0.14, 0),
        (0.09, 0.14, 0),
        (0.10, 0.25, 0.3),
        (0.12, 0.272, 1),
        (0.33, 0.272, 1),
        (0.36, 0.255, 0.6),
    ]
    for x, radius, cut in [*outline, (0.375, 0.22, 0), (0.38, 0.001, 0)]:
        r = (radius + groove * cut) * size
        rows.append(
            np.stack(
                [np.full(segments, side * (2.05 + x * size)), r * np.cos(turn), r * np.sin(turn) + FLANK_Z], axis=1
            )
        )
    part = mesh_objects.add_grid("crown", np.array(rows), materials["bezel"], closed_v=True)
    part.data.use_auto_smooth = True
    guards = []
    if crown["guards"]:
        for y in (-1, 1):
            guard = mesh_objects.add_box(
                "crown guard", (0.5, 0.30, 0.34), (side * 1.98, y * 0.42, FLANK_Z), materials["case"], bevel=0.1
            )
            guard.rotation_euler = (0, 0, side * y * 0.35)
            guards.append(guard)
    return [part, *guards]


def _pusher(angle_deg, materials):
    """A chronograph's pump pusher on the flank, `angle_deg` clockwise from twelve."""
    stem = [
        (0.09, 1.95),
        (0.09, 2.16),
        (0.17, 2.17),
        (0.18, 2.20),
        (0.18, 2.38),
        (0.165, 2.42),
        (0.10, 2.43),
        (1e-3, 2.435),
    ]
    collar = [(0.15, 1.95), (0.15, 2.09), (0.13, 2.12), (0.09, 2.12)]
    parts = [
        sweeps.add_lathe(name, line, materials["bezel"], edge=0.012, segments=64)
        for name, line in (("pusher", stem), ("pusher collar", collar))
    ]
    for part in parts:
        part.location = (0, 0, FLANK_Z)
        part.rotation_euler = (0, math.pi / 2, math.pi / 2 - math.radians(angle_deg))
    return parts
