"""Pendants that lie on the table: a cast pebble, an oval locket, a sawn letter, a single pearl in its loop."""

import bpy
import numpy as np

from studio import mesh_objects, sweeps
from studio.engraving import add_engraved_plate

SERIF = "/usr/share/fonts/truetype/liberation/LiberationSerif-Bold.ttf"


def add_pebble(metal, length=1.4, width=1.0, thickness=0.3):
    """A river pebble, cast: no side is quite like the other; +Y is up, where the chain runs behind it."""
    polar = np.linspace(1e-4, np.pi - 1e-4, 110)[:, None]
    turn = np.linspace(0, 2 * np.pi, 160, endpoint=False)[None, :]
    sine, cosine = np.sin(polar) ** 0.82, np.sign(np.cos(polar)) * np.abs(np.cos(polar)) ** 0.85
    bulge = 1 + 0.055 * np.cos(turn - 0.7) + 0.035 * np.cos(2 * turn + 0.4) + 0.022 * np.cos(3 * turn + 2.0)
    x = width / 2 * sine * np.cos(turn) * bulge
    y = length / 2 * sine * np.sin(turn) * bulge
    z = thickness / 2 * cosine * np.ones_like(turn)
    z += 0.030 * np.sin(x * 4.1 + 1.0) * np.cos(y * 3.3 + 0.4) * (cosine > 0) + 0.012 * np.sin(y * 6.3 + x * 2.0)
    return mesh_objects.add_grid("pebble", np.stack([x, y, z], axis=2), metal, closed_v=True)


def add_locket(metal, length=2.2, width=1.7, thickness=0.5, engraving=None):
    """An oval locket lying closed, hinge at its left side, the loop above. With an `engraving` its plain back is up."""
    handle = mesh_objects.add_empty("locket")
    half = thickness / 2
    if engraving:
        parts = [add_engraved_plate("back", length, width, half, 0.1, metal, **engraving)]
    else:
        parts = [_oval("front", length, width, _dome(half), metal)]
    back = _oval("lower half", length, width, _dome(half), metal)
    back.rotation_euler = (0, np.pi, 0)
    parts.append(back)
    pin = (width / 2 + 0.022, 0.058)
    for step in range(5):
        middle = (step - 2) * 0.13
        knuckle = [(1e-3, -0.06), (pin[1], -0.06), (pin[1], 0.06), (1e-3, 0.06)]
        part = sweeps.add_lathe("knuckle", knuckle, metal, edge=0.009, segments=48)
        part.rotation_euler = (np.pi / 2, 0, 0)
        part.location = (-pin[0], middle, 0)
        parts.append(part)
    # The nail catch at the right, the eye above.
    catch = sweeps.add_tube("catch", [(width / 2 - 0.03, -0.09, 0.05), (width / 2 - 0.03, 0.09, 0.05)], 0.045, metal)
    parts += [catch, *_eye_and_bail(metal, length / 2)]
    return _joined(handle, parts)


def _dome(half):
    """Outline of half a locket: share of the oval, height; a rim at the seam, then a low dome."""
    rim = [(0.955, 0.006), (0.992, 0.012), (1.0, 0.028), (0.998, 0.055), (0.985, 0.072), (0.962, 0.078), (0.945, 0.085)]
    share = np.concatenate([np.linspace(0.93, 0.80, 50), np.linspace(0.79, 1e-3, 40)])
    # A fine line runs round the dome, cut with the graver on the lathe.
    line = 0.014 * np.exp(-(((share - 0.84) / 0.008) ** 2))
    crown = np.stack([share, 0.095 + (half - 0.095) * (1 - (share / 0.93) ** 2) ** 0.8 - line], axis=1)
    return sweeps.smooth_path(np.array([*rim, *crown]), 3)


def _oval(name, length, width, outline, metal):
    turn = np.linspace(0, 2 * np.pi, 240, endpoint=False)
    rows = []
    for share, height in outline:
        x, y = width / 2 * share * np.cos(turn), length / 2 * share * np.sin(turn)
        rows.append(np.stack([x, y, np.full(240, height)], axis=1))
    return mesh_objects.add_grid(name, np.array(rows), metal, closed_v=True)


def _eye_and_bail(metal, top, bail=0.2):
    """A soldered eye at the upper edge and the drop-shaped loop in it that takes the chain, leaning back."""
    turn = np.linspace(0, 2 * np.pi, 64, endpoint=False)
    eye = np.stack([0.085 * np.cos(turn), top + 0.075 + 0.085 * np.sin(turn), 0 * turn], axis=1)
    reach = bail * (1 + 0.12 * np.sin(turn))
    y = top + 0.08 + bail * 0.9 + reach * np.sin(turn)
    loop = np.stack([0 * turn, y, 0.62 * reach * np.cos(turn) * (1 + 0.25 * np.sin(turn))], axis=1)
    return [
        sweeps.add_tube("eye", eye, 0.035, metal, closed=True),
        _band_loop(loop, 0.05 + 0.045 * (0.5 + 0.5 * np.sin(turn)), metal),
    ]


def _band_loop(path, half_width, metal, thickness=0.05):
    """A closed loop of sheet whose plane is YZ; wide above, narrow where it hangs in the eye."""
    tangents = np.roll(path, -1, 0) - np.roll(path, 1, 0)
    tangents /= np.linalg.norm(tangents, axis=1, keepdims=True)
    across = np.array([1.0, 0.0, 0.0])
    rows = []
    for point, tangent, half in zip(path, tangents, half_width):
        profile = sweeps.rounded_profile(2 * half, thickness, 0.022, crown=0.012, steps=6)
        rows.append(point + profile[:, :1] * across - profile[:, 1:] * np.cross(across, tangent))
    return mesh_objects.add_grid("bail", np.array(rows), metal, closed_u=True, closed_v=True)


def add_letter(metal, letter="A", height=1.2, thickness=0.17, eyes=(0,), offset=-0.016):
    """A roman capital sawn from sheet, its edges rounded; it lies face upwards. `eyes` are the places of the eyes on
    its upper edge, to the right of its middle. A bevel widens the letter; the `offset` takes back what its serifs
    would lose of their shape (less in an M, whose thin strokes would vanish)."""
    handle = mesh_objects.add_empty("letter")
    data = bpy.data.curves.new("letter", "FONT")
    data.font = bpy.data.fonts.load(SERIF)
    data.body, data.align_x = letter, "LEFT"
    data.resolution_u = 24
    data.extrude, data.bevel_depth, data.bevel_resolution, data.offset = thickness * 0.17, 0.02, 6, offset
    data.materials.append(metal)
    created = bpy.data.objects.new("letter", data)
    bpy.context.collection.objects.link(created)
    bpy.context.view_layer.update()
    corners = np.array(created.bound_box)
    low, high = corners.min(0), corners.max(0)
    scale = height / (high[1] - low[1])
    created.scale = (scale, scale, scale)
    created.location = (-(low[0] + high[0]) / 2 * scale, -(low[1] + high[1]) / 2 * scale, 0)
    turn = np.linspace(0, 2 * np.pi, 64, endpoint=False)
    # Sawn letters are soldered to a standing eye; the chain runs through it.
    parts = [created]
    for x in eyes:
        eye = np.stack([0 * turn + x, height / 2 + 0.045 + 0.095 * np.sin(turn), 0.095 * np.cos(turn)], axis=1)
        parts.append(sweeps.add_tube("eye", eye, 0.03, metal, closed=True))
    return _joined(handle, parts)


def add_single_pearl(metal, nacre, diameter=1.05, ring=0.012):
    """A drilled pearl, slightly oval, a growth ring round its shoulder, below a slim loop; +Y is up."""
    handle = mesh_objects.add_empty("single pearl")
    polar = np.linspace(0.004, np.pi - 0.004, 140)
    groove = np.exp(-(((polar - 2.05) / 0.035) ** 2)) - 0.4 * np.exp(-(((polar - 1.93) / 0.06) ** 2))
    radius = diameter / 2 * (1 - ring * groove)
    radius *= 1 + 0.006 * np.sin(3 * polar)
    outline = np.stack([radius * np.sin(polar), -radius * 1.045 * np.cos(polar)], axis=1)
    ball = sweeps.add_lathe("pearl", outline, nacre, segments=128)
    ball.rotation_euler = (-np.pi / 2, 0, 0.12)
    top = diameter / 2 * 1.045
    cap = [(1e-3, 0.055), (0.07, 0.05), (0.12, 0.012), (0.15, -0.03), (0.145, -0.04)]
    cup = sweeps.add_lathe("cap", cap, metal, edge=0.008, segments=96)
    cup.rotation_euler = (-np.pi / 2, 0, 0)
    cup.location = (0, top, 0)
    turn = np.linspace(0, 2 * np.pi, 96, endpoint=False)
    deep = 0.175 * np.cos(turn) * (1 + 0.18 * np.sin(turn))
    loop = np.stack([0 * turn, top + 0.33 + 0.275 * np.sin(turn), deep], axis=1)
    parts = [ball, cup, _band_loop(loop, 0.045 + 0.05 * (0.5 + 0.5 * np.sin(turn)), metal)]
    return _joined(handle, parts)


def _joined(handle, parts):
    for part in parts:
        part.parent = handle
    return handle
