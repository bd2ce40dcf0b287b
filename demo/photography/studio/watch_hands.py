"""Hands of watches and clocks: a ridge line, an outline by stations, luminous fillings."""

import math

import numpy as np

from studio import mesh_objects, sweeps

# Outline by share of the length: (share, share of the width). Negative shares are the tail.
OUTLINES = {
    "dauphine": [(-0.19, 0.0), (0.16, 1.0), (1.0, 0.0)],
    "leaf": [(-0.14, 0.30), (-0.05, 0.30), (0.08, 0.34), (0.22, 0.62), (0.38, 0.92), (0.5, 1.0), (0.64, 0.88)]
    + [(0.78, 0.56), (0.9, 0.25), (1.0, 0.06)],
    "lance": [
        (-0.18, 0.36),
        (0.0, 0.36),
        (0.10, 0.45),
        (0.30, 0.9),
        (0.38, 1.0),
        (0.5, 0.92),
        (0.75, 0.52),
        (1.0, 0.08),
    ],
    "baton": [(-0.18, 0.82), (0.0, 0.82), (0.94, 1.0), (1.0, 0.25)],
    "slim": [(-0.20, 0.85), (0.0, 1.0), (0.7, 0.72), (1.0, 0.20)],
    "sword": [(-0.15, 0.42), (0.12, 0.42), (0.20, 0.62), (0.78, 1.0), (1.0, 0.0)],
    "broad": [(-0.16, 0.80), (0.0, 0.86), (0.995, 1.0), (1.0, 0.98)],
    "needle": [(-0.32, 1.5), (-0.22, 1.5), (-0.21, 0.9), (0.0, 0.9), (0.6, 0.6), (1.0, 0.35)],
}


def add_hand(kind, angle_deg, length, width, height, material, rise=0.16, lume=None, name="hand"):
    """One hand, pivot on the Z axis, `angle_deg` clockwise from twelve; `lume` is the material of its filling."""
    stations = np.array(OUTLINES[kind])
    rows = [_row(share * length, part * width / 2, height, rise) for share, part in stations]
    hand = mesh_objects.add_grid(name, np.array(rows), material)
    hand.data.use_auto_smooth, hand.data.auto_smooth_angle = True, math.radians(18)
    handle = mesh_objects.add_empty(name, rotation=(0, 0, -math.radians(angle_deg)))
    hand.parent = handle
    if lume:
        filling = mesh_objects.add_grid("lume", np.array(_filling(stations, length, width, height, rise)), lume)
        filling.parent = handle
    return handle


def add_pipe(radius, low, high, material):
    """The turned pipe that carries the hands."""
    outline = [
        (radius, low),
        (radius, high - 0.015),
        (radius * 0.88, high),
        (radius * 0.6, high + 0.004),
        (1e-3, high + 0.004),
    ]
    return sweeps.add_lathe("pipe", outline, material, edge=min(0.008, radius / 5), segments=64)


def _row(y, half, height, rise):
    half = max(half, 1e-3)
    thick = 0.014
    top = height + thick
    return [(-half, y, height), (-half, y, top), (0, y, top + half * 2 * rise), (half, y, top), (half, y, height)]


def _filling(stations, length, width, height, rise):
    """A luminous strip over the ridge, inset from the outline, between a quarter and nine tenths of the length."""
    rows = []
    for share in np.linspace(0.24, 0.90, 24):
        half = np.interp(share, stations[:, 0], stations[:, 1]) * width / 2
        inset = max(half - 0.028, 0.004)
        lift = height + 0.014 + half * 2 * rise + 0.004
        rows.append(
            [
                (-inset, share * length, lift - inset * 0.12),
                (0, share * length, lift),
                (inset, share * length, lift - inset * 0.12),
            ]
        )
    return rows
