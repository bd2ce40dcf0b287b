"""Paths of chains and strands on the table, which rise where they cross themselves."""

import numpy as np

from studio import sweeps
from studio.chains import distances


def lay(points, thickness, steps=40, closed=False, slope=0.5):
    """A smooth path through (x, y) points that rests on the table at half its `thickness` and on its own earlier
    parts where it crosses them, rising and falling no steeper than `slope`."""
    curve = sweeps.smooth_path(np.asarray(points, dtype=float)[:, :2], steps, closed)
    curve = np.vstack([curve, curve[:1]]) if closed else curve
    curve = evenly(curve, thickness / 4)
    count = len(curve)
    height = np.full(count, thickness / 2)
    apart = np.linalg.norm(curve[:, None] - curve[None], axis=2)
    order = np.arange(count)
    between = order[:, None] - order[None]
    earlier = (apart < thickness * 0.9) & (between > 16)
    if closed:
        # Where its end meets its beginning, a closed path does not cross itself.
        earlier &= count - between > 16
    reach = np.abs(order[:, None] - order[None]) * thickness / 4 * slope
    for _ in range(4):
        below = np.where(earlier, height[None], -1).max(1)
        raised = np.where(below > 0, below + thickness * 0.92, thickness / 2)
        height = np.maximum((raised[None] - reach).max(1), thickness / 2)
    kernel = np.hanning(11) / np.hanning(11).sum()
    height = np.convolve(np.pad(height, 5, "edge"), kernel, "valid")
    return np.column_stack([curve, height])


def evenly(curve, step):
    """The same curve with points at equal distances."""
    run = distances(curve)
    at = np.linspace(0, run[-1], max(8, int(run[-1] / step)))
    return np.stack([np.interp(at, run, curve[:, axis]) for axis in range(curve.shape[1])], axis=1)


def coil(turns, start_deg, inner, outer, squash=0.9, unrest=0.06, drift=(0.0, 0.0)):
    """Points of a loosely wound coil: `unrest` bends it as a share of its radius, `drift` shifts every turn."""
    angles = np.linspace(0, turns * 2 * np.pi, int(turns * 14))
    share = angles / angles[-1]
    wander = sum(np.sin(angles * k + p) for k, p in ((0.53, 0.4), (1.37, 1.9), (2.21, 4.0))) / 3
    radius = (inner + (outer - inner) * share) * (1 + unrest * wander)
    turned = angles + np.radians(start_deg)
    shift = (angles / (2 * np.pi))[:, None] * np.asarray(drift)
    return np.stack([radius * np.cos(turned), radius * np.sin(turned) * squash], axis=1) + shift


def double_loop(radius, shift, turn_deg=0.0, squash=1.0, unrest=0.03):
    """Points of a closed strand that lies in two turns, one within the other, and crosses itself once."""
    angles = np.linspace(0, 4 * np.pi, 44, endpoint=False)
    wander = 1 + unrest * (np.sin(angles * 1.5 + 0.8) + np.sin(angles * 2.5 + 2.2)) / 2
    x = radius * wander * np.cos(angles) + shift * np.cos(angles / 2)
    y = radius * wander * np.sin(angles) + shift * np.sin(angles / 2)
    turn = np.radians(turn_deg)
    return np.stack([x * np.cos(turn) - y * np.sin(turn), (x * np.sin(turn) + y * np.cos(turn)) * squash], axis=1)
