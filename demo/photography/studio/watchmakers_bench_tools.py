"""Objects on a watchmaker's bench: tweezers, loupe, screwdriver, movement holder, loose wheels and screws. Each is on
the plane z = 0 with its handle at the origin."""

import math

import numpy as np

from studio import materials, mesh_objects, movement, sweeps
from studio.movement_materials import movement_materials


def add_tweezers(length=11.5):
    """Two arms of spring steel, lying on their edges, tips towards +X."""
    steel = materials.satin("steel", (1.5, 60, 60), 0.26, 0.05)
    share = np.linspace(0, 1, 60)
    bow = 0.03 + 0.42 * np.sin(np.clip(share / 0.9, 0, 1) * np.pi * 0.62) * (1 - share**3) + 0.02
    width = np.interp(share, [0, 0.08, 0.35, 0.6, 0.85, 1.0], [0.55, 0.75, 0.92, 0.72, 0.26, 0.05])
    thick = np.interp(share, [0, 0.7, 1.0], [0.13, 0.11, 0.035])
    arms = []
    for side in (-1, 1):
        rows = []
        for s, b, w, t in zip(share, bow, width, thick):
            profile = sweeps.rounded_profile(t, w, min(t, w) * 0.3, steps=4)
            rows.append(
                np.stack(
                    [np.full(len(profile), (s - 0.5) * length), side * b + profile[:, 0], 0.47 + profile[:, 1]], axis=1
                )
            )
        arms.append(mesh_objects.add_grid("arm", np.array(rows), steel, closed_v=True))
    arms.append(mesh_objects.add_box("joint", (1.1, 0.16, 0.5), (-length / 2 + 0.5, 0, 0.47), steel, bevel=0.04))
    return _group("tweezers", arms)


def add_loupe():
    """An eyeglass of black horn standing on its wide end, the lens on top."""
    horn = materials.lacquer((0.009, 0.0085, 0.008), 0.22)
    brass = materials.satin("brass", (3, 3, 60), 0.25, 0.05)
    outside = [
        (1.62, 0.0),
        (1.66, 0.06),
        (1.62, 0.16),
        (1.42, 0.55),
        (1.22, 1.30),
        (1.17, 1.95),
        (1.21, 2.02),
        (1.21, 2.42),
    ]
    inside = [(1.17, 2.46), (1.06, 2.46), (1.04, 2.36), (1.04, 2.05), (1.10, 1.2), (1.45, 0.05)]
    ring = [(1.225, 2.08), (1.245, 2.10), (1.245, 2.30), (1.225, 2.32)]
    lens = [(r, 2.28 + 0.14 * (1 - (r / 1.05) ** 2)) for r in np.linspace(1.05, 1e-3, 24)]
    parts = [
        sweeps.add_lathe("loupe", [*outside, *inside], horn, edge=0.04),
        sweeps.add_lathe("loupe ring", ring, brass, edge=0.01),
        sweeps.add_lathe("lens", lens, materials.sapphire(1.6)),
    ]
    return _group("loupe", parts)


def add_screwdriver(colour=(0.02, 0.06, 0.16), length=9.0):
    """A fine screwdriver lying along X, blade towards +X: knurled steel, a turning cap, a coloured ring."""
    steel = materials.polished("steel", 0.16)
    brass = materials.polished("brass", 0.18)
    ring = materials.lacquer(colour, 0.25)
    body = [(1e-3, 0.0), (0.30, 0.0), (0.34, 0.04), (0.34, 0.22), (0.26, 0.30), (0.20, 0.34), (0.20, 0.9)]
    grip = [(0.20, 0.9), (0.24, 0.94), (0.24, 4.6), (0.20, 4.9), (0.12, 5.3), (0.10, 5.4)]
    blade = [(0.10, 5.4), (0.075, 5.5), (0.07, length - 0.5), (0.06, length)]
    band = [(0.205, 0.45), (0.225, 0.47), (0.225, 0.72), (0.205, 0.74)]
    parts = []
    for name, line, material in (("cap", body, brass), ("blade", blade, steel), ("band", band, ring)):
        parts.append(sweeps.add_lathe(name, line, material, edge=0.015, segments=64))
    turn = np.linspace(0, 2 * np.pi, 240, endpoint=False)[:, None]
    outline = sweeps.round_corners(grip, 0.02)
    cut = np.where((outline[:, 1] > 1.1) & (outline[:, 1] < 4.4), 1.0, 0.0)
    r = outline[:, 0] - 0.012 * cut * (0.5 + 0.5 * np.cos(turn * 24))
    points = np.stack([r * np.cos(turn), r * np.sin(turn), np.broadcast_to(outline[:, 1], r.shape)], axis=2)
    parts.append(mesh_objects.add_grid("grip", points, steel, closed_u=True))
    handle = _group("screwdriver", parts)
    handle.rotation_euler = (0, math.pi / 2, 0)
    handle.location = (-length / 2, 0, 0.34)
    return _group("screwdriver on the bench", [handle])


def add_held_movement(bare=True):
    """A movement in its holder of turned brass."""
    brass = materials.satin("brass", (3, 3, 70), 0.24, 0.05)
    holder = [
        (1.33, 0.10),
        (1.34, 0.52),
        (1.40, 0.56),
        (1.58, 0.56),
        (1.62, 0.50),
        (1.64, 0.34),
        (1.80, 0.30),
        (1.84, 0.24),
    ]
    ring = sweeps.add_lathe("holder", [*holder, (1.84, 0.04), (1.80, 0.0), (1.4, 0.0)], brass, edge=0.02)
    works = movement.add_movement(bare)
    works.location = (0, 0, 0.60)
    return _group("held movement", [ring, works])


def add_loose_parts(parts):
    """Wheels, screws and a bridge laid out to be cleaned: `parts` lists kind, place, size and turn."""
    m = movement_materials()
    laid = []
    for part in parts:
        x, y = part["at"]
        turn = part.get("turnDeg", 0)
        if part["kind"] == "wheel":
            wheel = movement.add_wheel(
                part["size"], part.get("teeth", 64), part.get("arms", 5), 0.035, m[part.get("metal", "brass")]
            )
            wheel.location, wheel.rotation_euler = (x, y, 0.03), (0, 0, math.radians(turn))
            pinion = sweeps.add_lathe(
                "pinion",
                [(0.045, 0.0), (0.045, 0.16), (0.018, 0.18), (0.015, 0.26), (1e-3, 0.26)],
                m["steel"],
                segments=32,
            )
            pinion.location = (x, y, 0.03)
            laid += [wheel, pinion]
        elif part["kind"] == "screw":
            laid += _lying_screw(m, part["size"], x, y, turn)
        else:
            outline = [(0.0, -0.2), (0.9, -0.5), (1.3, 0.1), (0.8, 0.55), (0.1, 0.45), (-0.5, 0.2)]
            bridge = movement.add_bridge(
                [tuple(p) for p in sweeps.smooth_path(outline, 8, closed=True)], 0.02, 0.20, m["bridge"]
            )
            bridge.location, bridge.rotation_euler = (x, y, 0), (0, 0, math.radians(turn))
            jewels = movement.add_jewel(m) + movement.add_screw(0.085, m, 20)
            for piece, at in zip(jewels, ((0.7, 0.1), (0.7, 0.1), (0.1, 0.12), (0.1, 0.12))):
                piece.location, piece.parent = (*at, 0.203), bridge
            laid.append(bridge)
    return _group("loose parts", laid)


def _lying_screw(m, radius, x, y, turn_deg):
    pieces = movement.add_screw(radius, m, 30, length=radius * 3.2)
    screw = _group("screw", pieces)
    screw.location = (x, y, radius)
    screw.rotation_euler = (math.radians(97), 0, math.radians(turn_deg))
    return [screw]


def _group(name, parts):
    handle = mesh_objects.add_empty(name)
    for part in parts:
        part.parent = handle
    return handle
