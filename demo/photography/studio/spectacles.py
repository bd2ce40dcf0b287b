"""A panto spectacle frame in acetate, milled from one plate: looks towards -Y, its temples open towards +Y."""

import numpy as np

from studio import forms, household_materials, materials, mesh_objects, sweeps

LENS_WIDTH, LENS_HEIGHT, BRIDGE, TEMPLE = 4.7, 4.3, 2.2, 14.5
RIM, DEPTH = 0.50, 0.56
HINGE_HEIGHT = 0.95


def add_spectacles(colour="havana"):
    """Rests on its rims and the ends of its temples; the origin is on the ground below the bridge."""
    acetate, metal = household_materials.acetate(colour), materials.polished("rhodium", 0.12, 0.4)
    front = forms.fuse("front", [*_rims(acetate), _bridge(acetate), *_end_pieces(acetate)], 0.035, acetate, 10)
    parts = [front]
    for side in (-1, 1):
        parts += [_temple(side, acetate), _lens(side), *_rivets(side, metal), _hinge(side, metal)]
    handle = forms.under_one_handle("spectacles", parts)
    outer = forms.under_one_handle("spectacles on the ground", [handle])
    # The frame leans back until the ends of the temples touch the ground as well.
    handle.location, handle.rotation_euler = (0, 0, LENS_HEIGHT * 0.54 + RIM - 0.04), (-np.radians(3.6), 0, 0)
    return outer


def _curved(points):
    """Bends the front round the face."""
    points = np.asarray(points, dtype=float).copy()
    points[..., 1] += 0.011 * points[..., 0] ** 2
    return points


def _outline(side, grow=0.0, count=96):
    """The panto shape: flat brow, round cheek, a little narrower below."""
    turn = np.linspace(0, 2 * np.pi, count, endpoint=False)
    c, s = np.cos(turn), np.sin(turn)
    power = np.where(s > 0, 2 / 2.55, 2 / 2.05)
    x = np.sign(c) * np.abs(c) ** power * (LENS_WIDTH / 2 + grow) * (1 - 0.07 * np.clip(-s, 0, 1))
    z = np.sign(s) * np.abs(s) ** power * np.where(s > 0, LENS_HEIGHT * 0.46 + grow, LENS_HEIGHT * 0.54 + grow)
    z = z + 0.05 * x * (1 if side > 0 else -1) * np.clip(s, 0, 1)
    return np.stack([x * side + side * (BRIDGE + LENS_WIDTH) / 2, np.zeros(count), z], axis=1)


def _rims(material):
    parts = []
    for side in (-1, 1):
        path = _curved(_outline(side, RIM / 2 - 0.03))
        heavy = RIM + 0.10 * np.clip(path[:, 2] / (LENS_HEIGHT / 2), -0.6, 1)
        sizes = np.stack([heavy, np.full(len(path), DEPTH)], axis=1)
        parts.append(forms.add_bar("rim", path, sizes, (0, 1, 0), material, 0.13, closed=True))
    return parts


def _bridge(material):
    knots = [
        (-0.93, 0, 0.80, 0.34),
        (-0.55, -0.02, 0.95, 0.40),
        (0, -0.05, 1.03, 0.42),
        (0.55, -0.02, 0.95, 0.40),
        (0.93, 0, 0.80, 0.34),
    ]
    curve = sweeps.smooth_path(knots, 8)
    sizes = np.stack([curve[:, 3], np.full(len(curve), DEPTH)], axis=1)
    return forms.add_bar("bridge", curve[:, :3], sizes, (0, 1, 0), material, 0.14)


def _end_pieces(material):
    parts = []
    for side in (-1, 1):
        path = sweeps.smooth_path(
            _curved([(side * x, y, z) for x, y, z in ((5.75, 0, 1.0), (6.15, 0, 1.02), (6.55, 0.06, HINGE_HEIGHT))]), 8
        )
        parts.append(forms.add_bar("end piece", path, [(0.62, DEPTH)], (0, 1, 0), material, 0.14))
    return parts


def _temple(side, material):
    start = float(_curved([(6.62, 0, 0)])[0, 1]) + 0.30
    knots = [
        (6.62, start, HINGE_HEIGHT, 0.60),
        (6.66, 3.2, HINGE_HEIGHT, 0.60),
        (6.6, 6.5, HINGE_HEIGHT - 0.05, 0.52),
        (6.45, 9.2, 0.82, 0.52),
        (6.36, 10.5, 0.45, 0.60),
        (6.25, 12.0, -0.55, 0.70),
        (6.12, 13.3, -1.75, 0.66),
        (6.1, 13.55, -2.0, 0.5),
    ]
    curve = sweeps.smooth_path(knots, 10)
    path = curve[:, :3] * (side, 1, 1)
    sizes = np.stack([curve[:, 3], np.full(len(curve), 0.36)], axis=1)
    return forms.add_bar("temple", path, sizes, (1, 0, 0), material, 0.13)


def _lens(side):
    """Thin, cambered and coated; the demo lens has no power."""
    outline = _outline(side, 0.02)
    middle = outline.mean(0)
    shares = np.linspace(1, 1e-3, 14)
    rows = [_curved(middle + (outline - middle) * share) - (0, 0.10 * (1 - share**2), 0) for share in shares]
    return mesh_objects.add_grid("lens", np.array(rows), materials.sapphire(0.8), closed_v=True)


def _rivets(side, metal):
    """Two pins hold each hinge; their polished ends show on the front."""
    pins = []
    for height in (-0.12, 0.12):
        pin = sweeps.add_lathe("rivet", [(0.075, 0), (0.07, 0.022), (0.045, 0.034), (1e-3, 0.036)], metal, segments=32)
        at = _curved([(side * 6.15, -DEPTH / 2 - 0.004, 1.0 + height)])[0]
        pin.location, pin.rotation_euler = at, (np.pi / 2, 0, side * 0.13)
        pins.append(pin)
    return pins


def _hinge(side, metal):
    barrel = sweeps.add_lathe(
        "hinge", [(1e-3, -0.26), (0.11, -0.26), (0.11, 0.26), (1e-3, 0.26)], metal, edge=0.02, segments=40
    )
    barrel.location = (side * 6.36, float(_curved([(6.5, 0, 0)])[0, 1]) + 0.36, HINGE_HEIGHT)
    return barrel
