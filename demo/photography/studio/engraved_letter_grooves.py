"""Engraved writing: V-grooves, deepest along the middle of every stroke."""

import bpy
import numpy as np

SAMPLES_PER_CENTIMETRE = 330


def groove_depth(text, size=0.16, depth=0.006, spacing=1.25, thinner=0.0):
    """Returns a function (x, y) -> depth in centimetres; the text is centred on the origin and runs along x."""
    points, triangles = _letters(text, size, spacing, thinner)
    low = points.min(0) - 0.02
    shape = np.ceil((points.max(0) + 0.02 - low) * SAMPLES_PER_CENTIMETRE).astype(int) + 1
    inside = np.zeros(shape, dtype=bool)
    for corners in (points[triangles] - low) * SAMPLES_PER_CENTIMETRE:
        _fill(inside, corners)
    grooves = np.minimum(_distance_to_edge(inside) / SAMPLES_PER_CENTIMETRE * 0.8, depth)

    def at(x, y):
        column, row = ((value - start) * SAMPLES_PER_CENTIMETRE for value, start in ((x, low[0]), (y, low[1])))
        within = (column >= 0) & (column < shape[0] - 1) & (row >= 0) & (row < shape[1] - 1)
        column, row = np.where(within, column, 0), np.where(within, row, 0)
        i, j = column.astype(int), row.astype(int)
        s, t = column - i, row - j
        value = (grooves[i, j] * (1 - s) + grooves[i + 1, j] * s) * (1 - t)
        value += (grooves[i, j + 1] * (1 - s) + grooves[i + 1, j + 1] * s) * t
        return np.where(within, value, 0.0)

    return at


def _letters(text, size, spacing, thinner):
    """Blender's own face as triangles, centred on the origin."""
    data = bpy.data.curves.new("writing", "FONT")
    data.body, data.size, data.space_character, data.offset = text, size, spacing, -thinner
    letters = bpy.data.objects.new("writing", data)
    bpy.context.collection.objects.link(letters)
    bpy.context.view_layer.update()
    mesh = letters.to_mesh()
    mesh.calc_loop_triangles()
    points = np.array([v.co[:2] for v in mesh.vertices])
    triangles = np.array([t.vertices[:] for t in mesh.loop_triangles])
    bpy.data.objects.remove(letters)
    return points - (points.max(0) + points.min(0)) / 2, triangles


def _fill(inside, corners):
    """Marks the samples that lie in one triangle."""
    low = np.maximum(np.floor(corners.min(0)).astype(int), 0)
    high = np.ceil(corners.max(0)).astype(int) + 1
    x, y = np.meshgrid(np.arange(low[0], high[0]), np.arange(low[1], high[1]), indexing="ij")
    sides = []
    for a, b in zip(corners, np.roll(corners, -1, 0)):
        sides.append((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]))
    sides = np.array(sides)
    inside[low[0] : high[0], low[1] : high[1]] |= (sides >= -1e-6).all(0) | (sides <= 1e-6).all(0)


def _distance_to_edge(inside, reach=14):
    """For samples inside, the distance to the outside in steps, by repeated erosion in eight directions."""
    distance, rest = np.zeros(inside.shape), inside.copy()
    for step in range(reach):
        distance += rest
        inner = rest[1:-1, 1:-1] & rest[:-2, 1:-1] & rest[2:, 1:-1] & rest[1:-1, :-2] & rest[1:-1, 2:]
        if step % 2:
            inner = inner & rest[:-2, :-2] & rest[2:, 2:] & rest[:-2, 2:] & rest[2:, :-2]
        rest = np.zeros_like(rest)
        rest[1:-1, 1:-1] = inner
    return distance
