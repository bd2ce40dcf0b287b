"""Chains: interlocking links along a path, and the rings and clasps at their ends."""

import bpy
import numpy as np
from mathutils import Matrix

from studio import mesh_objects, sweeps


def add_chain(path, metal, length, width, wire, ground=1.0, roll_deg=44, slack=0.965, jitter_deg=7, straight=0.5):
    """Adds links along a path (n × 3), rolled alternately to both sides, like a chain on a table. `ground` below 1
    flattens the wire; `straight` is the straight fraction of a link's side."""
    path = np.asarray(path, dtype=float)
    mesh = _bend_link(length, width, wire, ground, straight, metal)
    run = distances(path)
    pitch = (length - 2 * wire) * slack
    links = []
    for step, at in enumerate(np.arange(pitch / 2, run[-1], pitch)):
        middle = point_at(path, run, at)
        along = point_at(path, run, min(at + pitch / 2, run[-1])) - point_at(path, run, max(at - pitch / 2, 0.0))
        roll = np.radians((roll_deg if step % 2 else -roll_deg) + np.random.normal(0, jitter_deg))
        link = bpy.data.objects.new("link", mesh)
        bpy.context.collection.objects.link(link)
        link.matrix_world = lying_along(middle, along, roll)
        links.append(link)
    return links


def add_round_link(name, place, along, radius, wire, metal, roll_deg=0.0):
    """A plain ring of wire that joins parts; its plane holds the direction `along`."""
    turn = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    circle = np.stack([radius * np.cos(turn), radius * np.sin(turn), np.zeros(72)], axis=1)
    ring = sweeps.add_tube(name, circle, wire, metal, sides=16, closed=True)
    place, along = np.asarray(place, dtype=float), np.asarray(along, dtype=float)
    ring.matrix_world = lying_along(place, along, np.radians(roll_deg))
    return ring


def add_bolt_ring(place, along, metal, radius=0.26, wire=0.062):
    """A spring ring: the hollow ring, its thumb piece, the seam of its bolt and the eye that takes the last link."""
    handle = mesh_objects.add_empty("bolt ring")
    ring = add_round_link("spring ring", (0, 0, 0), (1, 0, 0), radius, wire, metal)
    thumb = _ball("thumb piece", (radius * 0.72, (radius + wire) * 0.86, wire * 0.35), wire * 0.72, metal)
    eye = add_round_link("eye", (-(radius + wire * 1.7), 0, 0), (1, 0, 0), wire * 1.25, wire * 0.42, metal)
    turn = np.radians(np.linspace(22, 58, 20))
    sleeve = np.stack([radius * np.cos(turn), radius * np.sin(turn), np.zeros(20)], axis=1)
    bolt = sweeps.add_tube("bolt", sleeve, wire * 1.07, metal, sides=20)
    for part in (ring, thumb, eye, bolt):
        part.parent = handle
    handle.matrix_world = lying_along(np.asarray(place, dtype=float), np.asarray(along, dtype=float), 0.0)
    return handle


def add_lobster(place, along, metal, size=1.0):
    """A flat lobster clasp: a bow that thickens towards its foot, the lever on one side, the eye behind."""
    handle = mesh_objects.add_empty("lobster")
    bow = [(-0.34, 0.02), (-0.30, 0.16), (-0.10, 0.235), (0.18, 0.20), (0.34, 0.06), (0.33, -0.08), (0.20, -0.16)]
    thick = np.array([0.075, 0.085, 0.082, 0.072, 0.062, 0.055, 0.05])
    line = sweeps.smooth_path(np.column_stack([np.array(bow), np.zeros(7), thick]) * size, 10)
    lever = [(0.23, -0.165), (0.05, -0.205), (-0.14, -0.19), (-0.30, -0.10), (-0.34, 0.0)]
    lever_thick = np.array([0.045, 0.055, 0.062, 0.072, 0.075])
    arm = sweeps.smooth_path(np.column_stack([np.array(lever), np.zeros(5), lever_thick]) * size, 10)
    parts = [
        sweeps.add_tube("bow", line[:, :3], line[:, 3], metal),
        sweeps.add_tube("lever", arm[:, :3], arm[:, 3], metal),
        sweeps.add_tube("thumb", np.array([(-0.16, -0.20, 0), (-0.20, -0.30, 0)]) * size, 0.042 * size, metal),
        add_round_link("eye", (-0.49 * size, 0, 0), (1, 0, 0), 0.10 * size, 0.032 * size, metal),
    ]
    for part in parts:
        part.parent = handle
    flat = Matrix.Diagonal((1, 1, 0.8, 1))
    handle.matrix_world = lying_along(np.asarray(place, dtype=float), np.asarray(along, dtype=float), 0.0) @ flat
    return handle


def distances(path):
    """The arc length of a path up to each of its points."""
    return np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])


def point_at(path, run, at):
    """The point of a path at a given arc length."""
    return np.array([np.interp(at, run, path[:, axis]) for axis in range(path.shape[1])])


def lying_along(place, along, roll):
    """Turns a part's X axis into the direction `along`, its Z axis upwards, then rolls it about X."""
    x = along / np.linalg.norm(along)
    upwards = np.array([0.0, 0.0, 1.0]) if abs(x[2]) < 0.95 else np.array([0.0, 1.0, 0.0])
    y = np.cross(upwards, x)
    y /= np.linalg.norm(y)
    z = np.cross(x, y)
    turned = Matrix([(x[i], y[i], z[i], place[i]) for i in range(3)] + [(0, 0, 0, 1)])
    return turned @ Matrix.Rotation(roll, 4, "X")


def _bend_link(length, width, wire, ground, straight, metal):
    turn = np.linspace(0, 2 * np.pi, 44, endpoint=False)
    long, wide = (length - wire) / 2, (width - wire) / 2
    bend = 1 - straight * max(0.0, 1 - width / length)
    x = np.sign(np.cos(turn)) * np.abs(np.cos(turn)) ** bend * long
    path = np.stack([x, wide * np.sin(turn), np.zeros(44)], axis=1)
    template = sweeps.add_tube("link", path, wire / 2, metal, sides=14, closed=True)
    mesh = template.data
    bpy.data.objects.remove(template)
    if ground < 1:
        flat = np.empty(len(mesh.vertices) * 3, dtype=np.float32)
        mesh.vertices.foreach_get("co", flat)
        height = flat.reshape(-1, 3)[:, 2]
        np.clip(height, -ground * wire / 2, ground * wire / 2, out=height)
        mesh.vertices.foreach_set("co", flat)
        mesh.update()
    return mesh


def _ball(name, place, radius, metal):
    polar = np.linspace(0.01, np.pi - 0.01, 20)
    outline = np.stack([radius * np.sin(polar), -radius * np.cos(polar)], axis=1)
    ball = sweeps.add_lathe(name, outline, metal, segments=32)
    ball.location = place
    return ball
