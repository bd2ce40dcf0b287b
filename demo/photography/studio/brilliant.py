"""The round brilliant: a round blank intersected with the half-spaces of its 57 facets."""

import math

import bmesh
import bpy
from mathutils import Vector

from studio import mesh_objects

EIGHTH = math.pi / 4
SIXTEENTH = math.pi / 8


def add_brilliant(radius, material, table=0.56, crown_deg=34.5, pavilion_deg=40.8, girdle=0.06, star=0.5, lower=0.77):
    """Adds a brilliant, girdle in the plane z = 0, table upwards; proportions are fractions of the radius."""
    mesh = bmesh.new()
    bmesh.ops.create_cone(mesh, cap_ends=True, segments=96, radius1=1, radius2=1, depth=2.2)
    for point, normal in _facets(table, math.radians(crown_deg), math.radians(pavilion_deg), girdle / 2, star, lower):
        geometry = mesh.verts[:] + mesh.edges[:] + mesh.faces[:]
        cut = bmesh.ops.bisect_plane(mesh, geom=geometry, dist=1e-7, plane_co=point, plane_no=normal, clear_outer=True)
        rim = [part for part in cut["geom_cut"] if isinstance(part, bmesh.types.BMEdge)]
        if rim:
            bmesh.ops.contextual_create(mesh, geom=rim)
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    bmesh.ops.scale(mesh, vec=(radius, radius, radius), verts=mesh.verts)
    data = bpy.data.meshes.new("brilliant")
    mesh.to_mesh(data)
    mesh.free()
    return mesh_objects.link("brilliant", data, material, smooth=False)


def _facets(table, crown, pavilion, half_girdle, star, lower):
    """Point and outward normal of every facet: table, 8 bezels, 8 stars, 16 + 16 halves, 8 pavilion mains."""
    table_z = half_girdle + (1 - table) * math.tan(crown)
    planes = [(Vector((0, 0, table_z)), Vector((0, 0, 1)))]
    # Where a star meets its two bezels: on the ridge between them, `star` of the way from table to girdle.
    edge = table * math.cos(SIXTEENTH)
    ridge_r = edge + star * (1 - edge)
    ridge_z = half_girdle + (1 - ridge_r * math.cos(SIXTEENTH)) * math.tan(crown)
    low_r = 1 - lower
    low_z = -half_girdle - (1 - low_r * math.cos(SIXTEENTH)) * math.tan(pavilion)
    for step in range(8):
        main, between = step * EIGHTH, step * EIGHTH + SIXTEENTH
        planes.append(_sloping(main, half_girdle, crown, 1))
        planes.append(_through(_at(table, main, table_z), _at(table, main + EIGHTH, table_z), _at(ridge_r, between, ridge_z)))
        planes.append(_sloping(main, -half_girdle, pavilion, -1))
        for neighbour in (main, main + EIGHTH):
            for tip, z in ((_at(ridge_r, between, ridge_z), half_girdle), (_at(low_r, between, low_z), -half_girdle)):
                planes.append(_through(_at(1, neighbour, z), _at(1, between, z), tip))
    return planes


def _at(r, angle, z):
    return Vector((r * math.cos(angle), r * math.sin(angle), z))


def _sloping(angle, z, slope, side):
    """A facet that touches the girdle at `angle` and rises (or falls) towards the axis."""
    return _at(1, angle, z), _at(math.sin(slope), angle, side * math.cos(slope))


def _through(a, b, c):
    normal = (b - a).cross(c - a).normalized()
    return a, normal if normal.dot(a) > 0 else -normal
