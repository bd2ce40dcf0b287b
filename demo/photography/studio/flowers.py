"""Cut flowers and branches: ranunculus built petal by petal, eucalyptus twigs."""

import numpy as np
from mathutils import Vector

from studio import forms, materials, mesh_objects, sweeps
from studio.nodes import Graph

GOLDEN_ANGLE = np.pi * (3 - np.sqrt(5))


def petal(colour, edge):
    """Thin, veined, a little translucent; paler (or darker) towards its edge."""
    graph = Graph("petal")
    u, v, _ = graph.separate(graph.texture_coordinates("UV"))
    veins = graph.noise(graph.stretched(graph.texture_coordinates("UV"), (26, 1.4, 1)), 1.0, 2.0)
    tint = graph.ramp(v, [(0.0, tuple(c * 0.8 for c in colour)), (0.55, colour), (1.0, edge)])
    tint = graph.blend("MULTIPLY", graph.map_range(veins, 0.45, 0.7, 0.0, 0.18), tint, (0.75, 0.6, 0.5, 1))
    skin = graph.principled(
        Base_Color=tint, Roughness=0.55, Specular=0.25, Sheen=0.3, Normal=graph.bump(veins, 0.25, 0.02)
    )
    through = graph.node("ShaderNodeBsdfTranslucent", Color=tint)
    mixed = graph.node("ShaderNodeMixShader", Fac=0.32)
    graph.link(skin, mixed.inputs[1])
    graph.link(through.outputs[0], mixed.inputs[2])
    return graph.finish(mixed.outputs[0])


def leaf_green(colour=(0.10, 0.15, 0.09), pale=(0.22, 0.29, 0.21)):
    graph = Graph("leaf")
    place = graph.texture_coordinates("Object")
    tint = graph.ramp(graph.noise(place, 0.8, 3.0), [(0.35, colour), (0.65, pale)])
    skin = graph.principled(
        Base_Color=tint, Roughness=0.5, Specular=0.35, Normal=graph.bump(graph.noise(place, 6.0, 2.0), 0.15, 0.03)
    )
    through = graph.node("ShaderNodeBsdfTranslucent", Color=(0.25, 0.33, 0.10, 1))
    mixed = graph.node("ShaderNodeMixShader", Fac=0.18)
    graph.link(skin, mixed.inputs[1])
    graph.link(through.outputs[0], mixed.inputs[2])
    return graph.finish(mixed.outputs[0])


def add_ranunculus(radius=2.9, petals=95, colour=(0.80, 0.55, 0.42), edge=(0.86, 0.70, 0.58), openness=1.0):
    """A blossom round the origin that looks up: tight cups in the middle, wide ones outside, in the golden angle."""
    material = petal(tuple(colour), tuple(edge))
    rows, quads, uvs = [], [], []
    for count in range(petals):
        share = (count / petals) ** 0.62
        grid = _petal(share, radius, openness)
        turn = count * GOLDEN_ANGLE + np.random.normal(0, 0.12)
        c, s = np.cos(turn), np.sin(turn)
        grid = grid @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])
        size_u, size_v = grid.shape[:2]
        index = np.arange(size_u * size_v).reshape(size_u, size_v) + sum(len(r) for r in rows)
        quads.append(np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], axis=-1).reshape(-1, 4))
        rows.append(grid.reshape(-1, 3))
        uvs.append(
            np.stack(np.meshgrid(np.linspace(0, 1, size_u), np.linspace(0, 1, size_v), indexing="ij"), axis=2).reshape(
                -1, 2
            )
        )
    blossom = mesh_objects.add_quads("ranunculus", np.concatenate(rows), np.concatenate(quads), material)
    index = np.empty(len(blossom.data.loops), dtype=np.int32)
    blossom.data.loops.foreach_get("vertex_index", index)
    blossom.data.uv_layers.new().data.foreach_set("uv", np.concatenate(uvs)[index].astype(np.float32).ravel())
    return blossom


def _petal(share, radius, openness):
    """A patch of a cup: it springs from the base, bulges out and closes over (inside) or leans back (outside)."""
    across, up = np.linspace(-1, 1, 13), np.linspace(0, 1, 13)
    belly = radius * (0.10 + 0.90 * share)
    half_angle = 1.05 - 0.25 * share
    u, v = np.meshgrid(across, up, indexing="ij")
    rise = (0.92 + 0.30 * (1 - share)) * radius * (0.55 + 0.45 * share)
    closing = 1.0 - 0.85 * share * openness
    bulge = np.sin(np.pi * np.clip(v * (0.46 + 0.30 * closing), 0, 1)) ** 0.8
    ruffle = 0.035 * radius * v**3 * np.sin(3 * u * np.pi + np.random.uniform(0, 6)) * (0.4 + share)
    r = belly * bulge + ruffle + 0.10 * radius * share * v**4 * np.random.uniform(0.2, 1.0)
    outline = np.sqrt(np.clip(1 - np.abs(u) ** 2.6, 0, 1))
    height = rise * v * (0.72 + 0.28 * outline) * np.random.uniform(0.94, 1.05) - 0.30 * radius * share
    spread = half_angle * (0.35 + 0.65 * np.sin(np.pi * np.clip(0.15 + 0.62 * v, 0, 1)))
    angle = u * spread
    lift = 0.03 * radius * np.abs(u) ** 3
    return np.stack([(r + lift) * np.cos(angle), (r + lift) * np.sin(angle), height + 0.15 * radius], axis=2)


def add_stem(path, thickness=0.22):
    curve = sweeps.smooth_path(path, 12)
    return sweeps.add_tube(
        "stem",
        curve,
        np.linspace(thickness, thickness * 0.8, len(curve)),
        leaf_green((0.10, 0.17, 0.05), (0.20, 0.27, 0.10)),
        sides=14,
    )


def add_flower(path, **blossom):
    """A ranunculus on its stem; it looks where the stem ends."""
    head = add_ranunculus(**blossom)
    end, before = np.array(path[-1], dtype=float), np.array(path[-2], dtype=float)
    _look_along(head, end, end - before)
    return forms.under_one_handle("flower", [head, add_stem(path)])


def add_eucalyptus(path, leaves=22, size=2.1):
    """A twig with round leaves in pairs, smaller towards its tip."""
    curve = sweeps.smooth_path(path, 20)
    bark = materials.lacquer((0.20, 0.13, 0.09), 0.7)
    green = leaf_green((0.13, 0.19, 0.16), (0.27, 0.34, 0.30))
    parts = [sweeps.add_tube("twig", curve, np.linspace(0.16, 0.05, len(curve)), bark, sides=10)]
    for count in range(leaves):
        share = 0.18 + 0.80 * (count // 2) / (leaves / 2)
        at = curve[min(int(share * len(curve)), len(curve) - 1)]
        ahead = curve[min(int(share * len(curve)) + 2, len(curve) - 1)] - curve[max(int(share * len(curve)) - 2, 0)]
        ahead = ahead / np.linalg.norm(ahead)
        side = np.cross(ahead, (0.2, 1, 0.1))
        side = side / np.linalg.norm(side)
        other = np.cross(ahead, side)
        turn = (count // 2) * 1.57 + (count % 2) * np.pi + np.random.normal(0, 0.3)
        out = np.cos(turn) * side + np.sin(turn) * other + 0.55 * ahead
        parts.append(_round_leaf(at, out, size * (1.1 - 0.7 * share) * np.random.uniform(0.85, 1.1), green))
    return forms.under_one_handle("eucalyptus", parts)


def _round_leaf(at, out, size, green):
    """A saucer on a short stalk, folded a little along its middle."""
    u, v = np.meshgrid(np.linspace(0, 2 * np.pi, 25), np.linspace(0, 1, 8), indexing="ij")
    x = size * (0.5 - 0.5 * v * np.cos(u) * (1 + 0.10 * np.cos(u))) + 0.12
    y = size * 0.47 * v * np.sin(u)
    z = 0.22 * np.abs(y) - 0.10 * (x - 0.4 * size) ** 2 / size + 0.03 * size * np.sin(3 * u) * v
    leaf = mesh_objects.add_grid("leaf", np.stack([x, y, z], axis=2), green)
    stalk = sweeps.add_tube("stalk", [(0, 0, 0), (0.1, 0, 0.01), (0.25 * size, 0, 0.0)], 0.035, green, sides=6)
    stalk.parent = leaf
    _look_along(leaf, at, out, "X")
    return leaf


def _look_along(part, at, direction, axis="Z"):
    part.location = at
    part.rotation_euler = Vector(direction).to_track_quat(axis, "Y" if axis == "Z" else "Z").to_euler()
