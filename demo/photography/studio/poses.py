"""How a piece comes to rest on the plane z = 0: turned, tipped and let down until it touches, or lying as it would."""

from math import asin, cos, radians

import numpy as np
from mathutils import Matrix

LYING_TIPS_DEG = np.arange(60.0, 100.0, 0.5)
# A piece sinks in by a hair, so that no light shows below it.
SINK = 0.003


def rest(piece, pose):
    """`pose` says `at` (x, y), `turnDeg` round the vertical, `tipDeg` towards the camera, `rollDeg` round the finger's
    axis, or `lying` instead of a tip: then the piece takes the tip at which its middle is lowest."""
    points = _points_of(piece)
    roll = Matrix.Rotation(radians(pose.get("rollDeg", 0)), 4, "Y")
    if pose.get("lying"):
        tips = [Matrix.Rotation(radians(degrees), 4, "X") for degrees in LYING_TIPS_DEG]
        tip = min(tips, key=lambda tip: _lift(points, tip @ roll))
    else:
        tip = Matrix.Rotation(radians(pose.get("tipDeg", 0)), 4, "X")
    lift = _lift(points, tip @ roll) - SINK
    turn = Matrix.Rotation(radians(pose.get("turnDeg", 0)), 4, "Z")
    piece.matrix_basis = Matrix.Translation((*pose.get("at", (0, 0)), lift)) @ turn @ tip @ roll
    return piece


def lean(band, lying, pose):
    """Lets a band rest with one edge on the plane and, a diameter less half its wall on, on the rim of a lying band.
    `turnDeg` is the direction from which it comes; a `slide` shifts it along the lying band's rim."""
    reach = 2 * band["outer"] - band["thickness"] / 2
    slope = asin(lying["width"] / reach)
    edge = -lying["outer"] + lying["thickness"] * 0.3 - reach * cos(slope)
    raised = Matrix.Rotation(-slope, 4, "Y") @ Matrix.Translation((band["outer"], 0, band["width"] / 2))
    turn = Matrix.Rotation(radians(pose.get("turnDeg", 0)), 4, "Z")
    roll = Matrix.Rotation(radians(90), 4, "X") @ Matrix.Rotation(radians(pose.get("rollDeg", 0)), 4, "Y")
    middle = Matrix.Translation((*lying.matrix_basis.translation.xy, 0))
    band.matrix_basis = middle @ turn @ Matrix.Translation((edge, pose.get("slide", 0), 0)) @ raised @ roll
    return band


def _lift(points, matrix):
    """How far the origin stands above the lowest point."""
    return -float((points @ np.array(matrix)[2, :3]).min())


def _points_of(piece):
    """All vertices of a piece and what hangs on it, in the piece's own frame."""
    found = []
    if piece.data is not None:
        own = np.empty(len(piece.data.vertices) * 3, dtype=np.float32)
        piece.data.vertices.foreach_get("co", own)
        found.append(own.reshape(-1, 3))
    for child in piece.children:
        matrix = np.array(child.matrix_basis)
        found.append(_points_of(child) @ matrix[:3, :3].T + matrix[:3, 3])
    return np.concatenate(found)
