"""Displays of jewellery in the shop: a glass case on the counter, necklace busts, ring cones, closed boxes. Each is on
z = 0 around its handle, its front towards -Y; in real centimetres."""

import numpy as np

from studio import forms, household_materials, materials, mesh_objects, nacre_and_blasted_metal, pearls, sweeps


def add_case(width=86.0, depth=40.0, height=34.0, pieces=()):
    """A glass case with a brass frame; `pieces` are kind, x, y, height of the riser below and options."""
    brass, glass = materials.satin("brass", (2, 2, 20), 0.28, 0.04), materials.sapphire(0.2)
    bar, foot = 0.9, 3.0
    parts = [mesh_objects.add_box("floor", (width - 1, depth - 1, foot), (0, 0, foot / 2 + 0.3), _suede(), bevel=0.2)]
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(
                mesh_objects.add_box(
                    "post",
                    (bar, bar, height),
                    (x * (width - bar) / 2, y * (depth - bar) / 2, height / 2),
                    brass,
                    bevel=0.1,
                )
            )
    for z in (bar / 2, height - bar / 2):
        for y in (-1, 1):
            parts.append(mesh_objects.add_box("rail", (width, bar, bar), (0, y * (depth - bar) / 2, z), brass, bevel=0.1))
        for x in (-1, 1):
            parts.append(mesh_objects.add_box("rail", (bar, depth, bar), (x * (width - bar) / 2, 0, z), brass, bevel=0.1))
    for size, at in (
        ((width - 1.4, 0.6, height - 1.4), (0, -(depth - bar) / 2, height / 2)),
        ((0.6, depth - 1.4, height - 1.4), (-(width - bar) / 2, 0, height / 2)),
        ((width - 1.4, depth - 1.4, 0.6), (0, 0, height - bar / 2)),
    ):
        parts.append(mesh_objects.add_box("pane", size, at, glass))
    for piece in pieces:
        riser = piece.get("riser", 0)
        if riser:
            parts.append(
                mesh_objects.add_box(
                    "riser",
                    (11, 11, riser),
                    (piece["at"][0], piece["at"][1], foot + 0.3 + riser / 2),
                    _suede(),
                    bevel=0.3,
                )
            )
        added = (add_bust if piece["kind"] == "bust" else add_cone)(**piece.get("options", {}))
        added.location = (*piece["at"], foot + 0.3 + riser)
        parts.append(added)
    return forms.under_one_handle("case", parts)


def _suede():
    return household_materials.wool((0.62, 0.55, 0.46))


def add_cone(metal="yellow gold", height=8.0, radius=2.6):
    """A cone of ash wood that carries a ring."""
    parts = [
        sweeps.add_lathe(
            "cone",
            [(1e-3, 0), (radius, 0), (radius, 0.3), (0.45, height - 0.3), (1e-3, height)],
            household_materials.wool((0.66, 0.60, 0.52)),
            edge=0.2,
            segments=64,
        )
    ]
    level = height * 0.62
    around = radius * 0.45
    turn = np.linspace(0, 2 * np.pi, 64, endpoint=False)
    ring = [(around * np.cos(a), around * np.sin(a), level + 0.16 * np.sin(a)) for a in turn]
    parts.append(sweeps.add_tube("ring", ring, 0.16, materials.polished(metal, 0.1), sides=16, closed=True))
    stone = mesh_objects.add_mesh(
        "stone",
        [(0.3, 0, 0), (0, 0.3, 0), (-0.3, 0, 0), (0, -0.3, 0), (0, 0, 0.16), (0, 0, -0.3)],
        [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4), (1, 0, 5), (2, 1, 5), (3, 2, 5), (0, 3, 5)],
        materials.diamond(),
        smooth=False,
    )
    stone.location = (0, -around - 0.35, level)
    parts.append(stone)
    return forms.under_one_handle("cone", parts)


# Height, half width, half depth, how far the section lies to the front.
BUST = [
    (0, 11.8, 4.6, 0.6),
    (0.5, 12.2, 5.0, 0.6),
    (5, 12.6, 5.3, 0.5),
    (9, 12.9, 5.2, 0.2),
    (11.4, 12.7, 4.8, -0.3),
    (12.6, 11.8, 4.4, -0.6),
    (13.8, 9.9, 4.1, -0.7),
    (15.2, 7.4, 3.9, -0.5),
    (16.8, 5.8, 4.0, -0.2),
    (19.0, 5.0, 4.2, 0.3),
    (22.6, 4.8, 4.2, 1.0),
    (23.6, 4.7, 4.1, 1.2),
    (24.0, 4.3, 3.7, 1.2),
    (24.1, 0.01, 0.01, 1.2),
]


def add_bust(colour=(0.60, 0.53, 0.44), necklace="yellow gold", drop=9.5, scale=1.0):
    """A necklace bust covered in cloth, with a gold necklace or a strand of "pearls" on it."""
    line = sweeps.smooth_path(BUST, 8)
    turn = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    # The neck is cut aslant, lower in front.
    cut = 0.30 * np.clip((line[:, 0] - 17) / 7, 0, 1)
    rows = np.array(
        [
            [(hx * np.sin(a), -hy * np.cos(a) - front, z - c * hy * np.cos(a)) for a in turn]
            for (z, hx, hy, front), c in zip(line, cut)
        ]
    )
    parts = [mesh_objects.add_grid("bust", rows, household_materials.wool(tuple(colour)), closed_v=True)]
    points = _round_neck(line, drop)
    if necklace == "pearls":
        lustre = nacre_and_blasted_metal.nacre()
        parts += [pearls.add_pearl(at, 0.62, lustre) for at in points[::2]]
    elif necklace:
        metal = materials.polished(necklace, 0.12)
        parts.append(sweeps.add_tube("necklace", points, 0.3, metal, sides=10))
        low = points[60]
        pendant = sweeps.add_lathe(
            "pendant",
            [(0.9 * np.sin(a), -0.9 * np.cos(a)) for a in np.linspace(0.05, np.pi - 0.05, 24)],
            metal,
            segments=48,
        )
        pendant.scale, pendant.location = (1, 0.35, 1.2), (low[0], low[1] - 0.2, low[2] - 1.1)
        parts.append(pendant)
    handle = forms.under_one_handle("bust", parts)
    handle.scale = (scale,) * 3
    return handle


def _round_neck(line, drop):
    """The path of a necklace: over the nape and down to the breast."""
    points = []
    for a in np.linspace(-np.pi, np.pi, 121):
        z = 19.2 - drop * np.clip(np.cos(a / 2), 0, 1) ** 2.6
        hx, hy, front = (np.interp(z, line[:, 0], line[:, axis]) for axis in (1, 2, 3))
        points.append(((hx + 0.14) * np.sin(a * 0.98), -(hy + 0.16) * np.cos(a * 0.98) - front, z))
    return points


def add_boxes(count, size, colour):
    """Closed jewellery boxes in a row along X, covered in leather."""
    leather, parts = materials.leather(tuple(colour)), []
    for step in range(count):
        at = (step - (count - 1) / 2) * (size[0] + 2.2)
        for low, tall, part in ((0, size[2] * 0.62, "box"), (size[2] * 0.64, size[2] * 0.36, "lid")):
            parts.append(mesh_objects.add_box(part, (size[0], size[1], tall), (at, 0, low + tall / 2), leather, bevel=0.35))
    return forms.under_one_handle("boxes", parts)
