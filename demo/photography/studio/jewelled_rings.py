"""Engagement rings round one middle stone: in a bezel, between four claws, in a bud, in claws like petals. Finger axis
Y, stone on top (+Z), origin in the ring's centre, as in solitaire.py."""

import numpy as np

from studio import bands, gemstones, mesh_objects, stone_settings, sweeps
from studio.brilliant import add_brilliant
from studio.engraved_letter_grooves import groove_depth

# Direction in degrees, thickness and reach of each claw that holds the drop.
PETALS = (
    (6, 0.075, 0.12), (62, 0.060, 0.20), (126, 0.068, 0.19), (187, 0.074, 0.16), (238, 0.062, 0.22), (303, 0.066, 0.18),
)


def add_bezel_ring(
    metal, shank_metal, stone, inner_radius=0.85, stone_radius=0.205, width=0.26, thickness=0.16, engraving=None
):
    """One brilliant low in a smooth round wall; the shank is polished inside and may carry an `engraving` there."""
    outer = inner_radius + thickness
    girdle_z = outer + 0.10
    wall = [
        (-0.035, girdle_z - 0.03), (-0.012, girdle_z + 0.052), (0.020, girdle_z + 0.060), (0.062, girdle_z + 0.020),
        (0.066, girdle_z - 0.05), (0.035, outer - 0.03), (-0.01, outer - 0.09),
    ]
    parts = [
        _shank(shank_metal, inner_radius, width, thickness, 0.86, 0.018, engraving, metal),
        stone_settings.add_bezel(metal, gemstones.oval(2 * stone_radius, 2 * stone_radius), wall, 0.014),
    ]
    return _joined("bezel ring", parts, _set(add_brilliant(stone_radius, stone), girdle_z))


def add_cathedral_ring(metal, stone, inner_radius=0.85, stone_radius=0.258, width=0.23, thickness=0.17):
    """Four claws that grow out of the shoulders in one curve."""
    outer = inner_radius + thickness
    girdle_z = outer + stone_radius * 0.80
    parts = [_shank(metal, inner_radius, width, thickness, waist=0.80)]
    for side_x in (-1, 1):
        for side_y in (-1, 1):
            parts.append(_arching_claw(metal, side_x, side_y, outer, girdle_z, stone_radius))
    basket = gemstones.oval(1.30 * stone_radius, 1.30 * stone_radius)
    parts.append(stone_settings.add_gallery(metal, basket, girdle_z - 0.13, 0.030))
    brilliant = _set(add_brilliant(stone_radius, stone), girdle_z)
    brilliant.rotation_euler = (0, 0, np.pi / 8)
    return _joined("cathedral ring", parts, brilliant)


def _arching_claw(metal, side_x, side_y, outer, girdle_z, stone_radius):
    """From far down on the shoulder up to the girdle and over it."""
    corner = stone_radius * np.sqrt(0.5)
    path = []
    shoulder = ((0.98, -0.055, 0.055, 0.052), (0.78, -0.028, 0.062, 0.058), (0.58, 0.018, 0.075, 0.060))
    for turn, lift, y, wire in shoulder:
        radius = outer + lift
        path.append((side_x * radius * np.sin(turn), side_y * y, radius * np.cos(turn), wire))
    path += [
        (side_x * corner * 1.52, side_y * corner * 0.62, girdle_z - 0.155, 0.057),
        (side_x * corner * 1.17, side_y * corner * 1.00, girdle_z - 0.045, 0.050),
        (side_x * corner * 1.10, side_y * corner * 1.10, girdle_z + 0.022, 0.046),
        (side_x * corner * 0.98, side_y * corner * 0.98, girdle_z + 0.062, 0.043),
        (side_x * corner * 0.84, side_y * corner * 0.84, girdle_z + 0.080, 0.037),
    ]
    curve = sweeps.smooth_path(path, 10)
    return sweeps.add_tube("claw", curve[:, :3], curve[:, 3], metal, sides=18)


def add_bud_ring(metal, stone, inner_radius=0.85, stone_radius=0.152, width=0.16, thickness=0.15, petals=5):
    """A thread of a ring whose metal opens like a bud and shows a small brilliant."""
    outer = inner_radius + thickness
    girdle_z = outer + 0.185
    turn = np.linspace(0, 2 * np.pi, 240, endpoint=False)
    opening = np.abs(np.cos(turn * petals / 2)) ** 0.8
    rows = []
    for height, radius, thick in (
        (0.0, 0.055, 0), (0.2, 0.13, 0), (0.45, 0.192, 0), (0.7, 0.212, 0), (0.9, 0.213, 0), (1.0, 0.205, 0.006),
        (1.0, 0.196, 0.010), (0.96, 0.176, 0.010), (0.85, 0.162, 0), (0.6, 0.150, 0), (0.4, 0.13, 0),
    ):
        top = girdle_z - 0.055 + 0.115 * opening
        low = outer - 0.05
        fold = 1 + 0.05 * height * (opening - 0.5)
        r = radius * fold * (stone_radius / 0.152)
        rows.append(np.stack([r * np.cos(turn), r * np.sin(turn), low + (top - low) * height + thick], axis=1))
    rows = sweeps.smooth_path(np.array(rows).reshape(len(rows), -1), 4).reshape(-1, len(turn), 3)
    bud = mesh_objects.add_grid("bud", rows, metal, closed_v=True)
    shank = _shank(metal, inner_radius, width, thickness, waist=0.78)
    return _joined("bud ring", [shank, bud], _set(add_brilliant(stone_radius, stone), girdle_z))


def add_emerald_ring(metal, stone, inner_radius=0.85, length=0.55, width=0.42, band=0.24, thickness=0.17):
    """A step-cut stone in a broad wall that guards its corners."""
    outer = inner_radius + thickness
    girdle_z = outer + 0.16
    outline = gemstones.octagon(length, width, 0.085)
    wall = [
        (-0.03, girdle_z - 0.04), (-0.018, girdle_z + 0.046), (0.022, girdle_z + 0.066), (0.095, girdle_z + 0.034),
        (0.108, girdle_z - 0.03), (0.055, outer - 0.015), (-0.02, outer - 0.10),
    ]
    parts = [
        _shank(metal, inner_radius, band, thickness, waist=1.1, crown=0.03),
        stone_settings.add_bezel(metal, stone_settings.rounded(outline, 0.045, 8), wall, 0.016),
    ]
    return _joined("emerald ring", parts, _set(gemstones.add_step_cut(outline, stone), girdle_z))


def add_petal_ring(metal, stone, inner_radius=0.875, length=1.3, width=0.9, band=0.23, thickness=0.17):
    """A drop set across the finger in six bent claws; each follows the stone where it stands, so no two are alike."""
    outer = inner_radius + thickness
    girdle_z = outer + 0.30
    outline = gemstones.drop(length, width)
    shift = np.array([-(outline[:, 0].max() + outline[:, 0].min()) / 2, 0])
    parts = [_shank(metal, inner_radius, band, thickness, waist=1.05, crown=0.03)]
    for turn, wire, over in PETALS:
        direction = np.array([np.cos(np.radians(turn)), np.sin(np.radians(turn))])
        edge = outline[np.argmax(outline @ direction / np.linalg.norm(outline, axis=1))]
        claw = stone_settings.add_claw(metal, edge * 0.30, edge, outer - 0.06, girdle_z, wire, 0.62, over, rise=0.10)
        claw.location = (*shift, 0)
        parts.append(claw)
    for share, z, wire in ((0.36, outer + 0.0, 0.045), (0.80, girdle_z - 0.12, 0.034)):
        gallery = stone_settings.add_gallery(metal, stone_settings.rounded(outline * share, 0.05), z, wire)
        gallery.location = (*shift, 0)
        parts.append(gallery)
    gem = _set(gemstones.add_mixed_cut(outline, stone, crown=0.17, pavilion=0.36, facets=14), girdle_z)
    gem.location = (*shift, girdle_z)
    return _joined("petal ring", parts, gem)


def _shank(metal, inner_radius, width, thickness, waist=0.8, crown=0.024, engraving=None, inside=None):
    def taper(angle):
        top = np.cos(np.minimum(angle, 2 * np.pi - angle) / 2) ** 8
        return 1 - (1 - waist) * top, 1 - 0.08 * top

    steps = 44 if engraving else 14
    profile = sweeps.rounded_profile(width, thickness, min(width, thickness) * 0.36, crown, 0.012, steps)
    cut = groove_depth(**engraving) if engraving else None
    return bands.add_shell("shank", metal, inner_radius, profile, cut=cut, taper=taper, inside=inside)


def _set(stone, girdle_z):
    stone.location = (0, 0, girdle_z)
    return stone


def _joined(name, parts, *stones):
    ring = mesh_objects.add_empty(name)
    for part in (*parts, *stones):
        part.parent = ring
    return ring
