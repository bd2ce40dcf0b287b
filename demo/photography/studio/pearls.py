"""Strands of pearls, knotted on silk, round or baroque, with the clasp that closes them."""

import numpy as np
from mathutils import Matrix

from studio import mesh_objects, sweeps
from studio.chains import add_lobster, add_round_link, distances, lying_along, point_at
from studio.nodes import Graph

# The length of each clasp in diameters of the pearls beside it.
CLASP_ROOM = {"ball": 1.12, "barrel": 1.5, "lobster": 2.3}


def add_strand(path, diameter, nacre, gap=0.02, silk=(0.80, 0.74, 0.66), spread=0.012, baroque=0.0, clasp=None):
    """Threads pearls along a path (n × 3) of their centres, evenly, so that a closed path closes. `clasp` gives a share
    of the way, a kind and a metal and takes the place of pearls there. A list of nacres is dealt out at random."""
    path = np.asarray(path, dtype=float)
    run = distances(path)
    kinds = nacre if isinstance(nacre, list) else [nacre]
    room = CLASP_ROOM[clasp["kind"]] * diameter if clasp else 0.0
    count = int((run[-1] - room) // (diameter + gap))
    pitch = (run[-1] - room) / count
    before = round(count * clasp["at"]) if clasp else count
    centres, tangents = [], []
    for step in range(count):
        at = (step + 0.5) * pitch + (room if step >= before else 0.0)
        centres.append(point_at(path, run, at))
        tangents.append(_tangent(path, run, at, diameter / 2))
    for here, along in zip(centres, tangents):
        material, size = kinds[np.random.randint(len(kinds))], diameter * np.random.normal(1.0, spread)
        if baroque > 0:
            add_baroque_pearl(here, along, size / 2, material, baroque)
        else:
            add_pearl(here, size / 2, material)
    if clasp:
        at = before * pitch + room / 2
        add_clasp(point_at(path, run, at), _tangent(path, run, at, room / 2), clasp["kind"], clasp["metal"], diameter)
    _thread(np.array(centres), _silk(silk), pitch * 1.4)


def _tangent(path, run, at, reach):
    return point_at(path, run, min(at + reach, run[-1])) - point_at(path, run, max(at - reach, 0))


def _thread(centres, silk, widest):
    """The silk through all pearls and a knot between every two; where a clasp sits, the thread ends."""
    start = 0
    for step in range(len(centres)):
        last = step + 1 == len(centres)
        if last or np.linalg.norm(centres[step + 1] - centres[step]) > widest:
            if step > start:
                sweeps.add_tube("silk", centres[start : step + 1], 0.018, silk, sides=8)
            start = step + 1
        else:
            add_ball("knot", (centres[step] + centres[step + 1]) / 2, 0.045, silk, 12)


def add_pearl(place, radius, material):
    """A nearly round pearl."""
    ball = add_ball("pearl", place, radius, material, 72)
    ball.scale = np.random.normal(1.0, 0.008, 3)
    ball.rotation_euler = np.random.uniform(0, 6.28, 3)
    return ball


def add_baroque_pearl(place, along, radius, material, amount):
    """A baroque pearl, randomly elongated, waisted and dented."""
    polar = np.linspace(0.004, np.pi - 0.004, 60)[:, None]
    turn = np.linspace(0, 2 * np.pi, 96, endpoint=False)[None, :]
    x, y, z = np.cos(polar) + 0 * turn, np.sin(polar) * np.cos(turn), np.sin(polar) * np.sin(turn)
    swell = np.ones_like(y)
    for _ in range(5):
        axis = np.random.normal(0, 1, 3)
        axis /= np.linalg.norm(axis)
        towards = x * axis[0] + y * axis[1] + z * axis[2]
        deep, many, begin = np.random.normal(0, 0.11), np.random.uniform(1.2, 3.4), np.random.uniform(0, 6)
        swell += amount * deep * np.sin(towards * many + begin)
    reach = 1 + amount * np.random.normal(0, 0.10, 3)
    points = radius * swell[..., None] * np.stack([x * reach[0], y * reach[1], z * reach[2]], axis=2)
    pearl = mesh_objects.add_grid("baroque pearl", points, material, closed_v=True)
    pearl.matrix_world = lying_along(np.asarray(place), along, np.random.uniform(0, 6.28))
    return pearl


def add_clasp(place, along, kind, metal, diameter):
    """A `ball` with its seam or a `barrel`, both ending in short tubes that take the silk, or a flat `lobster`."""
    r = diameter / 2
    if kind == "lobster":
        _add_lobster_and_rings(np.asarray(place), along / np.linalg.norm(along), metal, diameter)
        return
    if kind == "ball":
        polar = np.linspace(0.16, np.pi - 0.16, 60)
        seam = 1 - 0.03 * np.exp(-(((polar - np.pi / 2) / 0.03) ** 2))
        body = np.stack([r * 0.97 * np.sin(polar) * seam, -r * 0.97 * np.cos(polar)], axis=1)
    else:
        half, wide = r * 1.25, r * 0.72
        body = [(1e-3, -half), (wide * 0.8, -half), (wide, -half * 0.8), (wide, -0.012), (wide - 0.014, -0.008),
                (wide - 0.014, 0.008), (wide, 0.012), (wide, half * 0.8), (wide * 0.8, half), (1e-3, half)]
        body = sweeps.round_corners(body, 0.03)
    end = abs(body[-1][1])
    tube = [(0.05, -end - 0.07), (0.075, -end - 0.06), (0.075, -end + 0.02), (0.12, -end + 0.03)]
    turned = [(radius, -height) for radius, height in reversed(tube)]
    outline = np.array([(0.02, -end - 0.07), *tube, *[p for p in body if p[0] > 0.12], *turned, (0.02, end + 0.07)])
    clasp = sweeps.add_lathe("clasp", outline, metal, segments=128)
    clasp.matrix_world = lying_along(np.asarray(place), along, 0.0) @ Matrix.Rotation(np.pi / 2, 4, "Y")


def _add_lobster_and_rings(place, along, metal, diameter):
    """The lobster hooked into the extra link, lying on the table; rings lead up to the pearls at both sides."""
    low = np.array([place[0], place[1], 0.07])
    add_lobster(low - along * diameter * 0.12, along, metal, 1.0)
    add_round_link("extra link", low + along * diameter * 0.62, along, 0.16, 0.036, metal, 12)
    for share, size, roll in ((-1.0, 0.09, 70), (0.98, 0.09, 60)):
        at = low + along * diameter * share + (0, 0, 0.09)
        add_round_link("ring", at, along, size, 0.026, metal, roll)


def add_ball(name, place, radius, material, sides):
    """A ball centred on its own origin, so that every pearl can be rotated and stretched individually."""
    # From the lower pole upwards, so that normals point outwards, which nacre needs.
    height = np.linspace(0.002, np.pi - 0.002, sides // 2)
    outline = np.stack([radius * np.sin(height), -radius * np.cos(height)], axis=1)
    ball = sweeps.add_lathe(name, outline, material, segments=sides)
    ball.location = place
    return ball


def _silk(colour):
    graph = Graph("silk")
    return graph.finish(graph.principled(Base_Color=(*colour, 1), Roughness=0.6, Sheen=0.4))
