"""Rings of solid metal: a signet with an oval face, a folded band. Finger axis Y, face on top (+Z), origin in the
ring's centre."""

import numpy as np

from studio import mesh_objects
from studio.materials import METALS
from studio.nodes import Graph


def add_signet(metal, inner_radius=0.95, face_z=1.235, width=0.34, thickness=0.15, segments=720, steps=96):
    """A cast body, domed all round, off whose top a flat oval face is filed; its rim is only just broken."""
    angle = np.linspace(0, 2 * np.pi, segments, endpoint=False)[:, None]
    turn = np.minimum(angle, 2 * np.pi - angle)
    swell = 1 / (1 + np.exp((turn - 0.78) / 0.17))
    half = width / 2 + (0.66 - width / 2) * np.exp(-((turn / 0.62) ** 2.4))
    height = thickness + 0.035 + 0.36 * swell * np.exp(-((turn / 0.70) ** 2))
    # Round the section: outside from edge to edge, inside back.
    way = np.linspace(0, np.pi, steps)[None, :]
    outside_y = half * np.sign(np.cos(way)) * np.abs(np.cos(way)) ** 0.9
    outside_r = inner_radius + 0.035 + (height - 0.035) * np.sin(way) ** 0.78
    inner_way = np.linspace(np.pi, 2 * np.pi, steps // 2)[None, 1:-1]
    inside_y = half * np.cos(inner_way)
    inside_r = inner_radius + 0.035 * (1 + np.sin(inner_way)) + np.zeros_like(half)
    y = np.hstack([outside_y, inside_y])
    radius = np.hstack([outside_r + np.zeros_like(half), inside_r])
    z = radius * np.cos(angle)
    soft = 0.006
    excess = (z - face_z) / soft
    filed = np.where(excess > 30, face_z, face_z - soft * np.log1p(np.exp(-np.clip(excess, -60, 60))))
    z = np.where(excess < -30, z, filed)
    points = np.stack([radius * np.sin(angle), y, z], axis=2)
    ring = mesh_objects.add_empty("signet")
    mesh_objects.add_grid("signet body", points, metal, closed_u=True, closed_v=True).parent = ring
    return ring


def add_fold(metal, inner_radius=0.9, narrow=0.40, broad=0.70, edge=0.08, crease=0.175, segments=720):
    """A strip folded once along its middle, the upper leaf a little off the lower one, the whole slightly twisted."""
    angle = np.linspace(0, 2 * np.pi, segments, endpoint=False)
    width = narrow + (broad - narrow) * (0.5 + 0.5 * np.cos(angle)) ** 1.3
    drift = 0.13 * np.sin(angle + 0.6) + 0.04 * np.sin(2 * angle)
    sway = 0.05 * np.sin(angle - 0.5)
    rows = []
    for turn, wide, line, aside in zip(angle, width, drift, sway):
        section = _folded_section(wide, line, edge, crease)
        radius = inner_radius + section[:, 1]
        rows.append(np.stack([radius * np.sin(turn), section[:, 0] + aside, radius * np.cos(turn)], axis=1))
    ring = mesh_objects.add_empty("fold")
    mesh_objects.add_grid("folded strip", np.array(rows), metal, closed_u=True, closed_v=True).parent = ring
    return ring


def tarnished(metal):
    """Brushed metal with a dark patina, strongest in the crease."""
    graph = Graph(f"tarnished {metal}")
    place = graph.texture_coordinates("Object")
    strokes = graph.noise(graph.stretched(place, (1, 170, 1)), 4.0, 3.0, 0.6)
    cloud = graph.noise(place, 1.3, 3.0, 0.6)
    pointiness = graph.node("ShaderNodeNewGeometry").outputs["Pointiness"]
    hollow = graph.map_range(pointiness, 0.44, 0.495, 0.85, 0.0, smooth=True)
    veil = graph.math("ADD", hollow, graph.map_range(cloud, 0.4, 0.7, 0.06, 0.24), clamp=True)
    tint = graph.blend("MIX", veil, tuple(0.80 * c for c in METALS[metal]) + (1,), (0.07, 0.058, 0.047, 1))
    gloss = graph.map_range(strokes, 0.3, 0.7, 0.20, 0.33)
    surface = graph.principled(Base_Color=tint, Metallic=1.0, Roughness=gloss, Normal=graph.bump(strokes, 0.05, 0.02))
    return graph.finish(surface)


def _folded_section(width, line, edge, crease):
    """The section counter-clockwise: out along the lower leaf to the step of the fold, over its round back, down
    the upper leaf, and back along the finger's side."""
    half, step = width / 2, 0.055
    corners = [
        (-half, 0.012), (-half, edge - 0.01), (-half + 0.012, edge), (line - 0.050, crease - step),
        (line - 0.030, crease - step - 0.012), (line - 0.034, crease - 0.008), (line - 0.006, crease + 0.016),
        (line + 0.05, crease), (half - 0.012, edge), (half, edge - 0.01), (half, 0.012), (half - 0.02, 0.0),
        (0.0, -0.006), (-half + 0.02, 0.0),
    ]
    points = np.array(corners)
    closed = np.vstack([points, points[:1]])
    fine = []
    for start, end in zip(closed, closed[1:]):
        fine.append(start + (end - start) * np.linspace(0, 1, 9)[:-1, None])
    fine = np.concatenate(fine)
    for _ in range(3):
        fine = (np.roll(fine, 1, 0) + 2 * fine + np.roll(fine, -1, 0)) / 4
    return fine
