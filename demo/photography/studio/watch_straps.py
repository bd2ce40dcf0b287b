"""Straps and bracelets of wristwatches along a path in the plane YZ: flat, closed as around a wrist, or for a watch
that is face down. Measures as in watch_case.py."""

import numpy as np

from studio import mesh_objects, sweeps

WIDTH = 2.0
TAPER = 0.045
THICKNESS = {"leather": 0.26, "thin leather": 0.17, "rubber": 0.30, "textile": 0.16, "bracelet": 0.30}


def add_strap(materials, strap, path, side):
    """One half: `side` 1 towards twelve o'clock, -1 towards six; `path` runs through (outwards, height)."""
    line = sweeps.smooth_path(path, 12)
    if strap["kind"] == "bracelet":
        return _bracelet(materials, line, side, strap)
    return _band(materials, line, side, strap)


def path_of(pose, bottom):
    """The path of a strap's centre line. `bottom` is the height of the case back below the dial."""
    drop = bottom + 0.62
    if pose == "standing":
        loop = [(2.09, -0.22), (2.40, -0.27), (2.78, -0.45), (3.10, -0.85), (3.28, -1.5), (3.28, -2.3), (3.02, -3.3)]
        return [(y, z + drop * 0.6) for y, z in [*loop, (2.4, -4.15), (1.5, -4.75), (0.7, -5.0), (-0.05, -5.05)]]
    if pose == "face down":
        table = 0.36 - 0.13
        return [
            (2.16, -0.30 + drop * 0.6),
            (2.42, -0.32 + drop * 0.6),
            (2.9, -0.10),
            (3.6, 0.12),
            (4.6, table),
            (6.5, table),
            (13.0, table),
        ]
    table = bottom + 0.13
    return [
        (2.16, -0.30 + drop * 0.6),
        (2.40, table + 0.23),
        (2.75, table + 0.15),
        (3.3, table + 0.03),
        (4.2, table),
        (6.0, table),
        (13.0, table),
    ]


def _band(materials, line, side, strap):
    """A strap of leather, rubber or cloth; leather is padded near the case and sewn along both edges."""
    kind = strap["kind"]
    thickness = THICKNESS[kind]
    run, normals = _measure(line)
    swell = {"leather": 0.09, "rubber": 0.05}.get(kind, 0.015)
    rows = []
    for (y, z), (ny, nz), at in zip(line, normals, run):
        padding = swell * np.exp(-at / 1.6)
        profile = sweeps.rounded_profile(
            WIDTH - TAPER * at, thickness, min(0.07, thickness * 0.4), crown=padding, steps=10
        )
        rows.append(np.stack([profile[:, 0], (y + profile[:, 1] * ny) * side, z + profile[:, 1] * nz], axis=1))
    grid = np.array(rows)
    band = mesh_objects.add_grid("strap", grid, materials["strap"], closed_v=True)
    _lay_coordinates(band, np.repeat(run, grid.shape[1]), grid[..., 0].ravel())
    parts = [band]
    if strap.get("seam", kind in ("leather", "thin leather")):
        parts += _seams(materials["thread"], line, normals, run, side, thickness, swell)
    if kind == "textile":
        parts.append(_keeper_stitches(materials["thread"], line, normals, run, side, thickness))
    return parts


def _seams(thread, line, normals, run, side, thickness, swell):
    parts = []
    for start in np.arange(0.45, run[-1] - 0.3, 0.21):
        stations = np.array([start, start + 0.065, start + 0.13])
        lift = thickness / 2 + 0.005 + swell * 0.2 * np.exp(-stations / 1.6) + np.array([0, 0.012, 0])
        y, z = (
            np.interp(stations, run, line[:, axis] + 0) + lift * np.interp(stations, run, normals[:, axis])
            for axis in (0, 1)
        )
        for edge in (-1, 1):
            x = edge * (WIDTH / 2 - TAPER / 2 * start - 0.115)
            stitch = np.stack([np.full(3, x), y * side, z], axis=1)
            parts.append(sweeps.add_tube("stitch", sweeps.smooth_path(stitch, 3), 0.022, thread, sides=8))
    return parts


def _keeper_stitches(thread, line, normals, run, side, thickness):
    """The bar of thread that closes a woven strap's loop next to the case."""
    at = 0.75
    y, z, ny, nz = (np.interp(at, run, column) for column in (*line.T, *normals.T))
    lift = thickness / 2 + 0.012
    x = np.linspace(-0.86, 0.86, 60)
    wave = 0.035 * np.sign(np.sin(np.arange(60) * np.pi / 2 + 0.1))
    path = np.stack([x, (y + ny * lift + wave) * side, np.full(60, z + nz * lift) - wave * 0.3], axis=1)
    return sweeps.add_tube("bar tack", path, 0.020, thread, sides=8)


def _bracelet(materials, line, side, strap):
    """Links in rows, `shares` of the width each, and the end link that closes the gap to the case."""
    run, normals = _measure(line)
    shares, pitch, thickness = strap.get("shares", [0.27, 0.46, 0.27]), strap.get("pitch", 0.62), THICKNESS["bracelet"]
    parts = []
    for start in np.arange(0.22, run[-1] - pitch, pitch):
        row_width = WIDTH - 0.05 * start
        left = -row_width / 2
        y, z, ny, nz = (np.interp(start + pitch / 2, run, column) for column in (*line.T, *normals.T))
        for index, share in enumerate(shares):
            raised = 0.015 if index % 2 else 0.0
            centre = (left + share * row_width / 2, (y + ny * raised) * side, z + nz * raised)
            size = (share * row_width - 0.022, pitch - 0.03, thickness)
            parts.append(
                _link(materials["links" if index % 2 == 0 else "middle links"], size, centre, (ny * side, nz), side)
            )
            left += share * row_width
    # It ends below the dial, under which it reaches in flat cases.
    height = min(line[0][1] + 0.10, -0.20)
    end = mesh_objects.add_box("end link", (2.02, 0.75, 0.34), (0, 1.93 * side, height), materials["links"], bevel=0.05)
    return [*parts, end]


def _link(material, size, centre, normal, side):
    """A rounded block whose top looks along `normal` (y, z); its coordinates are baked, so that the brushing of
    every link has the same direction but a different pattern."""
    width, length, height = size
    profile = sweeps.rounded_profile(length, height, 0.06, crown=0.02, steps=5)
    ny, nz = normal
    ends = [(-0.5, 0.90), (-0.485, 0.97), (-0.46, 1.0), (0.46, 1.0), (0.485, 0.97), (0.5, 0.90)]
    rows = []
    for share, shrink in [(-0.5, 0.001), *ends, (0.5, 0.001)]:
        along, up = profile[:, 0] * shrink, profile[:, 1] * shrink
        rows.append(
            np.stack(
                [
                    np.full(len(profile), centre[0] + share * width),
                    centre[1] + along * nz + up * ny,
                    centre[2] - along * ny + up * nz,
                ],
                axis=1,
            )
        )
    link = mesh_objects.add_grid("link", np.array(rows), material, closed_v=True)
    link.data.use_auto_smooth = True
    return link


def _measure(line):
    """Run along the path and the normal that points away from the wrist."""
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    tangents = np.gradient(line, axis=0)
    tangents /= np.linalg.norm(tangents, axis=1, keepdims=True)
    return run, np.stack([-tangents[:, 1], tangents[:, 0]], axis=1)


def _lay_coordinates(band, along, across):
    """Coordinates in centimetres of the flat strap, for weaves and grains that follow it round bends."""
    layer = band.data.uv_layers.new(name="flat")
    index = np.empty(len(band.data.loops), dtype=np.int32)
    band.data.loops.foreach_get("vertex_index", index)
    layer.data.foreach_set("uv", np.stack([across[index], along[index]], axis=1).astype(np.float32).ravel())
