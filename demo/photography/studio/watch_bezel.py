"""The ring around a watch glass: plain profiles, or a diver's turning bezel with its scale."""

import math

import numpy as np

from studio import lettering, mesh_objects, sweeps
from studio.watch_marks import turned


def add_bezel(materials, design, g):
    """The bezel of a design round a glass of radius `g`, as a list of parts."""
    profiles = {
        "domed": [
            (g, 0.16),
            (g, 0.30),
            (g + 0.02, 0.335),
            (g + 0.065, 0.345),
            (1.985, 0.245),
            (2.0, 0.20),
            (2.0, 0.16),
        ],
        "thin": [(g, 0.10), (g, 0.275), (g + 0.02, 0.30), (g + 0.05, 0.30), (2.01, 0.21), (2.03, 0.16), (2.0, 0.11)],
        "stepped": [(g, 0.16), (g, 0.31), (g + 0.015, 0.34), (g + 0.07, 0.34), (g + 0.085, 0.30), (g + 0.10, 0.285)]
        + [(2.0, 0.25), (2.03, 0.21), (2.03, 0.16), (1.97, 0.14)],
    }
    if design["bezel"] != "diver":
        return [sweeps.add_lathe("bezel", profiles[design["bezel"]], materials["bezel"], edge=0.012)]
    lip = [(g, 0.16), (g, 0.385), (g + 0.02, 0.40), (g + 0.045, 0.395), (g + 0.05, 0.35)]
    insert = [(g + 0.052, 0.37), (g + 0.06, 0.388), (1.985, 0.295), (1.99, 0.27)]
    parts = [
        sweeps.add_lathe("bezel lip", lip, materials["bezel"], edge=0.01),
        sweeps.add_lathe("bezel insert", insert, materials["insert"], edge=0.01),
        _knurled_rim(materials["bezel"]),
    ]
    return parts + _bezel_scale(materials, g + 0.06, 1.985)


def _knurled_rim(material, notches=100):
    """The grip of a turning bezel: a coin edge of round notches."""
    outline = [(1.992, 0.25, 0), (1.994, 0.305, 0), (2.02, 0.315, 0.2), (2.09, 0.29, 0.7), (2.14, 0.24, 1)]
    outline += [(2.145, 0.05, 1), (2.12, 0.0, 0.8), (2.0, -0.01, 0)]
    turn = np.linspace(0, 2 * np.pi, notches * 12, endpoint=False)[:, None]
    radius, height, cut = np.array(outline).T
    r = radius - 0.03 * cut * np.clip(0.5 + 0.9 * np.cos(turn * notches), 0, 1)
    points = np.stack([r * np.cos(turn), r * np.sin(turn), np.broadcast_to(height, r.shape)], axis=2)
    rim = mesh_objects.add_grid("bezel rim", points, material, closed_u=True)
    rim.data.use_auto_smooth = True
    return rim


def _bezel_scale(materials, inner, outer):
    """Sixty minutes on the cone of the insert: bars, numerals every ten, a luminous triangle at the top."""
    slope = math.atan2(0.388 - 0.295, outer - inner)
    width = outer - inner
    place = {"radius": (inner + outer) / 2, "inner": inner, "slope": slope}
    parts = []
    for minute in range(60):
        if minute % 10 == 0:
            continue
        if minute > 15 and minute % 5:
            continue
        length = width * (0.58 if minute % 5 == 0 else 0.30)
        bar = 0.05 if minute % 5 == 0 else 0.02
        outline = [(-bar, -length / 2), (bar, -length / 2), (bar, length / 2), (-bar, length / 2)]
        parts.append(_on_cone(_flat(outline, materials["scale"]), minute * 6, **place))
    for minute in (10, 20, 30, 40, 50):
        text = lettering.add_text(str(minute), width * 0.86, (0, 0, 0), materials["scale"])
        parts.append(_on_cone(text, minute * 6, **place))
    half = width * 0.42
    parts.append(_on_cone(_flat([(-half, half), (0, -half), (half, half)], materials["scale"]), 0, **place))
    pip = sweeps.add_lathe("pip", [(0.075, 0.0), (0.06, 0.03), (1e-3, 0.04)], materials["lume"], segments=40)
    return [*parts, _on_cone(pip, 0, place["radius"] + half * 0.35, inner, slope)]


def _flat(outline, material):
    return mesh_objects.add_mesh(
        "scale", [(x, y, 0) for x, y in outline], [tuple(range(len(outline)))], material, smooth=False
    )


def _on_cone(part, angle_deg, radius, inner, slope):
    """Places a part on the insert: rotated to its minute, tilted like the cone."""
    part.location = turned(0, radius, 0.388 - (radius - inner) * math.tan(slope) + 0.006, angle_deg)
    part.rotation_euler = (-slope, 0, -math.radians(angle_deg))
    return part
