"""Bands without a head: domed or flat, waved, hammered, of two colours, engraved inside. Finger axis Y, origin in the
ring's centre."""

import numpy as np

from studio import mesh_objects, sweeps
from studio.brilliant import add_brilliant
from studio.engraved_letter_grooves import groove_depth

# A ball hammer leaves hollows of this radius.
HAMMER_RADIUS = 0.30


def add_band(
    metal, inner_radius=0.9, width=0.4, thickness=0.17, corner=0.06, crown=0.03, comfort=0.02, wave=None, hammer=0,
    engraving=None, inside=None, second=None, joint=None, stone=None, diamonds=0,
):
    """One band. `wave` (how far, over how many radians) bends the line on top, `hammer` is the number of blows,
    `engraving` the writing inside, opposite the top; `inside` is the metal towards the finger, `second` and `joint` are
    the metals of a band of two colours, with so many `diamonds` on the line between them."""
    outer = inner_radius + thickness
    stones = _stones_on_line(stone, diamonds, outer)
    blows = _blows(hammer, outer, width) if hammer else None
    cut = groove_depth(**engraving) if engraving else None

    def relief(angle, y):
        hollow = _hollows(angle * outer, y, blows, outer) if hammer else 0.0
        return hollow - _seats(angle, y, stones, outer)

    fine = dict(relief=relief if hammer or diamonds else None, cut=cut, wave=wave, inside=inside)
    parts = []
    if second is None:
        profile = _profile(width, thickness, corner, crown, comfort, 44 if hammer or engraving else 16)
        parts.append(add_shell("band", metal, inner_radius, profile, **fine))
    else:
        gap = 0.028
        half = (width - gap) / 2
        for paint, side in ((metal, -1), (second, 1)):
            profile = _profile(half, thickness, 0.022, 0.004, 0.004, 30 if diamonds else 12)
            profile[:, 0] += side * (half + gap) / 2
            parts.append(add_shell("band", paint, inner_radius, profile, **fine))
        line = sweeps.rounded_profile(gap + 0.02, thickness - 0.022, 0.006, steps=8)
        parts.append(add_shell("joint", joint, inner_radius + 0.006, line, **fine))
    band = mesh_objects.add_empty("band")
    for part in (*parts, *(add for add, _ in stones)):
        part.parent = band
    band["outer"], band["width"], band["thickness"] = outer + crown + comfort, width, thickness
    return band


def _profile(width, thickness, corner, crown, comfort, steps):
    return sweeps.rounded_profile(width, thickness, corner, crown, comfort, steps)


def add_shell(name, metal, inner_radius, profile, relief=None, cut=None, wave=None, inside=None, taper=None):
    """Sweeps the profile round, with relief on the outside, writing on the inside and a wave sideways; `taper(angles)`
    returns fractions of width and thickness."""
    angles = np.linspace(0, 2 * np.pi, 1500 if relief else 400, endpoint=False)
    if cut:
        angles = np.unique(np.concatenate([angles, np.linspace(np.pi - 1.9, np.pi + 1.9, 900)]))
    base, top = profile[:, 1].min(), profile[:, 1].max()
    share = (profile[:, 1] - base) / (top - base)
    angle, y = np.broadcast_arrays(angles[:, None], profile[None, :, 0])
    radius = inner_radius + np.broadcast_to(profile[None, :, 1] - base, angle.shape)
    if taper:
        across, outwards = taper(angle)
        y, radius = y * across, inner_radius + (radius - inner_radius) * outwards
    if relief:
        radius = radius + relief(angle, y) * np.clip(share * 2.2 - 1.2, 0, 1)
    if cut:
        radius = radius + cut((np.pi - angle) * inner_radius, y) * (share < 0.3)
    if wave:
        turn = np.minimum(angle, 2 * np.pi - angle)
        y = y + wave[0] * (np.exp(-((turn / wave[1]) ** 2)) - 0.35 * np.exp(-(((turn - 2.1 * wave[1]) / wave[1]) ** 2)))
    points = np.stack([radius * np.sin(angle), y, radius * np.cos(angle)], axis=2)
    shell = mesh_objects.add_grid(name, points, metal, closed_u=True, closed_v=True)
    if inside is not None:
        shell.data.materials.append(inside)
        shell.data.polygons.foreach_set("material_index", np.tile((share < 0.3).astype(np.int32), len(angles)))
    return shell


def _blows(count, outer, width):
    """Where the hammer fell: close to a net, never quite on it, each blow a little stronger or weaker."""
    length = 2 * np.pi * outer
    rows = max(2, round(np.sqrt(count * width / length)) + 1)
    per_row = round(count / rows)
    lines = ((np.arange(rows) + 0.5) / rows - 0.5) * width * 1.05
    x, y = np.meshgrid(np.arange(per_row) / per_row * length, lines)
    x = x + (np.arange(rows) % 2)[:, None] * length / per_row / 2
    pitch = np.array([length / per_row, width / rows])
    spots = np.stack([x.ravel(), y.ravel()], axis=1) + np.random.normal(0, 0.20, (x.size, 2)) * pitch
    return np.column_stack([spots[:, 0] % length, spots[:, 1], np.random.normal(0, 0.0035, x.size)])


def _hollows(x, y, blows, outer):
    """The surface that all hollows leave together, their ridges softened by polishing."""
    length = 2 * np.pi * outer
    weight, softness = np.zeros(x.shape), 0.0011
    for at_x, at_y, stronger in blows:
        away = (x - at_x + length / 2) % length - length / 2
        bowl = (away**2 + (y - at_y) ** 2) / (2 * HAMMER_RADIUS) + stronger
        weight += np.exp(-np.minimum(bowl, 0.08) / softness)
    return np.minimum(-softness * np.log(np.maximum(weight, 1e-30)), 0.03)


def _stones_on_line(stone, count, outer, radius=0.078, pitch=0.215):
    placed = []
    for step in range(count):
        angle = (step - (count - 1) / 2) * pitch / outer
        brilliant = add_brilliant(radius, stone)
        reach = outer + 0.004
        brilliant.location = (reach * np.sin(angle), 0, reach * np.cos(angle))
        brilliant.rotation_euler = (0, angle, 0)
        placed.append((brilliant, (angle, radius)))
    return placed


def _seats(angle, y, stones, outer):
    """A conical seat below every stone, and a burnished rim that holds it."""
    depth = 0.0
    for _, (at, radius) in stones:
        turn = (angle - at + np.pi) % (2 * np.pi) - np.pi
        away = np.sqrt((turn * outer) ** 2 + y**2)
        rim = 0.012 * np.exp(-(((away - radius * 1.12) / 0.014) ** 2))
        depth = depth + np.clip((radius * 1.02 - away) * 1.0, 0, 0.09) - rim
    return depth
