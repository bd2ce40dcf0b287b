"""Bracelets: oval links under bars, a twisted bangle, a line of brilliants. Each follows a path or is centred on the
origin."""

import bpy
import numpy as np
from mathutils import Matrix

from studio import mesh_objects, sweeps
from studio.brilliant import add_brilliant
from studio.chains import distances, lying_along, point_at


def add_weir(path, metal, length=0.95, width=0.6, wire=0.15, bar=0.2):
    """Solid oval links whose ends meet under narrow bars."""
    path = np.asarray(path, dtype=float)
    run = distances(path)
    pitch = length + 0.02
    turn = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    long, wide = (length - wire) / 2, (width - wire) / 2
    x = np.sign(np.cos(turn)) * np.abs(np.cos(turn)) ** 0.82 * long
    bend = np.stack([x, wide * np.sin(turn), 0 * turn], axis=1)
    oval = sweeps.add_tube("oval", bend, wire / 2, metal, sides=22, closed=True)
    beam = _beam(width * 0.94, bar + wire, wire * 1.45, metal)
    parts = []
    for step, at in enumerate(np.arange(0, run[-1] - pitch * 0.4, pitch)):
        here = point_at(path, run, at)
        ahead = point_at(path, run, min(at + 0.05, run[-1])) - point_at(path, run, max(at - 0.05, 0))
        parts.append(_copy(beam, lying_along(here + (0, 0, wire * 0.12), ahead, np.radians(np.random.normal(0, 1.5)))))
        middle = point_at(path, run, min(at + pitch / 2, run[-1]))
        following = point_at(path, run, min(at + pitch, run[-1]))
        parts.append(_copy(oval, lying_along(middle, following - here, np.radians(np.random.normal(0, 2)))))
    for template in (oval, beam):
        bpy.data.objects.remove(template)
    return parts


def _beam(width, length, height, metal):
    """A bar across the bracelet with rounded edges and ends."""
    profile = sweeps.rounded_profile(length, height, 0.055, crown=0.012, steps=8)
    ends = ((0.0, 0.55), (0.012, 0.82), (0.04, 0.97), (0.07, 1.0))
    rows = [(-width / 2 + inwards, share) for inwards, share in ends]
    rows += [(-at, share) for at, share in reversed(rows)]
    rows = [(rows[0][0], 1e-3), *rows, (rows[-1][0], 1e-3)]
    points = [np.stack([profile[:, 0] * s, np.full(len(profile), at), profile[:, 1] * s], axis=1) for at, s in rows]
    return mesh_objects.add_grid("bar", np.array(points), metal, closed_v=True)


def add_twisted_bangle(faces, edges, inner_radius=3.1, bar=0.5, turns=1.0, lean=0.35, corner=0.055):
    """A square bar bent to a ring and turned once about its own axis: matt faces, bright edges."""
    steps = 8
    profile = sweeps.rounded_profile(bar, bar, corner, steps=steps)
    radius = inner_radius + bar / 2
    rows = []
    for angle in np.linspace(0, 2 * np.pi, 480, endpoint=False):
        # The twist is steepest in the middle and eases towards its ends.
        eased = angle - 0.35 * np.sin(angle)
        twist = eased * turns
        across = profile[:, 0] * np.cos(twist) - profile[:, 1] * np.sin(twist)
        outwards = profile[:, 0] * np.sin(twist) + profile[:, 1] * np.cos(twist)
        r = radius + outwards
        lift = lean * (0.5 + 0.5 * np.cos(2 * angle + 0.6)) * 0.5
        rows.append(np.stack([r * np.cos(angle), r * np.sin(angle) * 0.94, across + lift], axis=1))
    ring = mesh_objects.add_grid("bangle", np.array(rows), faces, closed_u=True, closed_v=True)
    ring.data.materials.append(edges)
    count = len(profile)
    # Points of a rounded corner belong to no flat side of the square.
    flat = np.isclose(np.abs(profile), bar / 2, atol=corner * 0.12).any(1)
    bright = ~(flat & np.roll(flat, -1))
    ring.data.polygons.foreach_set("material_index", np.tile(bright.astype(np.int32), len(ring.data.polygons) // count))
    return ring


def add_tennis(path, metal, stone, stone_radius=0.1, pitch=0.262, jitter_deg=3.0):
    """Brilliants in square four-claw heads, each its own link. They stand along a path that runs anticlockwise and look
    outwards: such a bracelet bends one way only, so it comes to rest on its side."""
    path = np.asarray(path, dtype=float)
    run = distances(path)
    head = _tennis_head(metal, stone_radius, pitch)
    brilliant = add_brilliant(stone_radius, stone)
    parts = []
    for at in np.arange(pitch / 2, run[-1], pitch):
        here = point_at(path, run, at)
        along = point_at(path, run, min(at + pitch / 2, run[-1])) - point_at(path, run, max(at - pitch / 2, 0))
        place = lying_along(here, along, np.radians(82 + np.random.normal(0, jitter_deg)))
        place = place @ Matrix.Rotation(np.radians(np.random.normal(0, jitter_deg * 0.6)), 4, "Y")
        parts += [_copy(piece, place) for piece in head]
        turned = Matrix.Translation((0, 0, 0.11)) @ Matrix.Rotation(np.random.uniform(0, 0.8), 4, "Z")
        parts.append(_copy(brilliant, place @ turned))
    for template in [*head, brilliant]:
        bpy.data.objects.remove(template)
    return [*parts, *_tennis_clasp(path, metal, pitch)]


def _tennis_clasp(path, metal, pitch):
    """The smooth box after the last link, and at its side one of the two wires that secure it."""
    along = path[-1] - path[-12]
    place = lying_along(path[-1] + along / np.linalg.norm(along) * 0.26, along, np.radians(82))
    box = mesh_objects.add_box("clasp", (0.5, pitch * 0.92, 0.2), (0, 0, 0), metal, bevel=0.05)
    seam = mesh_objects.add_box("seam", (0.016, pitch * 0.94, 0.206), (0, 0, 0), metal, bevel=0.006)
    seam.matrix_world = place @ Matrix.Translation((0.12, 0, 0))
    box.matrix_world = place
    turn = np.linspace(0, 2 * np.pi, 64, endpoint=False)
    eight = np.stack([0.17 * np.cos(turn), pitch * 0.55 + 0 * turn, 0.055 * np.sin(turn) + 0.02], axis=1)
    wire = sweeps.add_tube("safety catch", eight, 0.02, metal, sides=12, closed=True)
    wire.matrix_world = place
    return [box, seam, wire]


def _tennis_head(metal, radius, pitch):
    """The frame of one link: a square gallery below, four claws, the hinge that goes into the next link."""
    seat, half = 0.11, radius * 0.86
    square = [(-half, -half), (half, -half), (half, half), (-half, half)]
    parts = []
    for z, grow, wire in ((-0.01, 0.92, 0.026), (0.062, 1.06, 0.018)):
        frame = sweeps.round_corners(np.array([*square, square[0], square[1]]) * grow, 0.04)[3:-3]
        ring = np.column_stack([frame, np.full(len(frame), z)])
        parts.append(sweeps.add_tube("gallery", ring, wire, metal, sides=10))
    for sx, sy in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        d = np.array([sx, sy]) / np.sqrt(2)
        claw = [(*(d * radius * 1.02), -0.02), (*(d * radius * 1.08), 0.06), (*(d * radius * 1.07), seat + 0.012)]
        claw += [(*(d * radius * 0.96), seat + 0.030), (*(d * radius * 0.84), seat + 0.037)]
        line = sweeps.smooth_path(claw, 5)
        thick = np.interp(np.linspace(0, 1, len(line)), (0, 0.6, 1), (0.024, 0.022, 0.017))
        parts.append(sweeps.add_tube("claw", line, thick, metal, sides=10))
    pin = [(pitch / 2, -half * 0.55, 0.0), (pitch / 2, half * 0.55, 0.0)]
    parts.append(sweeps.add_tube("hinge", pin, 0.036, metal, sides=12))
    return parts


def _copy(template, place):
    copy = bpy.data.objects.new(template.name, template.data)
    bpy.context.collection.objects.link(copy)
    copy.matrix_world = place
    return copy
