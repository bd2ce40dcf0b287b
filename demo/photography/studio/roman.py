"""Roman numerals of dials in broad-pen style: thick falling strokes, thin rising ones, hair serifs."""

import math

import numpy as np

from studio import mesh_objects

THICK, THIN, HAIR, SERIF = 0.145, 0.055, 0.04, 0.27
# Strokes of a letter in a box one unit high: foot and head on the x axis' scale, and the width.
LETTERS = {
    "I": (0.24, [((0.0, 0.0), (0.0, 1.0), THICK)]),
    "V": (0.66, [((0.0, 0.0), (-0.27, 1.0), THICK), ((0.0, 0.0), (0.27, 1.0), THIN)]),
    "X": (0.70, [((0.27, 0.0), (-0.27, 1.0), THICK), ((-0.27, 0.0), (0.27, 1.0), THIN)]),
}
GAP = 0.045


def add_roman(numeral, size, centre, material, turn_deg=0.0):
    """Puts a numeral on the stage, its middle at `centre`, turned clockwise with its hour."""
    total = sum(LETTERS[letter][0] for letter in numeral) + GAP * (len(numeral) - 1)
    points, left = [], -total / 2
    for letter in numeral:
        width, strokes = LETTERS[letter]
        middle = left + width / 2
        for foot, head, weight in strokes:
            points += _stroke(middle, foot, head, weight)
            points += _serif(middle, foot) if letter != "V" else []
            points += _serif(middle, head)
        left += width + GAP
    flat = [((x * size), (y - 0.5) * size, 0.0) for x, y in points]
    faces = [tuple(range(start, start + 4)) for start in range(0, len(flat), 4)]
    mark = mesh_objects.add_mesh("numeral", flat, faces, material, smooth=False)
    mark.location, mark.rotation_euler = centre, (0, 0, -math.radians(turn_deg))
    return mark


def _stroke(middle, foot, head, weight):
    half = np.array([weight / 2, 0.0])
    a, b = np.array(foot) + (middle, 0), np.array(head) + (middle, 0)
    return [a - half, a + half, b + half, b - half]


def _serif(middle, end):
    x, y = middle + end[0], end[1] * (1 - HAIR)
    return [(x - SERIF / 2, y), (x + SERIF / 2, y), (x + SERIF / 2, y + HAIR), (x - SERIF / 2, y + HAIR)]
