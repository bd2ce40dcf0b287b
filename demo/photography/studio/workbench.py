"""A goldsmith's bench: table, bench pin with its notch, half-round file, tweezers, ring mandrel, filings. The pin's
upper side is the plane z = 0 and points towards the camera (-Y)."""

import numpy as np

from studio import forms, household_materials, materials, mesh_objects, sweeps

BEECH = ((0.36, 0.21, 0.11), (0.56, 0.37, 0.21))
OLD_OAK = ((0.12, 0.062, 0.030), (0.24, 0.135, 0.068))


def add_table(front_y=-0.8, top_z=-1.5):
    """The old table behind the pin, its front edge worn round."""
    wood = household_materials.wood(*OLD_OAK, scale=0.35, gloss=0.38, relief=0.2)
    depth = 46
    mesh_objects.add_box("table", (120, depth, 12), (0, front_y + depth / 2, top_z - 6), wood, bevel=0.25)


def add_pin():
    """A wedge of beech, sawn into and filed at until its notch has become round."""
    left = [(-3.3, 2.5), (-3.1, -3.2), (-2.5, -5.6), (-0.75, -5.9), (-0.42, -3.6), (0.0, -3.15)]
    outline = [*left, (0.42, -3.6), (0.8, -5.9), (2.4, -5.5), (3.1, -3.2), (3.3, 2.5)]
    wood = household_materials.wood(*BEECH, scale=0.8, gloss=0.5, turned=(0, 0, 1.5708), relief=0.25)
    worn = sweeps.round_corners([*outline, outline[0]], 0.45, 7)[:-1]
    pin = forms.add_plate("bench pin", worn, 1.5, wood, 0.12)
    pin.location = (0, 0, -1.5)
    return pin


def add_file(length=11.0, width=0.95):
    """A half-round file with a turned handle, lying on its flat side along +X, the tang at the origin."""
    tool = mesh_objects.add_empty("file")
    steel = materials.satin("steel", (26, 26, 4), 0.34, 0.5)
    rows = []
    for share in np.linspace(0, 1, 60):
        taper = 1 - 0.55 * max(0.0, (share - 0.45) / 0.55) ** 1.6
        way = np.linspace(0, np.pi, 24)
        arc = np.stack([width / 2 * taper * np.cos(way), 0.03 + 0.26 * taper * np.sin(way)], axis=1)
        base = np.array([(-width / 2 * taper + 0.02, 0.0), (width / 2 * taper - 0.02, 0.0)])
        section = np.vstack([arc, base])
        rows.append(np.insert(section, 0, share * length, axis=1))
    rows.append(rows[-1] * (1, 0.001, 0.001) + (0.02, 0, 0.03))
    blade = mesh_objects.add_grid("blade", np.array(rows), steel, closed_v=True)
    palm = [(0.001, -9.2), (0.42, -9.0), (0.62, -8.3), (0.66, -7.2), (0.52, -5.6)]
    handle = [*palm, (0.48, -4.2), (0.60, -2.9), (0.60, -2.2), (0.40, -1.9)]
    ash = household_materials.wood((0.30, 0.12, 0.05), (0.48, 0.22, 0.10), 1.0, 0.3, (0, 1.5708, 0), 0.1)
    grip = sweeps.add_lathe("handle", sweeps.smooth_path(handle, 6), ash, segments=64)
    brass = materials.satin("brass", (4, 4, 60), 0.3)
    ferrule = sweeps.add_lathe("ferrule", [(0.36, -1.95), (0.44, -1.9), (0.42, -1.0), (0.20, -0.95)], brass, 0.03, 64)
    tang = sweeps.add_tube("tang", [(-1.0, 0, 0.2), (-0.4, 0, 0.18), (0.1, 0, 0.14)], [0.17, 0.19, 0.13], steel)
    for part in (grip, ferrule):
        part.rotation_euler = (0, np.pi / 2, 0)
        part.location = (0, 0, 0.62)
    tang.location = (0, 0, 0.2)
    for part in (blade, grip, ferrule, tang):
        part.parent = tool
    return tool


def add_tweezers(length=13.0):
    """Two springs of steel that meet at the end, the tips at the origin, lying along +X."""
    steel = materials.satin("steel", (3, 90, 90), 0.26, 0.06)
    tool = mesh_objects.add_empty("tweezers")
    for side in (-1, 1):
        bow = ((0, 0.16), (2.5, 0.30), (6, 0.52), (9.5, 0.42), (12, 0.12), (length, 0.05))
        curve = sweeps.smooth_path([(x, side * y, 0) for x, y in bow], 8)
        share = np.linspace(0, 1, len(curve))
        sizes = [(0.12 + 0.75 * min(1, s * 1.8) ** 0.9, 0.085) for s in share]
        rows = []
        for point, (high, thick) in zip(curve, sizes):
            section = sweeps.rounded_profile(thick, high, 0.03, steps=5)
            rows.append(point + np.insert(section, 0, 0.0, axis=1) + (0, 0, 0.44))
        blade = mesh_objects.add_grid("blade", np.array(rows), steel, closed_v=True)
        blade.parent = tool
    return tool


def add_mandrel(length=24.0):
    """The tapered steel on which rings are rounded, along +X, thin end at the origin."""
    steel = [(0.001, 0.0), (0.52, 0.02), (0.55, 0.1), (1.12, length), (0.75, length + 0.1)]
    taper = [*steel, (0.72, length + 1.2), (1.0, length + 1.4)]
    grip = [(1.0, length + 1.4), (1.15, length + 3), (1.1, length + 8), (0.8, length + 9.5), (0.001, length + 9.6)]
    tool = mesh_objects.add_empty("mandrel")
    parts = [
        sweeps.add_lathe("mandrel", taper, materials.polished("steel", 0.16, 1.2), 0.04, 96),
        sweeps.add_lathe("grip", grip, household_materials.wood((0.05, 0.03, 0.02), (0.11, 0.06, 0.035), 1.0, 0.3), 0.3, 64),
    ]
    for part in parts:
        part.rotation_euler = (0, np.pi / 2, 0)
        part.parent = tool
    return tool


def add_filings(metal, count, around, spread, z=0.0):
    """Gold filings."""
    corners, faces = [], []
    for _ in range(count):
        middle = np.array([*np.random.normal(around, spread), z + 0.006])
        length, size = np.random.uniform(0.03, 0.11), np.random.uniform(0.009, 0.02)
        turn = np.random.uniform(0, 2 * np.pi)
        along = np.array([np.cos(turn), np.sin(turn), np.random.normal(0, 0.15)]) * length / 2
        across = np.array([-np.sin(turn), np.cos(turn), 0]) * size
        up = np.array([0, 0, size * np.random.uniform(0.6, 1.6)])
        first = len(corners)
        corners += [middle - along - across, middle - along + across, middle + along * 0.9, middle - along * 0.2 + up]
        faces += [(first + a, first + b, first + c) for a, b, c in ((0, 1, 2), (0, 3, 1), (1, 3, 2), (2, 3, 0))]
    return mesh_objects.add_mesh("filings", corners, faces, metal, smooth=False)
