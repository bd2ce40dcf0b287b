"""A brass bicycle bell with an outside striker, on a clamp or on its handlebar. The bar runs along X through the origin
of the handle; the bell stands above it (+Z)."""

import numpy as np
from mathutils import Vector

from studio import forms, materials, mesh_objects, sweeps

RADIUS, BAR_RADIUS = 2.75, 1.11
BASE = 2.2


def add_bell(metal="brass", bar=0.0, patina=0.5):
    """`bar` is the length of the handlebar section in the clamp, 0 for none."""
    brass, steel = materials.polished(metal, 0.13, patina), materials.satin("steel", (60, 3, 3), 0.3, 0.05)
    parts = [*_dome(brass), *_clamp(steel), *_striker(brass, steel)]
    if bar:
        tube = sweeps.add_lathe(
            "handlebar", [(BAR_RADIUS, -bar / 2), (BAR_RADIUS, bar / 2)], materials.polished("steel", 0.16, 0.5)
        )
        tube.rotation_euler = (0, np.pi / 2, 0)
        parts.append(tube)
    return forms.under_one_handle("bell", parts)


def _dome(brass):
    """A thick-lipped bell, turned: its outline is a quarter of an ellipse that ends in a short collar."""
    turn = np.linspace(0, np.pi / 2, 26)
    outer = [(RADIUS * np.cos(a) ** 0.85, BASE + 0.35 + 1.95 * np.sin(a)) for a in turn[:-1]]
    inner = [((RADIUS - 0.22) * np.cos(a) ** 0.85, BASE + 0.30 + 1.75 * np.sin(a)) for a in turn[:-1]][::-1]
    lip = [(RADIUS - 0.22, BASE), (RADIUS + 0.03, BASE), (RADIUS + 0.03, BASE + 0.22), (RADIUS, BASE + 0.27)]
    top = BASE + 2.3
    outline = np.vstack([[(0.05, top - 0.22)], inner, lip, outer, [(0.05, top)]])
    dome = sweeps.add_lathe("dome", outline, brass, edge=0.03)
    nut = [(0.52, top - 0.08), (0.52, top + 0.10), (0.42, top + 0.20), (0.30, top + 0.24), (1e-3, top + 0.25)]
    post = [(0.32, BAR_RADIUS), (0.32, top - 0.1)]
    return [
        dome,
        sweeps.add_lathe("nut", nut, brass, edge=0.03, segments=64),
        sweeps.add_lathe("post", post, brass, segments=48),
    ]


def _clamp(steel):
    """A strap round the handlebar, closed by a screw below."""
    outer = BAR_RADIUS + 0.17
    turn = np.linspace(-np.pi / 2 + 0.22, 1.5 * np.pi - 0.22, 64)
    path = [(0, (outer + BAR_RADIUS) / 2 * np.cos(a), (outer + BAR_RADIUS) / 2 * np.sin(a)) for a in turn]
    ends = [(0, side * 0.26, -outer - drop) for side, drop in ((1, 0.62), (1, 0.2))]
    path = [*ends, *path, *[(0, -y, z) for _, y, z in ends[::-1]]]
    strap = forms.add_bar("clamp", path, [(0.17, 1.05)], (1, 0, 0), steel, 0.05)
    screw = sweeps.add_lathe(
        "screw",
        [(1e-3, -0.62), (0.24, -0.60), (0.24, -0.36), (0.12, -0.36), (0.12, 0.55), (1e-3, 0.56)],
        steel,
        edge=0.03,
        segments=32,
    )
    screw.location, screw.rotation_euler = (0, 0, -outer - 0.42), (np.pi / 2, 0, 0)
    seat = mesh_objects.add_box("seat", (1.3, 1.5, 0.55), (0, 0, outer + 0.12), steel, bevel=0.12)
    return [strap, screw, seat]


def _striker(brass, steel):
    """A spring arm under the rim that carries a small knob; the thumb draws it back."""
    height = BASE + 0.45
    arm = sweeps.smooth_path(
        [(0.2, -0.4, BAR_RADIUS + 0.45), (0.9, -1.55, BASE - 0.40), (1.5, -2.5, BASE - 0.22), (1.68, -2.82, height)], 10
    )
    parts = [forms.add_bar("spring", arm, [(0.42, 0.10)], np.array((0.53, -0.35, 0.77)), steel, 0.04)]
    turn = np.linspace(0.05, np.pi - 0.05, 20)
    knob = sweeps.add_lathe("striker", [(0.36 * np.sin(a), -0.36 * np.cos(a)) for a in turn], brass, segments=48)
    knob.location = (1.67, -2.76, height + 0.15)
    return [*parts, knob]


def add_handlebar(path, grip=9.0, leather_colour=(0.10, 0.032, 0.010)):
    """A swept handlebar along `path`; its last `grip` centimetres are covered in stitched leather."""
    curve = sweeps.smooth_path(path, 30)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))])
    bar = sweeps.add_tube("handlebar", curve, BAR_RADIUS, materials.satin("steel", (3, 3, 3), 0.2, 0.01), sides=64)
    covered = curve[run > run[-1] - grip]
    calf, thread = materials.leather(tuple(leather_colour)), materials.lacquer((0.60, 0.50, 0.36), 0.8)
    thick = np.full(len(covered), BAR_RADIUS + 0.32)
    thick[:3] -= (0.14, 0.05, 0.01)
    parts = [bar, sweeps.add_tube("grip", covered, thick, calf, sides=64)]
    ring = sweeps.add_lathe(
        "ring",
        [(BAR_RADIUS, -0.35), (BAR_RADIUS + 0.42, -0.35), (BAR_RADIUS + 0.42, 0.35), (BAR_RADIUS, 0.35)],
        materials.polished("brass", 0.15),
        edge=0.06,
    )
    ahead = covered[1] - covered[0]
    ring.location = covered[0]
    ring.rotation_euler = Vector(ahead).to_track_quat("Z", "Y").to_euler()
    parts.append(ring)
    seam_run = run[run > run[-1] - grip] - (run[-1] - grip)
    for at in np.arange(0.7, grip - 0.3, 0.55):
        ends = [np.array([np.interp(at + step, seam_run, covered[:, axis]) for axis in range(3)]) for step in (0, 0.32)]
        lift = np.array([0, 0, BAR_RADIUS + 0.33])
        side = np.array([-0.14, 0, 0])
        parts.append(
            sweeps.add_tube(
                "stitch",
                [ends[0] + lift + side, (ends[0] + ends[1]) / 2 + lift + (0, 0, 0.03), ends[1] + lift - side],
                0.045,
                thread,
                sides=8,
            )
        )
    return forms.under_one_handle("handlebar", parts)
