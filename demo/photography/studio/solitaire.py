"""A ring with one brilliant in a claw setting; its finger axis is Y, the stone on top (+Z), the origin its centre."""

import numpy as np

from studio import mesh_objects, sweeps
from studio.brilliant import add_brilliant


def add_solitaire(
    metal, stone, inner_radius=0.85, stone_radius=0.33, width=0.21, thickness=0.17, claws=6, waist=0.72, turn_deg=0.0,
    wire=1.0, seat=0.35,
):
    """Adds shank, setting and stone; returns the handle that moves them together. A small stone needs a finer `wire`
    and claws further out on the shank (`seat`, a fraction of its thickness)."""
    ring = mesh_objects.add_empty("solitaire")
    girdle_z = inner_radius + thickness + stone_radius * 0.78
    seat_z = inner_radius + thickness * seat

    def taper(angle):
        # The shank narrows towards the setting and stays fuller below, where it wears.
        top = np.cos(angle / 2) ** 8 if angle <= np.pi else np.cos((2 * np.pi - angle) / 2) ** 8
        return 1 - (1 - waist) * top, 1 - 0.12 * top

    profile = sweeps.rounded_profile(width, thickness, min(width, thickness) * 0.36, crown=0.025, comfort=0.012)
    parts = [sweeps.add_ring_band("shank", inner_radius, profile, metal, taper)]
    parts += _claws(metal, claws, stone_radius, seat_z, girdle_z, np.radians(turn_deg), wire)
    for share, thick in ((0.04, 0.042), (0.56, 0.032)):
        height = seat_z + (girdle_z - seat_z) * share
        parts.append(_gallery(metal, _claw_radius(share, stone_radius) - 0.004, height, thick * wire))
    brilliant = add_brilliant(stone_radius, stone)
    brilliant.location = (0, 0, girdle_z)
    brilliant.rotation_euler = (0, 0, np.radians(turn_deg) + 0.1)
    for part in [*parts, brilliant]:
        part.parent = ring
    return ring


def _claw_radius(share, stone_radius):
    """Distance of the claws from the axis, `share` of the way from the shank up to the girdle."""
    return stone_radius * (0.30 + 0.76 * share**0.8)


def _claws(metal, count, stone_radius, seat_z, girdle_z, turn, wire):
    shares = np.linspace(0, 1, 7)
    profile = [(_claw_radius(s, stone_radius), seat_z + (girdle_z - seat_z) * s, 0.052 - 0.006 * s) for s in shares]
    # Over the girdle the claw bends in and lies down on the crown.
    profile += [
        (stone_radius * 1.045, girdle_z + 0.025, 0.044),
        (stone_radius * 0.985, girdle_z + 0.052, 0.042),
        (stone_radius * 0.91, girdle_z + 0.066, 0.040),
        (stone_radius * 0.85, girdle_z + 0.080, 0.036),
    ]
    curve = sweeps.smooth_path(profile, 8)
    curve[:, 2] *= wire
    claws = []
    for step in range(count):
        angle = turn + 2 * np.pi * (step + 0.5) / count
        path = np.stack([curve[:, 0] * np.cos(angle), curve[:, 0] * np.sin(angle), curve[:, 1]], axis=1)
        claws.append(sweeps.add_tube("claw", path, curve[:, 2], metal))
    return claws


def _gallery(metal, radius, height, wire):
    angles = np.linspace(0, 2 * np.pi, 96, endpoint=False)
    path = np.stack([radius * np.cos(angles), radius * np.sin(angles), np.full(96, height)], axis=1)
    return sweeps.add_tube("gallery", path, wire, metal, closed=True)
