"""Coloured stones in any outline: oval, drop, step-cut octagon; a blank intersected with the half-spaces of its facets.
The round brilliant is in brilliant.py."""

import bmesh
import bpy
import numpy as np

from studio import mesh_objects
from studio.nodes import Graph


def gem(colour, index, haze=0.0):
    """A transparent stone: clear where light meets it, coloured by every step inside; `haze` clouds it with fine
    inclusions, as emeralds have them."""
    graph = Graph("gem")
    inside = graph.node("ShaderNodeNewGeometry").outputs["Backfacing"]
    tint = graph.blend("MIX", inside, (0.97, 0.97, 0.97, 1), (*colour, 1))
    glass = graph.node("ShaderNodeBsdfGlass", Color=tint, Roughness=0.0, IOR=index).outputs[0]
    if haze <= 0:
        return graph.finish(glass)
    place = graph.texture_coordinates("Object")
    veils = graph.noise(graph.stretched(place, (9, 22, 14), (0.5, 0.3, 0.8)), 1.6, 5.0, 0.65, 1.2)
    cloud = graph.map_range(veils, 0.50, 0.72, 0.0, haze, smooth=True)
    mixed = graph.node("ShaderNodeMixShader", Fac=cloud)
    graph.link(glass, mixed.inputs[1])
    milk = graph.node("ShaderNodeBsdfTranslucent", Color=(*(min(1, c**0.5) for c in colour), 1)).outputs[0]
    graph.link(milk, mixed.inputs[2])
    return graph.finish(mixed.outputs[0])


def oval(length, width, steps=96):
    """Outline of an oval, long axis Y; all outlines run counter-clockwise round the stone's middle."""
    turn = np.linspace(0, 2 * np.pi, steps, endpoint=False)
    return np.stack([width / 2 * np.cos(turn), length / 2 * np.sin(turn)], axis=1)


def drop(length, width, steps=120):
    """Outline of a drop, its point towards +X, the origin below the widest place."""
    round_end = width / 2
    reach = length - round_end
    # The arcs from the widest place to the point have their centre on the Y axis.
    bow = (reach**2 - round_end**2) / (2 * round_end)
    side = np.linspace(0, np.arctan2(reach, bow), steps // 3)
    upper = np.stack([(bow + round_end) * np.sin(side), (bow + round_end) * np.cos(side) - bow], axis=1)
    back = np.linspace(np.pi / 2, 3 * np.pi / 2, steps // 3)[1:-1]
    rounding = round_end * np.stack([np.cos(back), np.sin(back)], axis=1)
    return np.vstack([upper[::-1][1:], rounding, upper[:-1] * (1, -1)])


def octagon(length, width, corner):
    """Outline of a rectangle with cut corners, long axis Y."""
    x, y = width / 2, length / 2
    return np.array(
        [(x, y - corner), (x - corner, y), (corner - x, y), (-x, y - corner)]
        + [(-x, corner - y), (corner - x, -y), (x - corner, -y), (x, corner - y)]
    )


def add_mixed_cut(outline, material, crown=0.13, pavilion=0.26, table=0.58, facets=12, girdle=0.012):
    """Brilliant crown and pavilion on a free outline; heights in centimetres, girdle in the plane z = 0."""
    planes = [((0, 0, girdle + crown), (0, 0, 1))]
    for step in range(2 * facets):
        turn = np.pi * step / facets
        between = step % 2
        direction = _normal_at(outline, turn)
        reach = _support(outline, direction)
        planes.append(_plane(direction, reach, girdle, (1 - table) * (0.72 if between else 1.0), crown))
        planes.append(_plane(direction, reach, -girdle, 1.0, -pavilion * (1.16 if between else 1.0)))
    # The stars soften the table's edge.
    for step in range(facets):
        direction = _normal_at(outline, np.pi * (2 * step + 1) / facets)
        reach = _support(outline, direction)
        planes.append(_plane(direction, reach, girdle + crown * 0.42, 1 - table * 0.9, crown * 0.60))
    return _cut(outline, planes, material)


def add_step_cut(outline, material, crown=0.10, pavilion=0.24, girdle=0.012):
    """Three steps above, three below, all parallel to the outline's sides, as emeralds are cut."""
    planes = [((0, 0, girdle + crown), (0, 0, 1))]
    edges = np.roll(outline, -1, 0) - outline
    for edge in edges:
        direction = np.array([edge[1], -edge[0]]) / np.linalg.norm(edge)
        reach = _support(outline, direction)
        for inward, height, slope in ((0.0, 0.0, 1.5), (0.06, 0.42, 0.95), (0.13, 0.74, 0.55)):
            planes.append(_plane(direction, reach - inward * 0.5, girdle + crown * height, 0.1 / reach, 0.1 * slope))
        for inward, depth, slope in ((0.0, 0.0, 1.45), (0.055, 0.32, 1.05), (0.13, 0.66, 0.72)):
            planes.append(_plane(direction, reach - inward, -girdle - pavilion * depth, 0.1 / reach, -0.1 * slope))
    return _cut(outline, planes, material)


def _normal_at(outline, turn):
    """Outward direction of the outline where a ray at `turn`, measured in the outline's own proportions, leaves it."""
    extent = np.abs(outline).max(0)
    direction = np.array([np.cos(turn) / extent[0], np.sin(turn) / extent[1]])
    return direction / np.linalg.norm(direction)


def _support(outline, direction):
    return float((outline @ direction).max())


def _plane(direction, reach, z, inward_share, rise):
    """Through the outline's tangent at height z, rising by `rise` over `inward_share` of the way to the middle."""
    side = 1 if rise > 0 else -1
    normal = np.array([*(direction * abs(rise)), side * inward_share * reach])
    return (*(direction * reach), z), normal / np.linalg.norm(normal)


def _cut(outline, planes, material):
    mesh = bmesh.new()
    top = [mesh.verts.new((x, y, 0.6)) for x, y in outline]
    bottom = [mesh.verts.new((x, y, -0.9)) for x, y in outline]
    mesh.faces.new(top)
    mesh.faces.new(bottom[::-1])
    for i in range(len(outline)):
        after = (i + 1) % len(outline)
        mesh.faces.new((bottom[i], bottom[after], top[after], top[i]))
    for point, normal in planes:
        geometry = mesh.verts[:] + mesh.edges[:] + mesh.faces[:]
        cut = bmesh.ops.bisect_plane(mesh, geom=geometry, dist=1e-7, plane_co=point, plane_no=normal, clear_outer=True)
        rim = [part for part in cut["geom_cut"] if isinstance(part, bmesh.types.BMEdge)]
        if rim:
            bmesh.ops.contextual_create(mesh, geom=rim)
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    data = bpy.data.meshes.new("gemstone")
    mesh.to_mesh(data)
    mesh.free()
    return mesh_objects.link("gemstone", data, material, smooth=False)
