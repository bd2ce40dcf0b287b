"""Candles: poured into thick glass, cast as pillars, and the brass holder with three dishes. All stand on z = 0."""

import numpy as np

from studio import forms, household_materials, materials, mesh_objects, sweeps

GLASS_HEIGHT, GLASS_RADIUS, GLASS_WALL, GLASS_FOOT = 9.0, 4.0, 0.38, 0.9
DISH_SPACING, DISH_RADIUS, DISH_TOP = 14.2, 4.8, 3.6
BEESWAX = (0.50, 0.205, 0.03)


def add_glass_candle(
    label="WALDSAUM", below="MAISON AUBELUNE", lit=False, colour=(0.86, 0.78, 0.64), glass=(0.50, 0.54, 0.46)
):
    """The scented candle: wax in a thick-walled glass, a paper label on its front."""
    r, h = GLASS_RADIUS, GLASS_HEIGHT
    inner = r - GLASS_WALL
    profile = [(1e-3, 0.06), (r - 0.55, 0.0), (r, 0.06), (r, h), (inner, h), (inner, GLASS_FOOT), (1e-3, GLASS_FOOT)]
    parts = [sweeps.add_lathe("glass", profile, household_materials.clear_glass(tuple(glass)), edge=0.14)]
    level = 6.9
    pool = 0.15 if lit else 0.08
    # Overlaps the glass slightly, so that there is no air between wax and glass.
    body = [(1e-3, GLASS_FOOT - 0.01), (inner + 0.01, GLASS_FOOT - 0.01), (inner + 0.01, level + 0.12)]
    body += [(inner * s, level - pool * (1 - s**6)) for s in np.linspace(0.98, 1e-3, 20)]
    parts.append(sweeps.add_lathe("wax", body, household_materials.wax(colour, 0.06, 0.3)))
    parts += _wick((0, 0, level - pool), 0.55, lit)
    if label:
        parts += _label(label, below)
    return forms.under_one_handle("glass candle", parts)


def add_pillar(height=15.0, diameter=6.0, lit=False, colour=BEESWAX, burnt=0.0):
    """A pillar candle of beeswax, its edges smoothed by hand; `burnt` is the depth of its hollow."""
    r = diameter / 2
    edge = height - 0.25
    profile = [
        (1e-3, 0),
        (r - 0.12, 0),
        (r, 0.12),
        *[(r, z) for z in np.linspace(0.6, edge - 0.5, 24)],
        (r, edge - 0.1),
    ]
    profile += [(r - 0.10, edge + 0.1), (r - 0.35, height)]
    hollow = [(r * s, height - 0.06 - (burnt + 0.10) * (1 - s**3)) for s in np.linspace(0.82, 1e-3, 16)]
    points = sweeps.round_corners([*profile, *hollow], 0.12)
    body = sweeps.add_lathe("pillar", points, household_materials.wax(colour, 0.12, 0.42, bloom=0.16), segments=160)
    _smoothed_by_hand(body)
    return forms.under_one_handle("pillar", [body, *_wick((0, 0, hollow[-1][1]), 1.0, lit)])


def _smoothed_by_hand(body):
    """Deviates from a perfect cylinder by a few tenths of a millimetre."""
    count = len(body.data.vertices) * 3
    points = np.empty(count, dtype=np.float32)
    body.data.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    angle, height = np.arctan2(points[:, 1], points[:, 0]), points[:, 2]
    off = np.zeros(len(points))
    for waves in (2, 3, 5):
        off += 0.003 * np.sin(waves * angle + np.random.uniform(0, 6) + np.random.uniform(-0.4, 0.4) * height)
    points[:, :2] *= (1 + off)[:, None]
    body.data.vertices.foreach_set("co", points.ravel())


def _wick(foot, length, lit):
    white = materials.lacquer((0.03, 0.025, 0.02) if lit else (0.72, 0.68, 0.60), 0.9)
    x, y, z = foot
    bend = 0.16 if lit else 0.06
    path = sweeps.smooth_path([(x, y, z - 0.1), (x, y, z + 0.4 * length), (x + bend, y, z + length)], 8)
    parts = [sweeps.add_tube("wick", path, 0.085, white, sides=10)]
    if lit:
        parts.append(_flame((x + bend * 0.6, y, z + length * 0.45)))
    return parts


def _flame(foot, height=2.3, radius=0.42):
    share = np.linspace(0, 1, 32)
    outline = radius * np.sin(np.pi * share**0.75) ** 0.9 * (1 - share) ** 0.25
    profile = np.stack([np.maximum(outline, 1e-3), share * height], axis=1)
    flame = sweeps.add_lathe("flame", profile, household_materials.flame(), segments=48)
    flame.location = foot
    flame.visible_shadow = False
    return flame


def _label(words, below):
    """A paper label with lettering, both bent around the glass."""
    radius, width, bottom, top = GLASS_RADIUS + 0.012, 4.6, 2.6, 6.0
    angles = np.linspace(-width / 2, width / 2, 40) / radius
    heights = np.linspace(bottom, top, 8)
    rows = [[(radius * np.sin(a), -radius * np.cos(a), z) for z in heights] for a in angles]
    sheet = mesh_objects.add_grid("label", np.array(rows), household_materials.paper((0.83, 0.80, 0.74)))
    ink = materials.lacquer((0.035, 0.032, 0.03), 0.7)
    parts = [sheet]
    for text, size, height in ((words, 0.50, 4.65), (below, 0.19, 3.35)):
        parts.append(
            forms.bend_round(forms.add_words(text, size, (0, 0, 0), (0, 0, 0), ink, 1.45), radius + 0.003, height)
        )
    return parts


def add_holder(candles=(), spikes=True):
    """Three dishes on one bar, turned and brushed; `candles` are heights of pillars, 0 leaves a dish empty."""
    brass = materials.satin("brass", (3, 3, 60), 0.30, 0.05)
    turned = materials.satin("brass", (2, 2, 120), 0.27, 0.04)
    parts = [forms.with_bevel(mesh_objects.add_box("bar", (38.0 - 2 * DISH_RADIUS, 1.6, 0.9), (0, 0, 2.1), brass), 0.06)]
    dish = [
        (1e-3, 2.5),
        (1.6, 2.5),
        (DISH_RADIUS - 0.5, 2.72),
        (DISH_RADIUS, 3.1),
        (DISH_RADIUS, DISH_TOP),
        (DISH_RADIUS - 0.16, DISH_TOP),
        (DISH_RADIUS - 0.18, 3.2),
        (DISH_RADIUS - 0.6, 2.95),
        (1e-3, 2.92),
    ]
    foot = [(1e-3, 0), (2.9, 0), (2.9, 0.35), (1.3, 0.6), (0.8, 1.1), (0.8, 2.6)]
    for step, x in enumerate((-DISH_SPACING, 0, DISH_SPACING)):
        pieces = [("dish", dish), *((("foot", foot),) if step != 1 else ())]
        if spikes:
            pieces.append(("spike", [(0.34, 2.9), (0.34, 3.05), (0.13, 3.1), (0.10, 4.2), (1e-3, DISH_TOP + 1.4)]))
        for name, profile in pieces:
            part = sweeps.add_lathe(name, profile, turned, edge=0.05)
            part.location = (x, 0, 0)
            parts.append(part)
        if step < len(candles) and candles[step]:
            pillar = add_pillar(candles[step])
            pillar.location, pillar.rotation_euler = (x, 0, 2.93), (0, 0, 1.7 * step)
            parts.append(pillar)
    return forms.under_one_handle("holder", parts)
