"""Rings with several stones: three in a row, nine over the upper half, an oval between two. Finger axis Y, stones on
top (+Z), origin in the ring's centre."""

import numpy as np

from studio import gemstones, mesh_objects, stone_settings, sweeps
from studio.brilliant import add_brilliant

# Where Amalie's shoulders bend, measured from the top.
KNEE = np.radians(46)


def add_trio_ring(metal, stone, inner_radius=0.85, middle=0.216, side=0.150, width=0.21, thickness=0.17):
    """Three brilliants at one height that share their claws, on shoulders with a slight bend."""
    outer = inner_radius + thickness
    girdle_z = outer + 0.165
    away = middle + side + 0.012
    parts = [_bent_shank(metal, inner_radius, width, thickness)]
    stones = []
    for x, radius in ((0, middle), (-away, side), (away, side)):
        brilliant = add_brilliant(radius, stone)
        brilliant.location = (x, 0, girdle_z)
        stones.append(brilliant)
        round_it = gemstones.oval(1.16 * radius, 1.16 * radius)
        basket = stone_settings.add_gallery(metal, round_it, girdle_z - radius * 0.62, 0.028)
        basket.location = (x, 0, 0)
        parts.append(basket)
    for sign in (-1, 1):
        for mirror in (-1, 1):
            # Between two stones one claw leans over both; at the end a claw has a stone to itself.
            between = np.array([mirror * (middle - 0.035), sign * 0.135])
            end = np.array([mirror * (away + side * 0.72), sign * side * 0.72])
            foot = between * (0.95, 0.35)
            parts.append(stone_settings.add_claw(metal, foot, between, outer - 0.04, girdle_z, 0.046, over=0.13))
            foot = np.array([mirror * (away * 0.92), sign * 0.05])
            parts.append(_end_claw(metal, foot, end, mirror * away, outer - 0.09, girdle_z))
    return _joined("trio ring", parts, stones)


def _end_claw(metal, foot, edge, centre_x, seat_z, girdle_z):
    """A claw that bends towards its own stone, not towards the middle of the ring."""
    claw = stone_settings.add_claw(metal, foot - (centre_x, 0), edge - (centre_x, 0), seat_z, girdle_z, 0.042, over=0.22)
    claw.location = (centre_x, 0, 0)
    return claw


def _bent_shank(metal, inner_radius, width, thickness, head=(0.40, 1.085)):
    """Round below; from the knees upwards the outside runs straight to the `head` (x, z), like a gable roof."""
    outer = inner_radius + thickness
    knee = np.array([np.sin(KNEE), np.cos(KNEE)]) * (outer + 0.035)
    slope = np.array([knee[1] - head[1], head[0] - knee[0]])
    under_head = np.arctan2(*head)

    def taper(angle):
        turn = min(angle, 2 * np.pi - angle)
        if turn < KNEE:
            rise = max(outer, slope.dot(knee) / slope.dot((np.sin(max(turn, under_head - 0.12)), np.cos(turn))))
        else:
            rise = outer + 0.035 * np.exp(-(((turn - KNEE) / 0.13) ** 2))
        # Below the stones the metal is low again.
        rise = outer - 0.03 + (rise - outer + 0.03) / (1 + np.exp((under_head - 0.05 - turn) / 0.018))
        climb = np.clip((KNEE - turn) / KNEE, 0, 1)
        return 1 - 0.24 * climb, (rise - inner_radius) / thickness

    profile = sweeps.rounded_profile(width, thickness, 0.055, crown=0.024, comfort=0.012)
    return sweeps.add_ring_band("shank", inner_radius, profile, metal, taper, segments=512)


def add_half_eternity(metal, stone, inner_radius=0.85, stone_radius=0.118, count=9, width=0.26, thickness=0.19):
    """Stones over the upper half, each in its own notch between two narrow bars; the lower half stays plain."""
    seat = inner_radius + thickness - 0.015
    pitch = 2 * np.arcsin((stone_radius + 0.013) / (seat - 0.0))
    reach = pitch * count / 2

    def taper(angle):
        turn = min(angle, 2 * np.pi - angle)
        notch = 1 / (1 + np.exp((turn - reach) / 0.012))
        return 1 - 0.04 * notch, 1 - 0.50 * notch

    profile = sweeps.rounded_profile(width, thickness, 0.05, crown=0.02, comfort=0.012)
    parts, stones = [sweeps.add_ring_band("shank", inner_radius, profile, metal, taper, segments=720)], []
    for step in range(count + 1):
        parts.append(_bar(metal, (step - count / 2) * pitch, inner_radius, seat + 0.028, width * 0.96))
    for step in range(count):
        angle = (step - (count - 1) / 2) * pitch
        brilliant = add_brilliant(stone_radius, stone)
        brilliant.location = (seat * np.sin(angle), 0, seat * np.cos(angle))
        brilliant.rotation_euler = (0, angle, 0)
        stones.append(brilliant)
    return _joined("half eternity", parts, stones)


def _bar(metal, angle, inner_radius, top, length):
    """A rounded bar across the band, its crest just above the girdles."""
    out = np.array([np.sin(angle), 0, np.cos(angle)])
    across = np.array([np.cos(angle), 0, -np.sin(angle)])
    rows = []
    for share in np.concatenate([[-1.0], np.linspace(-0.995, 0.995, 24), [1.0]]):
        # The ends come down in a curve, so that nothing catches.
        fall = 0.08 * max(0.0, (abs(share) - 0.72) / 0.28) ** 2
        low, high = inner_radius + 0.06, top - fall
        shrink = 0.001 if abs(share) == 1.0 else 1.0
        section = sweeps.rounded_profile(0.05, high - low, 0.022, steps=6) * shrink
        middle = (low + high) / 2
        y = np.array([0, share * length / 2, 0])
        rows.append(y + out * (middle + section[:, 1:]) + across * section[:, :1])
    return mesh_objects.add_grid("bar", np.array(rows), metal, closed_v=True)


def add_oval_ring(metal, gem, stone, inner_radius=0.85, length=0.60, width=0.45, side=0.125, band=0.21, thickness=0.17):
    """An oval coloured stone in four claws between two brilliants."""
    outer = inner_radius + thickness
    girdle_z = outer + 0.20
    outline = gemstones.oval(length, width)
    middle = gemstones.add_mixed_cut(outline, gem, crown=0.10, pavilion=0.21)
    middle.location = (0, 0, girdle_z)
    parts, stones = [_bent_shank(metal, inner_radius, band, thickness)], [middle]
    for turn in np.radians((42, 138, 222, 318)):
        edge = np.array([width / 2 * np.cos(turn), length / 2 * np.sin(turn)])
        parts.append(stone_settings.add_claw(metal, edge * (0.42, 0.30), edge, outer - 0.05, girdle_z, 0.046, over=0.17))
    for share, z in ((0.46, outer + 0.015), (0.80, girdle_z - 0.09)):
        parts.append(stone_settings.add_gallery(metal, outline * share, z, 0.030))
    for mirror in (-1, 1):
        x = mirror * (width / 2 + side + 0.022)
        tilt = mirror * 0.20
        brilliant = add_brilliant(side, stone)
        brilliant.location = (x, 0, girdle_z - 0.055)
        brilliant.rotation_euler = (0, tilt, 0)
        stones.append(brilliant)
        holder = mesh_objects.add_empty("side", (x, 0, girdle_z - 0.055), (0, tilt, 0))
        for turn in np.radians((55, 180 - 55, 180 + 55, 360 - 55)):
            edge = side * np.array([np.cos(turn), np.sin(turn)])
            claw = stone_settings.add_claw(metal, edge * 0.4, edge, -0.2, 0.0, 0.036, over=0.2, rise=0.06)
            claw.parent = holder
        basket = stone_settings.add_gallery(metal, gemstones.oval(1.2 * side, 1.2 * side), -0.085, 0.024)
        basket.parent = holder
        parts.append(holder)
    return _joined("oval ring", parts, stones)


def _joined(name, parts, stones):
    ring = mesh_objects.add_empty(name)
    for part in (*parts, *stones):
        part.parent = ring
    return ring
