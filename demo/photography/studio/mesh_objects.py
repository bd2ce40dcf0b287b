"""Creates an empty stage and adds meshes to it."""

import random

import bpy
import numpy as np


def clear(seed: int) -> None:
    """Removes everything, so that an image depends only on its parameters and its seed."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    np.random.seed(seed)


def add_mesh(name, vertices, faces, material, smooth=True):
    """Puts a mesh on the stage; `faces` are index tuples (slow, for small meshes)."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    return link(name, mesh, material, smooth)


def add_grid(name, points, material, closed_u=False, closed_v=False, smooth=True):
    """Puts a surface through a grid of points (u × v × 3) on the stage; closed directions join end to start."""
    count_u, count_v = points.shape[:2]
    index = np.arange(count_u * count_v).reshape(count_u, count_v)
    rows = np.vstack([index, index[:1]]) if closed_u else index
    rows = np.hstack([rows, rows[:, :1]]) if closed_v else rows
    quads = np.stack([rows[:-1, :-1], rows[1:, :-1], rows[1:, 1:], rows[:-1, 1:]], axis=-1).reshape(-1, 4)
    return add_quads(name, points.reshape(-1, 3), quads, material, smooth)


def add_quads(name, vertices, quads, material, smooth=True):
    """Puts many quads on the stage at once."""
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(vertices))
    mesh.vertices.foreach_set("co", np.asarray(vertices, dtype=np.float32).ravel())
    mesh.loops.add(len(quads) * 4)
    mesh.loops.foreach_set("vertex_index", np.asarray(quads, dtype=np.int32).ravel())
    mesh.polygons.add(len(quads))
    mesh.polygons.foreach_set("loop_start", np.arange(0, len(quads) * 4, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(quads), 4, dtype=np.int32))
    mesh.update(calc_edges=True)
    return link(name, mesh, material, smooth)


def add_box(name, size, centre, material, bevel=0.0):
    """Puts a box with rounded edges on the stage."""
    x, y, z = (extent / 2 for extent in size)
    corners = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    box = add_mesh(name, corners, faces, material, smooth=bevel > 0)
    box.location = centre
    if bevel > 0:
        modifier = box.modifiers.new("bevel", "BEVEL")
        modifier.width, modifier.segments = bevel, 4
        box.data.use_auto_smooth = True
    return box


def add_empty(name, location=(0, 0, 0), rotation=(0, 0, 0)):
    """Adds an empty object that moves everything parented to it."""
    empty = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(empty)
    empty.location, empty.rotation_euler = location, rotation
    return empty


def link(name, mesh, material, smooth):
    """Puts finished mesh data on the stage."""
    mesh.polygons.foreach_set("use_smooth", np.full(len(mesh.polygons), smooth))
    mesh.materials.append(material)
    mesh.update()
    created = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(created)
    return created
