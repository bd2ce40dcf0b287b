"""Linen: single threads of uneven thickness in a plain weave, with soft folds."""

import numpy as np

from studio import mesh_objects
from studio.nodes import Graph

SIDES = 6
POINTS_PER_PITCH = 4


def add_linen(size, colour=(0.70, 0.63, 0.53), pitch=0.062, folds=None):
    """Adds a cloth of `size` (x, y), centred on the origin; `folds(x, y)` returns the height of its mid-surface."""
    material = _thread(colour)
    lift = folds or (lambda x, y: np.zeros_like(x))
    _add_backing(size, lift, pitch, material)
    for direction in (0, 1):
        count, length = int(size[1 - direction] / pitch), size[direction]
        along = np.arange(0, length, pitch / POINTS_PER_PITCH) - length / 2
        across = (np.arange(count) - count / 2)[:, None] * pitch
        across = across + _drift(count, len(along), 40, 0.10 * pitch) + np.random.normal(0, 0.06 * pitch, (count, 1))
        parity = np.pi * (np.arange(count)[:, None] + direction)
        wave = np.cos(np.pi * (along[None, :] / pitch + size[direction] / 2 / pitch) + parity)
        thickness = 0.46 * pitch * (1 + np.random.normal(0, 0.10, (count, 1)) + _drift(count, len(along), 60, 0.16))
        run = np.broadcast_to(along[None, :], across.shape)
        x, y = (run, across) if direction == 0 else (across, run)
        height = lift(x, y) + wave * 0.22 * pitch
        _add_threads(x, y, height, thickness, direction, material)


def _add_backing(size, lift, pitch, material):
    """A layer of cloth below, visible between the threads."""
    x, y = np.meshgrid(*(np.linspace(-extent / 2, extent / 2, 160) for extent in size), indexing="ij")
    mesh_objects.add_grid("backing", np.stack([x, y, lift(x, y) - 0.45 * pitch], axis=2), material)


def _drift(count, length, step, amount):
    """Slow random change along every thread."""
    knots = np.random.normal(0, amount, (count, length // step + 3))
    at = np.arange(length) / step
    low = at.astype(int)
    share = at - low
    share = share * share * (3 - 2 * share)
    return knots[:, low] * (1 - share) + knots[:, low + 1] * share


def _add_threads(x, y, z, thickness, direction, material):
    count, length = x.shape
    turn = np.linspace(0, 2 * np.pi, SIDES, endpoint=False)
    sideways, upwards = thickness[..., None] * np.cos(turn) * 1.12, thickness[..., None] * np.sin(turn) * 0.85
    points = np.empty((count, length, SIDES, 3), dtype=np.float32)
    points[..., 0] = x[..., None] + (sideways if direction == 1 else 0)
    points[..., 1] = y[..., None] + (sideways if direction == 0 else 0)
    points[..., 2] = z[..., None] + upwards
    index = np.arange(count * length * SIDES, dtype=np.int32).reshape(count, length, SIDES)
    following = np.roll(index, -1, axis=2)
    quads = np.stack([index[:, :-1], index[:, 1:], following[:, 1:], following[:, :-1]], axis=-1)
    mesh_objects.add_quads("threads", points.reshape(-1, 3), quads.reshape(-1, 4), material)


def _thread(colour):
    graph = Graph("linen")
    place = graph.texture_coordinates("Object")
    flax = graph.noise(graph.stretched(place, (6, 6, 1)), 2.0, 1.0)
    dark, light = (tuple(c * f for c in colour) for f in (0.84, 1.12))
    tint = graph.ramp(flax, [(0.3, dark), (0.7, light)])
    return graph.finish(graph.principled(Base_Color=tint, Roughness=0.9, Specular=0.1))
