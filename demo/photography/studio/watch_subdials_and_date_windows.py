"""Displays of a dial besides hours and minutes: counters, calendar windows, a ring of days."""

import numpy as np

from studio import lettering, mesh_objects, sweeps
from studio.watch_hands import add_hand, add_pipe
from studio.watch_marks import INK_Z, add_circle_line, add_mark, turned


def add_subdial(materials, subdial):
    """A recessed counter with a bright rim, `divisions` strokes, numerals and a small hand."""
    x, y = subdial["at"]
    radius, divisions = subdial["radius"], subdial["divisions"]
    ink = materials[subdial.get("ink", "ink")]
    disc = [sweeps.add_lathe("subdial", [(r, 0.002) for r in np.linspace(radius, 1e-4, 12)], materials["subdial"])]
    rim = [(radius + 0.016, 0.001), (radius + 0.008, 0.010), (radius, 0.002)]
    disc.append(sweeps.add_lathe("subdial rim", rim, materials["indices"]))
    for step in range(divisions):
        long = step % subdial["every"] == 0
        disc.append(
            add_mark(step * 360 / divisions, radius - (0.10 if long else 0.065), radius - 0.03, 0.010, ink, 0.005)
        )
    for angle_deg, words in subdial.get("numerals", []):
        at = turned(0, radius - 0.19, 0.006, angle_deg)
        disc.append(lettering.add_text(words, 0.145, at, ink, "light"))
    disc.append(
        add_hand(subdial.get("hand", "dauphine"), subdial["angleDeg"], radius - 0.08, 0.036, 0.05, materials["hands"])
    )
    disc.append(add_pipe(0.032, 0.0, 0.088, materials["hands"]))
    handle = mesh_objects.add_empty("subdial", (x, y, 0))
    for part in disc:
        part.parent = handle
    return [handle]


def add_window(materials, window):
    """A calendar window: bevelled metal frame, a pale disc behind it, one printed word."""
    x, y = window["at"]
    width, height = window["size"]
    disc = mesh_objects.add_box("window disc", (width, height, 0.002), (x, y, 0.002), materials["disc"])
    rails = []
    for along, at in (
        ((width + 0.06, 0.032), (0, height / 2 + 0.012)),
        ((width + 0.06, 0.032), (0, -height / 2 - 0.012)),
        ((0.032, height + 0.06), (width / 2 + 0.012, 0)),
        ((0.032, height + 0.06), (-width / 2 - 0.012, 0)),
    ):
        rails.append(
            mesh_objects.add_box(
                "window frame", (*along, 0.03), (x + at[0], y + at[1], 0.012), materials["indices"], bevel=0.012
            )
        )
    word = lettering.add_text(window["words"], height * 0.86, (x, y, 0.005), materials["discInk"], "sans", 1.08)
    return [disc, *rails, word]


def add_date_ring(ink, radius):
    """Thirty-one days round the rim, for a hand that points to them."""
    parts = [add_circle_line(radius - 0.235, 0.008, ink)]
    for day in range(1, 32):
        angle = (day - 1) * 360 / 31
        at = turned(0, radius - 0.125, INK_Z, angle)
        lower = 95 < angle < 265
        parts.append(lettering.add_text(str(day), 0.145, at, ink, "sans", 1.0, angle + (180 if lower else 0)))
    return parts
