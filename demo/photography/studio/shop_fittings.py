"""Fixtures of the shop: an oak counter with slats, a pendant lamp, a lit niche. Each is on z = 0 around its handle, its
front towards -Y; in real centimetres."""

import numpy as np

from studio import forms, household_materials, lights, materials, mesh_objects, surfaces, sweeps

OAK = ((0.22, 0.125, 0.06), (0.40, 0.25, 0.135))


def oak(turned=(0, 0, 0), scale=0.12):
    return household_materials.wood(*OAK, scale=scale, gloss=0.42, turned=turned, relief=0.1)


def add_counter(width=300.0, depth=62.0, height=94.0, slat=3.4, gap=1.1):
    """A carcass behind upright slats, on a plinth set back, under a slab of travertine that projects a little."""
    upright, stone = oak((0, np.pi / 2, 0)), surfaces.travertine(pores=0, layers=(0.25, 0.25, 1.0), gloss=0.35)
    top = 4.0
    parts = [
        mesh_objects.add_box("plinth", (width - 10, depth - 12, 9), (0, 2, 4.5), materials.lacquer((0.02, 0.018, 0.016), 0.6)),
        mesh_objects.add_box(
            "carcass",
            (width - 2, depth - 6, height - 9 - top),
            (0, 1, 9 + (height - 9 - top) / 2),
            materials.lacquer((0.035, 0.02, 0.01), 0.7),
        ),
        mesh_objects.add_box("top", (width + 3, depth + 4, top), (0, 0, height - top / 2), stone, bevel=0.5),
    ]
    count = int(width / (slat + gap))
    for step in range(count):
        x = (step + 0.5) * width / count - width / 2
        box = mesh_objects.add_box(
            "slat",
            (slat, 2.4, height - 9 - top),
            (x, -depth / 2 + 1.4, 9 + (height - 9 - top) / 2),
            upright,
            bevel=0.35,
        )
        parts.append(box)
    for step in range(int(depth / (slat + gap))):
        y = (step + 0.5) * (slat + gap) - depth / 2 + 2
        parts.append(
            mesh_objects.add_box(
                "slat",
                (2.4, slat, height - 9 - top),
                (-width / 2 + 1.0, y, 9 + (height - 9 - top) / 2),
                upright,
                bevel=0.35,
            )
        )
    return forms.under_one_handle("counter", parts)


def add_pendant(ceiling, rim, glow=60.0, radius=19.0):
    """A lamp of spun brass that hangs from the ceiling; its rim is at the height `rim`."""
    brass = materials.satin("brass", (1, 1, 24), 0.3, 0.03)
    outer = [
        (radius, 0),
        (radius - 1.2, 4.5),
        (radius - 6, 10.5),
        (6.0, 14.0),
        (3.2, 16.5),
        (2.6, 21),
        (1.0, 22),
        (0.4, 22.4),
    ]
    curve = sweeps.smooth_path(outer, 8)
    inner = (curve - (0.35, 0))[::-1]
    inner[:, 0] = np.maximum(inner[:, 0], 0.05)
    white = materials.lacquer((0.75, 0.70, 0.62), 0.5)
    parts = [sweeps.add_lathe("shade", curve, brass), sweeps.add_lathe("lining", inner, white)]
    bulb = sweeps.add_lathe(
        "bulb",
        [(4.5 * np.sin(a), -4.5 * np.cos(a)) for a in np.linspace(0.02, np.pi - 0.02, 24)],
        lights.glowing((1.0, 0.76, 0.48), glow),
        segments=48,
    )
    bulb.location = (0, 0, 6.5)
    parts.append(bulb)
    parts.append(
        sweeps.add_tube(
            "cord",
            [(0, 0, 22), (0, 0, (ceiling - rim) / 2), (0, 0, ceiling - rim)],
            0.35,
            materials.lacquer((0.02, 0.018, 0.016), 0.6),
            sides=10,
        )
    )
    handle = forms.under_one_handle("pendant", parts)
    handle.location = (0, 0, rim)
    return handle


def add_niche(width, height, depth, glow=7.0, shelves=1):
    """A recess lined with oak, for a wall whose face is the plane y = 0; warm light hidden behind its lintel."""
    grain, parts, board = oak(), [], 2.6
    parts.append(mesh_objects.add_box("back", (width, 1.5, height), (0, depth, height / 2), grain))
    levels = [height * (n + 1) / (shelves + 1) for n in range(shelves)]
    # Floor and lintel cover the ends of the cheeks; shelves end between them.
    for z, wide in [
        (-board / 2, width + 2 * board),
        (height + board / 2, width + 2 * board),
        *((z, width) for z in levels),
    ]:
        parts.append(mesh_objects.add_box("board", (wide, depth + 2, board), (0, depth / 2 - 1, z), grain, bevel=0.2))
    for x in (-1, 1):
        parts.append(
            mesh_objects.add_box(
                "cheek",
                (board, depth + 2, height),
                (x * (width + board) / 2, depth / 2 - 1, height / 2),
                oak((0, np.pi / 2, 0)),
                bevel=0.2,
            )
        )
    for z in [height, *levels]:
        parts.append(
            lights.add_softbox((0, 3.2, z - 1.6), (0, 6.5, z - 20), (width - 4, 2.0), glow, (1.0, 0.78, 0.52), 0.05)
        )
    return forms.under_one_handle("niche", parts)
