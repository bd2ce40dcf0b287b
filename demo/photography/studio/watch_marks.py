"""Printed strokes and circles of dials, and the conversion of dial angles."""

import math

from studio import mesh_objects, sweeps

INK_Z = 0.003


def turned(x, y, z, angle_deg):
    """Rotates clockwise from twelve o'clock, the direction of dial angles."""
    angle = math.radians(angle_deg)
    return (x * math.cos(angle) + y * math.sin(angle), y * math.cos(angle) - x * math.sin(angle), z)


def add_mark(angle_deg, inner, outer, width, material, z=INK_Z):
    """A printed stroke that points to the centre."""
    outline = ((-width / 2, inner), (width / 2, inner), (width / 2, outer), (-width / 2, outer))
    return mesh_objects.add_mesh(
        "mark", [turned(x, y, z, angle_deg) for x, y in outline], [(3, 2, 1, 0)], material, smooth=False
    )


def add_dot(angle_deg, radius, size, material):
    """A printed dot, `radius` away from the centre."""
    turns = [step * math.pi / 5 for step in range(10)]
    outline = [turned(size * math.cos(a), radius + size * math.sin(a), INK_Z, angle_deg) for a in turns]
    return mesh_objects.add_mesh("dot", outline, [tuple(range(10))], material, smooth=False)


def add_circle_line(radius, width, material, z=INK_Z):
    """A printed circle."""
    return sweeps.add_lathe("circle", [(radius + width / 2, z), (radius - width / 2, z)], material)
