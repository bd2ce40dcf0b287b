"""Places an object on the plane z = 0: rotated, tipped and lowered until it touches, or in its natural resting pose."""

from math import asin, cos, radians

import numpy as np
from mathutils import Matrix

LYING_TIPS_DEG = np.arange(60.0, 100.0, 0.5)
# An object is sunk slightly, so that no light passes below it.
SINK = 0.003


def rest(piece, pose):
    """`pose` has `at` (x, y), `turnDeg` around the vertical, `tipDeg` towards the camera, `rollDeg` around the finger's
    axis, or `lying` instead of a tip, which selects the tip at which the centre is lowest."""
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
    """Height of the origin above the lowest point."""
    return -float((points @ np.array(matrix)[2, :3]).min())


def _points_of(piece):
    """All vertices of an object and its children, in the object's local coordinates."""
    found = []
    if piece.data is not None:
        own = np.empty(len(piece.data.vertices) * 3, dtype=np.float32)
        piece.data.vertices.foreach_get("co", own)
        found.append(own.reshape(-1, 3))
    for child in piece.children:
        matrix = np.array(child.matrix_basis)
        found.append(_points_of(child) @ matrix[:3, :3].T + matrix[:3, 3])
    return np.concatenate(found)
