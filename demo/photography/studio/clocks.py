"""Clocks: a turned brass table clock, a folding travel alarm in leather, a wall clock in oak. Each is in the plane XY
like a watch, dial towards +Z, about 4 units wide. Materials are those of watch_finishes."""

import math

import numpy as np

from studio import lettering, mesh_objects, padded_slabs, sweeps
from studio.watch_dial import add_dial
from studio.watch_hands import add_hand, add_pipe


def add_table_clock(materials, design, time):
    """A heavy drum on a saddle of brass; 4 units are 16 cm."""
    drum = [
        (1.70, 0.52),
        (1.70, 0.74),
        (1.74, 0.80),
        (1.84, 0.83),
        (1.93, 0.79),
        (1.97, 0.71),
        (1.97, 0.66),
        (1.93, 0.63),
    ]
    drum += [(1.93, 0.59), (1.99, 0.55), (2.0, 0.50), (2.0, -0.46), (1.99, -0.51), (1.93, -0.55), (1.93, -0.59)]
    drum += [(1.97, -0.63), (1.97, -0.70), (1.88, -0.80), (1.6, -0.86), (1e-3, -0.86)]
    parts = [
        sweeps.add_lathe("drum", drum, materials["bezel"], edge=0.02),
        mesh_objects.add_box("saddle", (1.5, 0.42, 1.10), (0, -2.03, -0.05), materials["bezel"], bevel=0.05),
        mesh_objects.add_box("foot", (1.95, 0.16, 1.40), (0, -2.26, -0.05), materials["bezel"], bevel=0.05),
    ]
    face = _face(materials, design, time, 1.58, 1.70, 0.18)
    for part in face:
        part.location.z += 0.50
    return _joined("table clock", parts + face)


def add_wall_clock(materials, design, time):
    """A turned oak frame round a domed dial, without minutes and seconds; 4 units are 30 cm."""
    ring = [
        (1.62, -0.20),
        (1.62, 0.26),
        (1.65, 0.33),
        (1.73, 0.375),
        (1.85, 0.37),
        (1.95, 0.30),
        (2.0, 0.18),
        (2.0, -0.22),
        (1.9, -0.27),
    ]
    dome = design["dome"]

    def height(r):
        return 0.08 + dome * (1 - (r / 1.64) ** 2)

    dial = sweeps.add_lathe("dial", [(r, height(r)) for r in np.linspace(1.64, 1e-4, 40)], materials["dial"])
    parts = [sweeps.add_lathe("frame", ring, materials["frame"], edge=0.03), dial]
    for step in range(12):
        length, width = (0.36, 0.075) if step % 3 == 0 else (0.26, 0.05)
        reach = np.linspace(1.46 - length, 1.46, 8)
        rows = np.array(
            [[(side * width / 2, r, height(math.hypot(r, width / 2)) + 0.004) for r in reach] for side in (1, -1)]
        )
        mark = mesh_objects.add_grid("stroke", rows, materials["ink"])
        mark.rotation_euler = (0, 0, -math.radians(step * 30))
        parts.append(mark)
    for text in design["texts"]:
        parts.append(
            lettering.add_text(
                text["words"],
                text["size"],
                (0, text["y"], height(text["y"]) + 0.012),
                materials["ink"],
                text.get("face", "sans"),
                1.3,
            )
        )
    parts += _hands(materials, design["hands"], time, 1.62, 0.08 + dome)
    parts.append(_glass(materials["glass"], 1.63, 0.26, dome))
    return _joined("wall clock", parts)


def add_travel_clock(materials, design, time):
    """Two leather shells joined by a hinge: the upright one holds the clock, the other lies before it as its foot.
    4 units are 6.2 cm; the hinge is the line y = -2."""
    upright = [padded_slabs.add_slab((4.0, 4.0), 0.45, 0.78, 0.16, materials["strap"])]
    upright += padded_slabs.add_seam((4.0, 4.0), 0.45, 0.16, 0.39, materials["thread"])
    bezel = [
        (1.36, 0.38),
        (1.36, 0.56),
        (1.39, 0.605),
        (1.46, 0.62),
        (1.54, 0.58),
        (1.57, 0.52),
        (1.60, 0.49),
        (1.62, 0.36),
    ]
    upright.append(sweeps.add_lathe("bezel", bezel, materials["bezel"], edge=0.015))
    face = _face(materials, design, time, 1.28, 1.36, 0.12)
    for part in face:
        part.location.z += 0.43
    clock = _joined("upright", upright + face)
    clock.location = (
        0,
        2.0 * math.cos(math.radians(design["leanDeg"])),
        -2.0 * math.sin(math.radians(design["leanDeg"])),
    )
    clock.rotation_euler = (-math.radians(design["leanDeg"]), 0, 0)

    lid = [padded_slabs.add_slab((4.0, 4.0), 0.45, 0.62, 0.16, materials["strap"])]
    lid += padded_slabs.add_seam((4.0, 4.0), 0.45, 0.16, 0.31, materials["thread"])
    lining = padded_slabs.add_slab((3.25, 3.25), 0.34, 0.05, 0.02, materials["lining"])
    lining.location = (0, 0, 0.305)
    lid.append(lining)
    clasp = mesh_objects.add_box("clasp", (0.62, 0.16, 0.22), (0, -2.02, 0.12), materials["bezel"], bevel=0.05)
    foot = _joined("lid", [*lid, clasp])
    foot.rotation_euler = (-math.pi / 2, 0, 0)
    foot.location = (0, 0.21, 2.42)
    rod = sweeps.add_tube("hinge", [(x, 0.22, 0.42) for x in np.linspace(-1.5, 1.5, 8)], 0.075, materials["bezel"])
    return _joined("travel clock", [clock, foot, rod])


def _face(materials, design, time, radius, glass_radius, rim):
    """Dial, hands and glass of a flat-faced clock."""
    plate = sweeps.add_lathe("rehaut", [(glass_radius, rim), (radius + 0.02, 0.02), (radius, 0.0)], materials["rehaut"])
    return [
        plate,
        *add_dial(materials, design["dial"], radius),
        *_hands(materials, design["hands"], time, radius, 0.0),
        _glass(materials["glass"], glass_radius, rim + 0.04, 0.05),
    ]


def _hands(materials, hands, time, radius, base):
    hour, minute, _ = time
    parts = []
    for name, angle, height in (("hour", (hour % 12 + minute / 60) * 30, 0.05), ("minute", minute * 6, 0.085)):
        own = hands[name]
        parts.append(
            add_hand(
                own.get("kind", hands["kind"]),
                angle,
                own["length"] * radius,
                own["width"],
                base + height,
                materials["hands"],
                hands.get("rise", 0.06),
            )
        )
    if "alarm" in hands:
        own = hands["alarm"]
        parts.append(
            add_hand("slim", own["angleDeg"], own["length"] * radius, 0.05, base + 0.025, materials["seconds"], 0.1)
        )
    parts.append(add_pipe(hands.get("pipe", 0.085), base, base + 0.13, materials["hands"]))
    return parts


def _glass(material, radius, height, dome):
    return sweeps.add_lathe(
        "glass", [(r, height + dome * (1 - (r / radius) ** 2)) for r in np.linspace(radius, 1e-3, 24)], material
    )


def _joined(name, parts):
    handle = mesh_objects.add_empty(name)
    for part in parts:
        part.parent = handle
    return handle
