"""Printed, applied and engraved letters in the project's typefaces, for dials, bezels and case backs."""

import math
from pathlib import Path

import bpy

from studio import mesh_objects

FONTS = Path(__file__).resolve().parents[3] / "static" / "fonts"
FACES = {
    "sans": "source-sans-pro-600",
    "light": "source-sans-pro-400",
    "serif": "cormorant-500",
}
WORD_SPACE = 0.28


def add_text(words, size, centre, material, face="sans", tracking=1.0, turn_deg=0.0, depth=0.0):
    """Puts a line on the stage whose visible middle lies at `centre`; `turn_deg` counts clockwise, as dials do.
    `depth` makes raised letters of it."""
    handle = mesh_objects.add_empty(f"text {words}", centre, (0, 0, -math.radians(turn_deg)))
    text = _letters(words, size, material, face, tracking, depth)
    low, high = _extent(text)
    text.location = (-(low[0] + high[0]) / 2, -(low[1] + high[1]) / 2, depth)
    text.parent = handle
    return handle


def add_text_round(words, size, radius, height, material, face="sans", tracking=0.22, middle_deg=0.0, inwards=False):
    """Letters along a circle round the origin, middle at `middle_deg` clockwise from twelve; `inwards` turns their feet
    outwards, as on the lower half of a case back. `tracking` is a fraction of the letters' size."""
    widths = [WORD_SPACE * size if letter == " " else 0.0 for letter in words]
    letters = [None if letter == " " else _letters(letter, size, material, face, 1.0, 0.0) for letter in words]
    spans = []
    for width, text in zip(widths, letters):
        low, high = _extent(text) if text else ((0,), (width,))
        spans.append(high[0] - low[0])
    gap = tracking * size
    total = sum(spans) + gap * (len(words) - 1)
    parts, run = [], -total / 2
    for span, text in zip(spans, letters):
        if text:
            sign = -1 if inwards else 1
            angle_deg = middle_deg + sign * math.degrees((run + span / 2) / radius)
            angle = math.radians(angle_deg)
            low = _extent(text)[0]
            handle = mesh_objects.add_empty("letter", (radius * math.sin(angle), radius * math.cos(angle), height))
            handle.rotation_euler = (0, 0, -angle + (math.pi if inwards else 0.0))
            text.location = (-low[0] - span / 2, -size * 0.33, 0)
            text.parent = handle
            parts.append(handle)
        run += span + gap
    return parts


def _letters(words, size, material, face, tracking, depth):
    data = bpy.data.curves.new("letters", "FONT")
    data.body, data.size, data.space_character = words, size, tracking
    data.font = bpy.data.fonts.load(str(next(FONTS.glob(f"{FACES[face]}.v*.woff2"))), check_existing=True)
    data.extrude = depth
    if depth > 0:
        data.bevel_depth, data.bevel_resolution = min(0.006, depth * 0.4), 1
    data.materials.append(material)
    created = bpy.data.objects.new("letters", data)
    bpy.context.collection.objects.link(created)
    return created


def _extent(text):
    bpy.context.view_layer.update()
    corners = [tuple(corner) for corner in text.bound_box]
    return tuple(map(min, zip(*corners))), tuple(map(max, zip(*corners)))
