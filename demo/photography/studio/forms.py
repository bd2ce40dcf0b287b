"""Forms without rotational symmetry: bars with a flat side swept along a path, fused parts, plates cut to an outline,
lettering."""

import bmesh
import bpy
import numpy as np

from studio import mesh_objects, sweeps


def add_bar(name, path, sizes, axis, material, corner=0.1, closed=False):
    """A rounded bar along a path: `sizes` are its extent across and along `axis`, one pair or one for every point."""
    path = np.asarray(path, dtype=float)
    sizes = np.broadcast_to(np.asarray(sizes, dtype=float), (len(path), 2))
    tangents = np.roll(path, -1, 0) - np.roll(path, 1, 0) if closed else np.gradient(path, axis=0)
    tangents /= np.linalg.norm(tangents, axis=1, keepdims=True)
    axis = np.asarray(axis, dtype=float)
    rows = []
    for point, (across, along), tangent in zip(path, sizes, tangents):
        side = np.cross(tangent, axis)
        side /= np.linalg.norm(side)
        profile = sweeps.rounded_profile(across, along, min(corner, across * 0.49, along * 0.49), steps=6)
        rows.append(point + profile[:, :1] * side + profile[:, 1:] * axis)
    if not closed:
        rows = [*_end(rows[0], -tangents[0], corner)[::-1], *rows, *_end(rows[-1], tangents[-1], corner)]
    return mesh_objects.add_grid(name, np.array(rows), material, closed_u=closed, closed_v=True)


def _end(row, outwards, corner):
    """The rounded end of a bar, from its last section to a point."""
    middle, steps = row.mean(0), np.linspace(0, np.pi / 2, 5)[1:]
    reach = np.abs(row - middle).max()
    soft = min(corner, reach * 0.8)
    rounded = [
        middle + (row - middle) * (1 - soft * (1 - np.cos(s)) / reach) + outwards * soft * np.sin(s) for s in steps
    ]
    last = rounded[-1]
    return [*rounded, last.mean(0) + (last - last.mean(0)) * 1e-3]


def fuse(name, parts, voxel, material, smoothing=6):
    """Joins closed parts into one skin and softens the seams between them, as tumbling or glazing does."""
    joined = bmesh.new()
    for part in parts:
        joined.from_mesh(part.data)
        bpy.data.objects.remove(part)
    bmesh.ops.recalc_face_normals(joined, faces=joined.faces)
    mesh = bpy.data.meshes.new(name)
    joined.to_mesh(mesh)
    joined.free()
    body = mesh_objects.link(name, mesh, material, True)
    remesh = body.modifiers.new("fuse", "REMESH")
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = "VOXEL", voxel, True
    smooth = body.modifiers.new("soften", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, smoothing
    return body


def add_plate(name, outline, thickness, material, bevel=0.02):
    """A flat plate in the plane z = 0 … thickness, cut to an outline of (x, y) points."""
    count = len(outline)
    points = [(x, y, 0.0) for x, y in outline] + [(x, y, thickness) for x, y in outline]
    sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count)), *sides]
    return with_bevel(mesh_objects.add_mesh(name, points, faces, material), bevel)


def with_bevel(part, width, segments=3):
    modifier = part.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments, modifier.limit_method = width, segments, "ANGLE"
    part.data.use_auto_smooth = True
    return part


def rounded_rectangle(width, height, radius, steps=10):
    """An outline around the origin, anticlockwise."""
    quarter = np.linspace(0, np.pi / 2, steps)
    corners = []
    for turn, (sign_x, sign_y) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        angle = quarter + turn * np.pi / 2
        middle = np.array([sign_x * (width / 2 - radius), sign_y * (height / 2 - radius)])
        corners.append(middle + radius * np.stack([np.cos(angle), np.sin(angle)], axis=1))
    return np.concatenate(corners)


def add_words(words, size, location, rotation, material, spacing=1.3, depth=0.004):
    """Lettering, centred; lies in the plane XY before it is turned."""
    data = bpy.data.curves.new("words", "FONT")
    data.body, data.size, data.align_x, data.align_y, data.space_character = words, size, "CENTER", "CENTER", spacing
    data.space_line, data.extrude = 1.5, depth
    data.materials.append(material)
    created = bpy.data.objects.new("words", data)
    bpy.context.collection.objects.link(created)
    created.location, created.rotation_euler = location, rotation
    return created


def bend_round(words, radius, height):
    """Lettering on an upright cylinder, seen from -Y; returns a mesh at its final position."""
    mesh = bpy.data.meshes.new_from_object(words)
    material = words.data.materials[0]
    bpy.data.objects.remove(words)
    points = np.empty(len(mesh.vertices) * 3, dtype=np.float32)
    mesh.vertices.foreach_get("co", points)
    x, y, z = points.reshape(-1, 3).T
    bent = np.stack([(radius + z) * np.sin(x / radius), -(radius + z) * np.cos(x / radius), y + height], axis=1)
    mesh.vertices.foreach_set("co", bent.astype(np.float32).ravel())
    mesh.materials.clear()
    return mesh_objects.link("words", mesh, material, False)


def under_one_handle(name, parts):
    """Parents all objects to the returned handle."""
    handle = mesh_objects.add_empty(name)
    for part in parts:
        part.parent = handle
    return handle
