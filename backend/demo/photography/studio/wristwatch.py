"""A wristwatch lying on its back: dial in the plane z = 0, twelve o'clock towards +Y; parts hang on one handle."""

import math

import bpy
import numpy as np

from studio import stage, sweeps

DIAL_RADIUS = 1.60
CASE_BOTTOM = -0.62


def add_wristwatch(materials, hour, minute, second, wordmark=None):
    """Puts a watch on the stage; `materials` names case, bezel, dial, subdial, hands, ink, glass, strap and thread."""
    watch = stage.add_empty("wristwatch")
    parts = [*_case(materials), *_dial(materials), *_indices(materials), *_hands(materials, hour, minute, second)]
    parts += _crown(materials)
    parts += _strap(materials, 1) + _strap(materials, -1)
    if wordmark:
        parts.append(_text(wordmark, 0.135, (0, 0.72, 0.004), materials["ink"]))
    for part in parts:
        part.parent = watch
    return watch


def _case(materials):
    bezel = [(1.735, 0.16), (1.735, 0.30), (1.755, 0.335), (1.80, 0.345), (1.985, 0.245), (2.0, 0.20), (2.0, 0.16), (1.96, 0.15)]
    middle = [(1.94, 0.16), (2.03, 0.15), (2.06, 0.12), (2.06, -0.34), (1.98, -0.46), (1.7, CASE_BOTTOM), (0.0, CASE_BOTTOM)]
    rehaut = [(1.735, 0.31), (1.66, 0.06), (DIAL_RADIUS, 0.0)]
    glass = [(r, 0.325 + 0.03 * (1 - (r / 1.735) ** 2)) for r in np.linspace(1.735, 1e-3, 24)]
    parts = [
        sweeps.add_lathe("bezel", bezel, materials["bezel"], edge=0.012),
        sweeps.add_lathe("case", middle, materials["case"], edge=0.015),
        sweeps.add_lathe("rehaut", rehaut, materials["rehaut"]),
        sweeps.add_lathe("glass", glass, materials["glass"]),
    ]
    for side_x in (-1, 1):
        for side_y in (-1, 1):
            parts.append(_lug(side_x, side_y, materials["case"]))
    return parts


def _lug(side_x, side_y, material):
    path = [(1.20, 1.35, -0.08), (1.21, 1.75, -0.085), (1.205, 2.10, -0.17), (1.19, 2.38, -0.33), (1.18, 2.52, -0.50)]
    curve = sweeps.smooth_path(path, 10) * (side_x, side_y, 1)
    tangents = np.gradient(curve, axis=0)
    tangents /= np.linalg.norm(tangents, axis=1, keepdims=True)
    across = np.array([1.0, 0.0, 0.0])
    rows = []
    for share, point, tangent in zip(np.linspace(0, 1, len(curve)), curve, tangents):
        up = np.cross(across, tangent)
        profile = sweeps.rounded_profile(0.36 - 0.09 * share, 0.40 - 0.20 * share, 0.035, steps=6)
        rows.append(point + profile[:, :1] * across + profile[:, 1:] * up)
    # The end closes in two short steps, so that its edge is broken.
    for shrink, forward in ((0.85, 0.02), (0.001, 0.021)):
        rows.append(rows[len(curve) - 1].mean(0) + (rows[len(curve) - 1] - rows[len(curve) - 1].mean(0)) * shrink + tangents[-1] * forward)
    return stage.add_grid("lug", np.array(rows), material, closed_v=True)


def _dial(materials):
    subdial_at, subdial_radius = (0, -0.78, 0), 0.44
    parts = [sweeps.add_lathe("dial", [(r, 0.0) for r in np.linspace(DIAL_RADIUS + 0.02, 1e-4, 24)], materials["dial"])]
    disc = sweeps.add_lathe("subdial", [(r, 0.002) for r in np.linspace(subdial_radius, 1e-4, 12)], materials["subdial"])
    rim = sweeps.add_lathe("subdial rim", [(subdial_radius + 0.016, 0.001), (subdial_radius + 0.008, 0.010), (subdial_radius, 0.002)], materials["indices"])
    for part in (disc, rim):
        part.location = subdial_at
    parts += [disc, rim]
    for step in range(60):
        long = step % 5 == 0
        parts.append(_mark(step * 6, DIAL_RADIUS - (0.085 if long else 0.06), DIAL_RADIUS - 0.02, 0.016 if long else 0.009, materials["ink"]))
    for step in range(12):
        mark = _mark(step * 30, subdial_radius - (0.10 if step % 3 == 0 else 0.065), subdial_radius - 0.03, 0.010, materials["ink"])
        mark.location = (*subdial_at[:2], 0.002)
        parts.append(mark)
    return parts


def _mark(angle_deg, inner, outer, width, material):
    corners = [_turned(x, y, 0.003, angle_deg) for x, y in ((-width / 2, inner), (width / 2, inner), (width / 2, outer), (-width / 2, outer))]
    return stage.add_mesh("mark", corners, [(3, 2, 1, 0)], material, smooth=False)


def _indices(materials):
    parts = []
    for step in range(12):
        if step == 6:
            continue
        length = 0.30 if step % 3 else 0.40
        for offset in (-0.065, 0.065) if step == 0 else (0.0,):
            parts.append(_baton(step * 30, 1.47 - length, 1.47, 0.092, offset, materials["indices"]))
    return parts


def _baton(angle_deg, inner, outer, width, offset, material):
    """An applied index: upright flanks, two sloping faces that meet in a ridge."""
    half, slope, wall, ridge = width / 2, width * 0.42, 0.035, 0.062
    outline = [(-half, inner), (half, inner), (half, outer), (-half, outer)]
    points = [(x + offset, y, 0.0) for x, y in outline] + [(x + offset, y, wall) for x, y in outline]
    points += [(offset, inner + slope, ridge), (offset, outer - slope, ridge)]
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 8), (5, 6, 9, 8), (6, 7, 9), (7, 4, 8, 9)]
    baton = stage.add_mesh("index", [_turned(*p, angle_deg) for p in points], faces, material, smooth=False)
    return _with_broken_edges(baton, 0.004)


def _hands(materials, hour, minute, second):
    hour_deg, minute_deg = (hour % 12 + minute / 60) * 30, minute * 6
    parts = [
        _dauphine("hour hand", hour_deg, 0.92, 0.24, 0.19, 0.085, materials["hands"]),
        _dauphine("minute hand", minute_deg, 1.40, 0.26, 0.155, 0.125, materials["hands"]),
    ]
    small = _dauphine("seconds hand", second * 6, 0.36, 0.12, 0.034, 0.0, materials["hands"])
    small.location = (0, -0.78, 0.05)
    parts.append(small)
    pipe = [(0.085, 0.06), (0.085, 0.19), (0.075, 0.20), (0.05, 0.205), (1e-3, 0.205)]
    parts.append(sweeps.add_lathe("pipe", pipe, materials["hands"], edge=0.008, segments=64))
    small_pipe = sweeps.add_lathe("seconds pipe", [(0.03, 0.0), (0.03, 0.085), (1e-3, 0.09)], materials["hands"], edge=0.006, segments=48)
    small_pipe.location = (0, -0.78, 0)
    parts.append(small_pipe)
    return parts


def _dauphine(name, angle_deg, length, tail, width, height, material):
    """A kite-shaped hand with a ridge along its middle."""
    thick, rise = 0.012, width * 0.16
    widest = length * 0.16
    outline = [(0, -tail), (width / 2, widest), (0, length), (-width / 2, widest)]
    points = [(x, y, height) for x, y in outline] + [(x, y, height + thick) for x, y in outline]
    points.append((0, widest, height + thick + rise))
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 8), (5, 6, 8), (6, 7, 8), (7, 4, 8), (3, 2, 1, 0)]
    hand = stage.add_mesh(name, [_turned(*p, angle_deg) for p in points], faces, material, smooth=False)
    return _with_broken_edges(hand, 0.002)


def _crown(materials):
    teeth, segments = 30, 360
    turn = np.linspace(0, 2 * np.pi, segments, endpoint=False)
    groove = 0.018 * np.clip(np.cos(turn * teeth) * 2.2, -1, 1)
    rows = []
    for x, radius, cut in ((2.05, 0.14, 0), (2.14, 0.14, 0), (2.15, 0.25, 0.3), (2.17, 0.272, 1), (2.38, 0.272, 1), (2.41, 0.255, 0.6), (2.425, 0.22, 0), (2.43, 0.001, 0)):
        r = radius + groove * cut
        rows.append(np.stack([np.full(segments, x), r * np.cos(turn), r * np.sin(turn) - 0.12], axis=1))
    crown = stage.add_grid("crown", np.array(rows), materials["bezel"], closed_v=True)
    crown.data.use_auto_smooth = True
    return [crown]


def _strap(materials, side):
    """Half a strap: from the spring bar down to the table and away, padded, with a seam along both edges."""
    path = sweeps.smooth_path([(2.16, -0.30), (2.40, -0.26), (2.75, -0.34), (3.3, -0.46), (4.2, -0.49), (6.0, -0.49), (9.0, -0.49)], 12)
    distance = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    rows = []
    for (y, z), run in zip(path, distance):
        width = 2.0 - 0.045 * run
        padding = 0.09 * math.exp(-run / 1.6)
        profile = sweeps.rounded_profile(width, 0.26, 0.07, crown=padding, steps=10)
        rows.append(np.stack([profile[:, 0], np.full(len(profile), y * side), z + profile[:, 1]], axis=1))
    parts = [stage.add_grid("strap", np.array(rows), materials["strap"], closed_v=True)]
    for run in np.arange(0.45, distance[-1] - 0.3, 0.21):
        y, z = (np.interp(run, distance, path[:, axis]) for axis in (0, 1))
        y_end, z_end = (np.interp(run + 0.13, distance, path[:, axis]) for axis in (0, 1))
        for edge in (-1, 1):
            x = edge * (1.0 - 0.0225 * run - 0.115)
            lift = 0.135 + 0.09 * math.exp(-run / 1.6) * 0.2
            stitch = [(x, y * side, z + lift), (x, (y + y_end) / 2 * side, (z + z_end) / 2 + lift + 0.012), (x, y_end * side, z_end + lift)]
            parts.append(sweeps.add_tube("stitch", sweeps.smooth_path(stitch, 3), 0.022, materials["thread"], sides=8))
    return parts


def _text(words, size, location, material):
    data = bpy.data.curves.new("wordmark", "FONT")
    data.body, data.size, data.align_x, data.space_character = words, size, "CENTER", 1.35
    data.materials.append(material)
    created = bpy.data.objects.new("wordmark", data)
    bpy.context.collection.objects.link(created)
    created.location = location
    return created


def _with_broken_edges(part, width):
    modifier = part.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments, modifier.limit_method = width, 2, "ANGLE"
    return part


def _turned(x, y, z, angle_deg):
    """Turns clockwise from twelve o'clock, as dials count."""
    angle = math.radians(angle_deg)
    return (x * math.cos(angle) + y * math.sin(angle), y * math.cos(angle) - x * math.sin(angle), z)
