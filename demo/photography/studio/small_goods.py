"""Small goods of the counter: cufflinks, a cloth-bound book, a leather travel case, wooden blocks. On z = 0."""

import numpy as np

from studio import forms, household_materials, materials, mesh_objects, sweeps


def add_cufflink(letters=None):
    """Two silver bars joined by a stem: the front one lies along X and looks up, brushed; the shorter one is bright."""
    brushed, bright = materials.satin("silver", (3, 90, 90), 0.30, 0.05), materials.polished("silver", 0.1, 0.6)
    parts = []
    for name, length, radius, height, material in (
        ("front", 1.8, 0.30, 1.98, brushed),
        ("back", 1.45, 0.26, 0.26, bright),
    ):
        outline = [(1e-3, -length / 2), (radius, -length / 2), (radius, length / 2), (1e-3, length / 2)]
        bar = sweeps.add_lathe(name, outline, material, edge=0.035, segments=96)
        bar.location, bar.rotation_euler = (0, 0, height), (0, np.pi / 2, 0)
        parts.append(bar)
    stem = sweeps.smooth_path([(0, 0, 0.3, 0.14), (0, 0, 0.6, 0.095), (0, 0, 1.4, 0.095), (0, 0, 1.9, 0.17)], 10)
    parts.append(sweeps.add_tube("stem", stem[:, :3], stem[:, 3], bright, sides=32))
    if letters:
        ink = materials.lacquer((0.04, 0.04, 0.04), 0.6)
        parts.append(forms.add_words(letters, 0.24, (0.902, 0, 1.975), (np.pi / 2, 0, np.pi / 2), ink, 1.1, 0.0))
    return forms.under_one_handle("cufflink", parts)


def add_book(title="Vom Barren\nzum Ring", author="HELENE ARNSBERG", colour=(0.028, 0.042, 0.036), open_deg=0.0):
    """A cloth-bound book of 17 × 24 cm that lies on its back cover: spine at -X, head at +Y."""
    width, height, block, board = 17.0, 24.0, 1.25, 0.24
    cloth = household_materials.cloth(tuple(colour), 0.055, 0.5, 0.2)
    pages = household_materials.paper(leaves=0.011)
    parts = [
        forms.with_bevel(
            mesh_objects.add_box("pages", (width - 0.75, height - 0.6, block), (0.05, 0, board + block / 2), pages), 0.02
        )
    ]
    for level in (board / 2, 1.5 * board + block):
        cover = mesh_objects.add_box("cover", (width - 0.5, height, board), (0.4, 0, level), cloth)
        parts.append(_with_cloth_uv(forms.with_bevel(cover, 0.045)))
    parts.append(_spine(width, height, 2 * board + block, cloth))
    foil = materials.polished("yellow gold", 0.22, 0.6)
    top = 2 * board + block + 0.004
    for words, size, y in ((title, 1.35, 4.2), (author, 0.46, -8.6)):
        parts.append(forms.add_words(words, size, (0.9, y, top), (0, 0, 0), foil, 1.12, 0.002))
    return forms.under_one_handle("book", parts)


def _spine(width, height, thick, cloth):
    """Cloth over a rounded back, with the groove in which the cover folds."""
    knots = [(1.0, 0.12), (0.72, 0.07), (0.42, 0.02), (0.0, 0.06), (-0.25, 0.30), (-0.32, thick / 2)]
    line = np.array([*knots, *[(x, thick - z) for x, z in knots[::-1][1:]]])
    curve = sweeps.smooth_path(line, 8) + (-width / 2 - 0.1, 0)
    ys = np.linspace(-height / 2, height / 2, 60)
    rows = np.array([[(x, y, z) for y in ys] for x, z in curve])
    spine = mesh_objects.add_grid("spine", rows, cloth)
    spine.modifiers.new("board", "SOLIDIFY").thickness = 0.1
    return _with_cloth_uv(spine)


def _with_cloth_uv(part):
    """The weave follows the plane X Y, in centimetres."""
    layer = part.data.uv_layers.new()
    for loop, uv in zip(part.data.loops, layer.data):
        x, y, z = part.data.vertices[loop.vertex_index].co
        uv.uv = (x + z, y)
    return part


def add_travel_case(colour=(0.125, 0.040, 0.011), stitch=(0.72, 0.62, 0.46)):
    """A case of calfskin that closes with a brass zip all round; it lies flat, 14 × 10 × 4 cm."""
    width, depth, tall, corner = 14.0, 10.0, 4.0, 1.5
    calf = materials.leather(tuple(colour))
    thread, brass = materials.lacquer(tuple(stitch), 0.7), materials.polished("brass", 0.16, 0.6)
    tape = materials.lacquer(tuple(c * 0.45 for c in colour), 0.9)
    parts = []
    for half in (-1, 1):
        parts.append(_shell(width, depth, corner, half, tall, calf))
        parts += _seam(width, depth, corner, tall / 2 + half * 0.62, thread)
    outline = forms.rounded_rectangle(width - 0.28, depth - 0.28, corner - 0.1, 24)
    path = np.column_stack([outline, np.full(len(outline), tall / 2)])
    parts.append(forms.add_bar("tape", path, [(0.2, 0.95)], (0, 0, 1), tape, 0.05, closed=True))
    parts.append(_teeth(width, depth, corner, tall / 2, brass))
    parts += _puller((width / 2 - 3.6, -depth / 2 - 0.05, tall / 2), brass, calf)
    return forms.under_one_handle("travel case", parts)


def _shell(width, depth, corner, half, tall, calf):
    """One half: a padded lid that swells a little and closes straight towards the zip."""
    rows = []
    for inset, z in (
        (0.02, 0.38),
        (0.0, 0.46),
        (0.0, 1.0),
        (0.03, 1.35),
        (0.16, 1.66),
        (0.42, 1.88),
        (0.9, 1.98),
        (2.2, 2.05),
        (3.9, 2.09),
        (4.99, 2.10),
    ):
        outline = forms.rounded_rectangle(width - 2 * inset, depth - 2 * inset, max(corner - inset * 0.6, 0.008), 24)
        outline[:, 0] *= 1.0
        rows.append(np.column_stack([outline, np.full(len(outline), tall / 2 + half * z)]))
    rows = rows if half > 0 else rows[::-1]
    return mesh_objects.add_grid("shell", np.array(rows), calf, closed_v=True)


def _seam(width, depth, corner, level, thread):
    outline = forms.rounded_rectangle(width + 0.01, depth + 0.01, corner, 24)
    closed = np.vstack([outline, outline[:1]])
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))])
    stitches = []
    for at in np.arange(0, run[-1] - 0.3, 0.42):
        ends = [[np.interp(at + step, run, closed[:, axis]) for axis in (0, 1)] for step in (0.0, 0.15, 0.30)]
        path = [(*end, level) for end in ends]
        stitches.append(sweeps.add_tube("stitch", sweeps.smooth_path(path, 3), 0.035, thread, sides=8))
    return stitches


def _teeth(width, depth, corner, level, brass):
    """The closed row of teeth, alternately from above and from below."""
    outline = forms.rounded_rectangle(width - 0.06, depth - 0.06, corner - 0.03, 24)
    closed = np.vstack([outline, outline[:1]])
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))])
    corners = np.array([(sx, sy, sz) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]) * (0.05, 0.09, 0.16)
    faces = np.array([(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)])
    points, quads = [], []
    for count, at in enumerate(np.arange(0, run[-1], 0.14)):
        here, there = (
            [np.interp((at + step) % run[-1], run, closed[:, axis]) for axis in (0, 1)] for step in (0, 0.05)
        )
        along = np.array([there[0] - here[0], there[1] - here[1]])
        along /= np.linalg.norm(along)
        turn = np.array([[along[0], -along[1]], [along[1], along[0]]])
        block = corners.copy()
        block[:, :2] = block[:, :2] @ turn.T
        quads.extend(faces + len(points) * 8)
        points.append(block + (*here, level + (0.07 if count % 2 else -0.07)))
    return forms.with_bevel(mesh_objects.add_quads("teeth", np.concatenate(points), np.array(quads), brass, True), 0.015, 2)


def _puller(at, brass, calf):
    slider = mesh_objects.add_box("slider", (0.95, 0.42, 0.62), (at[0], at[1] - 0.10, at[2]), brass, bevel=0.12)
    ring = np.linspace(0, 2 * np.pi, 32, endpoint=False)
    loop = [(at[0] + 0.05, at[1] - 0.42 + 0.22 * np.sin(a), at[2] - 0.32 + 0.36 * np.cos(a)) for a in ring]
    eye = sweeps.add_tube("eye", loop, 0.065, brass, sides=14, closed=True)
    tab = sweeps.smooth_path(
        [
            (at[0] + 0.05, at[1] - 0.40, at[2] - 0.55),
            (at[0] + 0.08, at[1] - 0.5, at[2] - 1.1),
            (at[0] + 0.12, at[1] - 0.62, at[2] - 1.75),
        ],
        8,
    )
    return [slider, eye, forms.add_bar("tab", tab, [(0.16, 0.62)], (1, 0, 0), calf, 0.07)]


def add_block(size=4.0, letter=None, tone=0):
    """A wooden block of beech, its edges rounded for small hands."""
    tones = (
        ((0.46, 0.28, 0.15), (0.66, 0.46, 0.28)),
        ((0.34, 0.20, 0.11), (0.52, 0.34, 0.20)),
        ((0.56, 0.40, 0.24), (0.74, 0.58, 0.40)),
    )
    beech = household_materials.wood(*tones[tone], scale=0.8, gloss=0.5)
    parts = [mesh_objects.add_box("block", (size,) * 3, (0, 0, size / 2), beech, bevel=0.28)]
    if letter:
        ink = materials.lacquer((0.16, 0.09, 0.05), 0.7)
        parts.append(
            forms.add_words(letter, size * 0.62, (0, -size / 2 - 0.004, size / 2), (np.pi / 2, 0, 0), ink, 1.0, 0.0)
        )
    return forms.under_one_handle("block", parts)
