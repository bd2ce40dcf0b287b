"""Turned, blown and raised: vases, a diffuser with its sticks, wine glasses, a christening cup, a bowl. On z = 0."""

import numpy as np

from studio import forms, household_materials, materials, mesh_objects, sweeps

# Outer outlines through (radius, height), from the foot upwards.
OUTLINES = {
    "bottle vase": [
        (3.6, 0),
        (4.6, 0.5),
        (6.3, 3.6),
        (6.7, 7.0),
        (5.6, 10.6),
        (3.2, 13.4),
        (1.9, 15.6),
        (1.7, 18.4),
        (2.1, 20.0),
    ],
    "round vase": [(3.4, 0), (4.6, 0.4), (7.3, 3.4), (8.0, 6.6), (6.9, 10.0), (4.4, 12.2), (3.7, 13.0), (4.0, 13.8)],
    "cylinder vase": [(4.3, 0), (4.9, 0.5), (5.0, 5.0), (4.8, 10.0), (4.5, 15.0), (4.7, 17.0)],
    "bowl": [(3.0, 0), (3.2, 0.5), (3.3, 0.8), (6.2, 2.4), (8.6, 4.9), (9.4, 6.6)],
    "cup": [(2.3, 0), (2.45, 0.22), (2.2, 0.55), (2.85, 1.1), (3.3, 2.4), (3.25, 4.6), (3.35, 6.4), (3.6, 7.2)],
}


def add_vessel(form, wall=0.35, material=None):
    """One of the outlines as an open vessel with a rounded lip."""
    outer = sweeps.smooth_path(OUTLINES[form], 12)
    inner = np.stack([np.maximum(outer[:, 0] - wall, 0.02), np.maximum(outer[:, 1], wall)], axis=1)[::-1]
    lip = [
        (outer[-1][0] - wall * share, outer[-1][1] + wall * 0.5 * np.sin(np.pi * share))
        for share in (0.15, 0.35, 0.5, 0.65, 0.85)
    ]
    outline = np.vstack([[(1e-3, 0.12)], outer, lip, inner, [(1e-3, wall)]])
    return sweeps.add_lathe(form, outline, material or household_materials.ceramic(), segments=160)


def add_vase(form="bottle vase", colour=(0.72, 0.68, 0.61), gloss=0.55, speckle=0.5):
    return forms.under_one_handle("vase", [add_vessel(form, 0.38, household_materials.ceramic(tuple(colour), gloss, speckle))])


def add_silver(form="cup", engraving=None, handle=True):
    """Raised silver: polished, with the faint unevenness of the hammer."""
    silver = materials.polished("rhodium", 0.13, 0.8)
    parts = [add_vessel(form, 0.14, silver)]
    if form == "cup" and handle:
        knots = [
            (3.25, 0, 5.7, 0.22),
            (4.3, 0, 6.0, 0.24),
            (5.0, 0, 4.9, 0.26),
            (4.7, 0, 3.2, 0.24),
            (3.9, 0, 2.2, 0.20),
            (3.25, 0, 2.1, 0.16),
        ]
        curve = sweeps.smooth_path(knots, 12)
        sizes = np.stack([curve[:, 3] * 1.2, curve[:, 3] * 2.6], axis=1)
        parts.append(forms.add_bar("handle", curve[:, :3], sizes, (0, 1, 0), silver, 0.12))
    if engraving:
        line = materials.lacquer((0.05, 0.048, 0.045), 0.6)
        words = forms.add_words(engraving, 0.62, (0, 0, 0), (0, 0, 0), line, 1.3, 0.0)
        parts.append(forms.bend_round(words, 3.335, 3.5))
    return forms.under_one_handle("silver", parts)


def add_diffuser(sticks=7, label="PIERRE MOUILLÉE", tint=(0.93, 0.80, 0.58)):
    """A square-shouldered bottle, half full of scented oil, with rattan sticks."""
    outer = [
        (1e-3, 0.05),
        (2.7, 0),
        (3.0, 0.06),
        (3.0, 7.4),
        (2.7, 8.2),
        (1.25, 8.8),
        (1.15, 10.2),
        (1.35, 10.3),
        (1.35, 10.7),
    ]
    inner = [(0.85, 10.7), (0.80, 9.0), (2.35, 7.9), (2.62, 7.2), (2.62, 0.8), (1e-3, 0.75)]
    parts = [sweeps.add_lathe("bottle", [*outer, *inner], household_materials.clear_glass(), edge=0.16)]
    oil = [(1e-3, 0.74), (2.63, 0.79), (2.63, 5.4), (2.5, 5.32), (1e-3, 5.3)]
    parts.append(sweeps.add_lathe("oil", oil, household_materials.clear_glass(tuple(tint), 1.4)))
    collar = materials.satin("brass", (2, 2, 60), 0.28, 0.04)
    parts.append(sweeps.add_lathe("collar", [(1.2, 9.1), (1.42, 9.12), (1.42, 10.72), (0.9, 10.76)], collar, edge=0.05))
    rattan = household_materials.wood((0.42, 0.28, 0.15), (0.70, 0.54, 0.35), 3.0, 0.8, (0, 1.57, 0))
    for step in range(sticks):
        angle, lean = 2 * np.pi * step / sticks + np.random.uniform(-0.3, 0.3), np.random.uniform(0.75, 1.0)
        out = np.array([np.cos(angle), np.sin(angle)])
        foot, top = -2.0 * lean * out, 0.62 * out
        rise = np.array([*(top - foot), 9.6])
        path = [np.array([*foot, 1.0]) + rise * share for share in (0.0, 1.0, 1.75 + 0.1 * np.random.uniform(-1, 1))]
        parts.append(sweeps.add_tube("stick", path, 0.13, rattan, sides=10))
    parts += _bottle_label(label)
    return forms.under_one_handle("diffuser", parts)


def _bottle_label(words):
    radius = 3.012
    angles, heights = np.linspace(-1.75, 1.75, 30) / radius, np.linspace(2.2, 4.8, 6)
    rows = [[(radius * np.sin(a), -radius * np.cos(a), z) for z in heights] for a in angles]
    sheet = mesh_objects.add_grid("label", np.array(rows), household_materials.paper((0.83, 0.80, 0.74)))
    ink = materials.lacquer((0.035, 0.032, 0.03), 0.7)
    line = forms.bend_round(forms.add_words(words, 0.26, (0, 0, 0), (0, 0, 0), ink, 1.3), radius + 0.003, 3.5)
    return [sheet, line]


def add_wine_glass(filled=0.0, height=21.0):
    """A thin blown glass; `filled` is the height of the wine in its bowl."""
    glass = household_materials.clear_glass((0.99, 0.993, 0.99))
    outer = [
        (3.6, 0),
        (3.7, 0.08),
        (2.0, 0.25),
        (0.45, 0.8),
        (0.36, 3.0),
        (0.36, 8.6),
        (0.75, 9.7),
        (2.7, 11.4),
        (4.0, 13.8),
        (3.9, 17.0),
        (3.1, height),
    ]
    curve = sweeps.smooth_path(outer, 10)
    bowl = curve[curve[:, 1] > 9.75]
    inside = np.stack([np.maximum(bowl[:, 0] - 0.09, 0.02), bowl[:, 1] + 0.04], axis=1)[::-1]
    lip = [
        (curve[-1][0] - 0.045 + 0.045 * np.cos(a), height + 0.045 * np.sin(a)) for a in np.linspace(0.3, np.pi - 0.3, 6)
    ]
    parts = [
        sweeps.add_lathe("glass", np.vstack([[(1e-3, 0.0)], curve, lip, inside, [(1e-3, 9.85)]]), glass, segments=128)
    ]
    if filled:
        wet = inside[inside[:, 1] < 9.8 + filled][::-1] + (0.01, -0.005)
        level = wet[-1][1]
        wine = household_materials.clear_glass((0.95, 0.86, 0.58), 1.36)
        parts.append(sweeps.add_lathe("wine", np.vstack([[(1e-3, 9.84)], wet, [(1e-3, level)]]), wine, segments=128))
    return forms.under_one_handle("wine glass", parts)
