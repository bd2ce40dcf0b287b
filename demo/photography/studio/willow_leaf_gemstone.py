"""The willow leaf: a long stone pointed at both ends, cut in steps like a marquise."""

import bmesh
import bpy
import numpy as np

from studio import mesh_objects


def add_willow_leaf(length, width, material, sides=18):
    """Adds the stone, girdle in the plane XY, table upwards, tips along Y."""
    rings = []
    for share_x, share_y, height in (
        (0.46, 0.62, 0.085), (0.74, 0.82, 0.062), (1.0, 1.0, 0.012), (1.0, 1.0, -0.012), (0.70, 0.84, -0.10),
        (0.36, 0.60, -0.165), (0.03, 0.34, -0.20),
    ):
        rings.append(_outline(length / 2 * share_y, width / 2 * share_x, sides, height))
    mesh = bmesh.new()
    for point in np.concatenate(rings):
        mesh.verts.new(point)
    bmesh.ops.convex_hull(mesh, input=mesh.verts)
    bmesh.ops.dissolve_limit(mesh, angle_limit=0.03, verts=mesh.verts, edges=mesh.edges)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    data = bpy.data.meshes.new("willow leaf")
    mesh.to_mesh(data)
    mesh.free()
    return mesh_objects.link("willow leaf", data, material, smooth=False)


def _outline(half_length, half_width, sides, height):
    along = np.sin(np.linspace(-np.pi / 2, np.pi / 2, sides // 2 + 1))
    across = half_width * (1 - np.abs(along) ** 1.75)
    right = np.stack([across, along * half_length, np.full(len(along), height)], axis=1)
    left = right[1:-1][::-1] * (-1, 1, 1)
    return np.concatenate([right, left])
