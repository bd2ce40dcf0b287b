"""Folded textiles: a cloth laid in layers, folds towards the viewer, woven plain, fulled or in waffles. On z = 0."""

import numpy as np

from studio import forms, household_materials, mesh_objects

WAFFLE = 0.85


def add_stack(cloths, width=36.0, depth=26.0):
    """A stack of folded cloths, bottom first; each has `colour`, `weave`, `layers` and `thickness`."""
    level, parts = 0.0, []
    for cloth in cloths:
        wide, deep = width * np.random.uniform(0.97, 1.02), depth * np.random.uniform(0.97, 1.02)
        folded, tall = _folded(wide, deep, **cloth)
        folded.location = (np.random.uniform(-0.35, 0.35), np.random.uniform(-0.3, 0.3), level)
        folded.rotation_euler = (0, 0, np.radians(np.random.uniform(-1.2, 1.2)))
        parts.append(folded)
        level += tall
    return forms.under_one_handle("stack", parts)


def _folded(width, depth, colour, weave="linen", layers=4, thickness=0.45):
    """One cloth: back and forth in `layers`, so that every second fold looks to the front; the last one tucks under."""
    line = _zigzag(depth, layers, thickness)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    step = WAFFLE / 7 if weave == "waffle" else 0.22
    along = np.arange(0, run[-1], step)
    middle = np.stack([np.interp(along, run, line[:, axis]) for axis in (0, 1)], axis=1)
    tangent = np.gradient(middle, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], axis=1)
    across = np.arange(-width / 2, width / 2, step if weave == "waffle" else 0.45)
    lift = _unevenness(across, along, weave)
    x = across[:, None] + _edge_drift(along, across, width)
    y = middle[None, :, 0] + normal[None, :, 0] * lift + _front_drift(across, middle)
    z = middle[None, :, 1] + normal[None, :, 1] * lift + _sag(across, middle, width, layers * thickness)
    sheet = mesh_objects.add_grid("cloth", np.stack([x, y, z], axis=2), _material(colour, weave))
    _unroll(sheet, len(across), len(along), across, along)
    solid = sheet.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = thickness * (0.5 if weave == "waffle" else 0.72), 0.0
    return sheet, layers * thickness + 0.04


def _zigzag(depth, layers, thickness):
    """Side view (y, z): straight runs joined by enlarged half circles, because cloth resists folding."""
    points = []
    radius = thickness / 2
    for layer in range(layers):
        level = radius + layer * thickness
        front, back = -depth / 2 + radius, depth / 2 - radius
        run = np.linspace(front, back, 40) if layer % 2 == 0 else np.linspace(back, front, 40)
        points += [(y, level) for y in run]
        if layer < layers - 1:
            bend = np.linspace(-np.pi / 2, np.pi / 2, 14)[1:-1]
            side, at = (1, back) if layer % 2 == 0 else (-1, front)
            points += [(at + side * radius * 1.35 * np.cos(a), level + radius + radius * np.sin(a)) for a in bend]
    return np.array(points)


def _unevenness(across, along, weave):
    if weave == "waffle":
        u, v = (np.abs(((c / WAFFLE) % 1.0) - 0.5) * 2 for c in (across[:, None], along[None, :]))
        # Ridges stand between the cells, whose floor falls away towards the middle.
        return 0.20 * np.maximum(u, v) ** 2.2 + np.random.normal(0, 0.006, (len(across), len(along)))
    return np.zeros((len(across), len(along)))


def _edge_drift(along, across, width):
    """Random offsets, so that the selvedges of the layers are not aligned."""
    wander = 0.22 * np.sin(along / 23.0 + np.random.uniform(0, 6)) + 0.10 * np.sin(
        along / 7.1 + np.random.uniform(0, 6)
    )
    return wander[None, :] * np.abs(across[:, None] / (width / 2)) ** 2


def _front_drift(across, middle):
    wave = 0.16 * np.sin(across / 6.3 + np.random.uniform(0, 6)) + 0.08 * np.sin(across / 2.4 + np.random.uniform(0, 6))
    phase = np.sin(middle[:, 1] * 3.1 + np.random.uniform(0, 6))
    return wave[:, None] * phase[None, :]


def _sag(across, middle, width, tall):
    """Raises the folds at the front slightly above the corners."""
    share = middle[:, 1] / max(tall, 1e-3)
    corner = np.abs(across / (width / 2)) ** 4
    swell = 0.10 * np.sin(across[:, None] / 4.6 + middle[None, :, 0] / 9.0 + np.random.uniform(0, 6))
    swell = swell + 0.08 * np.sin(across[:, None] / 9.0 - middle[None, :, 0] / 5.2 + np.random.uniform(0, 6))
    return share[None, :] * (swell - 0.45 * corner[:, None])


def _unroll(sheet, count_u, count_v, across, along):
    """Coordinates in centimetres along the cloth, so that the weave follows its folds."""
    uv = np.stack(np.meshgrid(across, along, indexing="ij"), axis=2).reshape(-1, 2)
    index = np.empty(len(sheet.data.loops), dtype=np.int32)
    sheet.data.loops.foreach_get("vertex_index", index)
    layer = sheet.data.uv_layers.new()
    layer.data.foreach_set("uv", uv[index].astype(np.float32).ravel())


def _material(colour, weave):
    if weave == "wool":
        return household_materials.wool(tuple(colour))
    return household_materials.cloth(tuple(colour), 0.09 if weave == "waffle" else 0.11, 0.25 if weave == "waffle" else 0.5, 0.14)


def add_tablecloth(width=240.0, depth=120.0, colour=(0.70, 0.64, 0.55)):
    """A linen cloth on the table, with the creases of its folds; its middle is the plane z = 0."""
    x, y = np.linspace(-width / 2, width / 2, 260), np.linspace(-depth / 2, depth / 2, 160)
    crease_x, crease_y = (0.35 * np.exp(-np.abs(((c + 21.0) % 42.0) - 21.0) / 0.8) for c in (x, y - 9.0))
    wave = 0.10 * np.sin(x[:, None] / 9.0 + np.sin(y[None, :] / 13.0)) * np.sin(y[None, :] / 7.0 + 1.0)
    height = np.maximum(crease_x[:, None], crease_y[None, :]) + wave - 0.1
    grid = np.stack([*np.meshgrid(x, y, indexing="ij"), height], axis=2)
    cloth = mesh_objects.add_grid("tablecloth", grid, household_materials.cloth(tuple(colour), 0.12, 0.5, 0.16))
    _unroll(cloth, len(x), len(y), x, y)
    return cloth
