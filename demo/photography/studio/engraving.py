"""Hand engraving: letters cut as V-grooves into a plate, computed as a height field."""

import bpy
import numpy as np

from studio import mesh_objects

ITALIC = "/usr/share/fonts/truetype/liberation/LiberationSerif-Italic.ttf"


def add_engraved_plate(name, length, width, half, rim, metal, lines, size=0.3, leading=0.42, depth=0.026):
    """The plain back of an oval locket, low-domed, with centred lines of writing cut into it."""
    share = np.concatenate([[1.0, 1.0], np.linspace(0.998, 0.93, 24), np.linspace(0.928, 1e-3, 300)])[:, None]
    turn = np.linspace(0, 2 * np.pi, 1000, endpoint=False)[None, :]
    x, y = width / 2 * share * np.cos(turn), length / 2 * share * np.sin(turn)
    height = half - rim + rim * np.sqrt(1 - share**14) - 0.018 * share**2 + 0 * turn
    height[0] = 0.0
    height -= np.minimum(_cut_width(x, y, _outline_segments(lines, size, leading)) * 1.3, depth)
    return mesh_objects.add_grid(name, np.stack([x, y, height], axis=2), metal, closed_v=True)


def _outline_segments(lines, size, leading):
    """The outlines of the writing as pairs of points, centred on the origin."""
    data = bpy.data.curves.new("writing", "FONT")
    data.font = bpy.data.fonts.load(ITALIC)
    data.body, data.size = "\n".join(lines), size
    data.align_x, data.align_y, data.space_line = "CENTER", "CENTER", leading / size
    data.fill_mode = "NONE"
    writing = bpy.data.objects.new("writing", data)
    bpy.context.collection.objects.link(writing)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(writing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    points = np.array([v.co[:2] for v in mesh.vertices])
    pairs = np.array([e.vertices[:] for e in mesh.edges])
    bpy.data.objects.remove(writing)
    points[:, 1] -= (points[:, 1].max() + points[:, 1].min()) / 2
    return points[pairs]


def _cut_width(x, y, segments):
    """For points inside a letter the distance to its outline, which is proportional to the groove's depth; else 0."""
    spots = np.stack([x.ravel(), y.ravel()], axis=1)
    low, high = segments.min((0, 1)), segments.max((0, 1))
    near = np.flatnonzero(((spots > low) & (spots < high)).all(1))
    start, end = segments[:, 0], segments[:, 1]
    along = end - start
    result = np.zeros(len(spots))
    for part in np.array_split(near, max(1, len(near) // 4000)):
        p = spots[part][:, None]
        share = np.clip(((p - start) * along).sum(2) / np.maximum((along**2).sum(1), 1e-12), 0, 1)
        distance = np.linalg.norm(p - (start + share[..., None] * along), axis=2).min(1)
        crosses = (start[:, 1] > p[..., 1]) != (end[:, 1] > p[..., 1])
        rise = np.where(along[:, 1] == 0, 1e-12, along[:, 1])
        at = start[:, 0] + (p[..., 1] - start[:, 1]) / rise * along[:, 0]
        within = (crosses & (p[..., 0] < at)).sum(1) % 2 == 1
        result[part] = np.where(within, distance, 0.0)
    return result.reshape(x.shape)
