"""The dial of a wristwatch: plate, minute track, hours, subdials, windows, printed words. Plane z = 0, twelve at +Y."""

import math

import numpy as np

from studio import lettering, mesh_objects, sweeps
from studio.roman import add_roman
from studio.watch_marks import INK_Z, add_circle_line, add_dot, add_mark, turned
from studio.watch_subdials_and_date_windows import add_date_ring, add_subdial, add_window

ROMAN = ("XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI")


def add_dial(materials, dial, radius):
    """The fixed parts and the small hands of the subdials, as a list."""
    plate = sweeps.add_lathe("dial", [(r, 0.0) for r in np.linspace(radius + 0.02, 1e-4, 24)], materials["dial"])
    parts = [plate, *_track(materials["ink"], dial, radius), *_hours(materials, dial["hours"], radius)]
    for subdial in dial["subdials"]:
        parts += add_subdial(materials, subdial)
    for window in dial["windows"]:
        parts += add_window(materials, window)
    for text in dial["texts"]:
        centre = (text.get("x", 0), text["y"], INK_Z + 0.001)
        face, tracking = text.get("face", "sans"), text.get("tracking", 1.3)
        parts.append(lettering.add_text(text["words"], text["size"], centre, materials["ink"], face, tracking))
    if dial.get("dateRing"):
        parts += add_date_ring(materials["ink"], radius)
    return parts


def _track(ink, dial, radius):
    """Sixty minutes at the rim: strokes, a railway between two circles, or dots."""
    kind = dial["track"]
    if kind == "none":
        return []
    outer = radius - 0.02 - dial.get("trackInset", 0.0)
    parts = []
    if kind == "railway":
        parts = [add_circle_line(outer, 0.009, ink), add_circle_line(outer - 0.075, 0.009, ink)]
    for step in range(60):
        long = step % 5 == 0
        length = 0.075 if kind == "railway" else 0.065 if long else 0.04
        width = 0.016 if long else 0.009
        if kind == "dots":
            parts.append(add_dot(step * 6, outer - 0.03, 0.011, ink))
        else:
            parts.append(add_mark(step * 6, outer - length, outer, width, ink))
    return parts


def _hours(materials, hours, radius):
    outer = radius - hours.get("inset", 0.13)
    parts = []
    for step in range(12):
        if step in hours["skip"]:
            continue
        angle, kind = step * 30, hours["kind"]
        size = hours.get("length", 0.30) * (hours.get("quarter", 1.33) if step % 3 == 0 else 1.0)
        if str(step) in hours.get("numerals", {}):
            text = str(step or 12)
            at = turned(0, outer - hours["numerals"][str(step)] * 0.36, INK_Z, angle)
            parts.append(
                lettering.add_text(text, hours["numerals"][str(step)], at, materials["ink"], hours.get("face", "light"))
            )
        elif kind == "baton":
            for offset in (-0.065, 0.065) if step == 0 else (0.0,):
                parts.append(
                    _baton(angle, outer - size, outer, hours.get("width", 0.092), offset, materials["indices"])
                )
        elif kind == "printed":
            parts.append(add_mark(angle, outer - size, outer, hours.get("width", 0.03), materials["ink"]))
        elif kind == "roman":
            at = turned(0, outer - size * 0.35, INK_Z, angle)
            parts.append(add_roman(ROMAN[step], size, at, materials["ink"], angle))
        elif kind == "arabic":
            at = turned(0, outer - size * 0.35, INK_Z, angle)
            parts.append(lettering.add_text(str(step or 12), size, at, materials["ink"], hours.get("face", "sans")))
        elif kind == "lume":
            parts += _plot(step, outer, materials)
    return parts


def _baton(angle_deg, inner, outer, width, offset, material):
    """An applied index: upright flanks, two sloping faces that meet in a ridge."""
    half, slope, wall, ridge = width / 2, width * 0.42, 0.035, 0.062
    outline = [(-half, inner), (half, inner), (half, outer), (-half, outer)]
    points = [(x + offset, y, 0.0) for x, y in outline] + [(x + offset, y, wall) for x, y in outline]
    points += [(offset, inner + slope, ridge), (offset, outer - slope, ridge)]
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 8), (5, 6, 9, 8), (6, 7, 9), (7, 4, 8, 9)]
    baton = mesh_objects.add_mesh("index", [turned(*p, angle_deg) for p in points], faces, material, smooth=False)
    return _with_broken_edges(baton, 0.004)


def _plot(step, outer, materials):
    """A diver's luminous hour in its metal rim: triangle at twelve, bars at three, six and nine, round plots else."""
    if step == 0:
        shape = [(-0.19, 0.0), (0.0, -0.40), (0.19, 0.0)]
    elif step % 3 == 0:
        shape = [(-0.075, 0.0), (-0.075, -0.36), (0.075, -0.36), (0.075, 0.0)]
    else:
        shape = [
            (0.115 * math.cos(a), 0.115 * math.sin(a) - 0.13) for a in np.linspace(0, 2 * math.pi, 36, endpoint=False)
        ]
    centre = np.mean(shape, axis=0)
    parts = []
    for grow, height, key in ((1.0, 0.045, "indices"), (0.80, 0.056, "lume")):
        outline = [tuple(centre + (np.array(p) - centre) * grow) for p in shape]
        count = len(outline)
        points = [turned(x, outer + y, z, step * 30) for z in (0.0, height) for x, y in outline]
        faces = [tuple(range(count, 2 * count))] + [
            (i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)
        ]
        plot = mesh_objects.add_mesh("plot", points, faces, materials[key], smooth=False)
        parts.append(_with_broken_edges(plot, 0.008))
    return parts


def _with_broken_edges(part, width):
    modifier = part.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments, modifier.limit_method = width, 2, "ANGLE"
    return part
