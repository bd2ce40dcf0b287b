"""A wristwatch from a design: dial in the plane z = 0, twelve o'clock towards +Y; all parts are children of one
handle. Case, dial, hands and strap are in watch_*.py, with the measures of a 41.2 mm watch; `diameter` scales them."""

import math

from studio import mesh_objects
from studio.movement import add_movement
from studio.watch_case import CASE_RADIUS, add_case
from studio.watch_dial import add_dial
from studio.watch_hands import add_hand, add_pipe
from studio.watch_straps import add_strap, path_of

CASE_BOTTOM = -0.62
GLASS_TOP = 0.355

# What a design does not say itself: the small seconds of the workshop's own watch.
PLAIN = {
    "diameter": 2 * CASE_RADIUS,
    "bottom": CASE_BOTTOM,
    "dialRadius": 1.60,
    "bezel": "domed",
    # By how much bezel and glass lie closer to the dial, as on dress watches.
    "flatter": 0.0,
    "dome": 0.03,
    "lugWidth": 0.36,
    "crown": {"size": 1.0, "side": 1, "guards": False},
    "pushers": [],
    "back": "solid",
    "engraving": {},
    "dial": {"track": "strokes", "hours": {"kind": "baton", "skip": []}, "subdials": [], "windows": [], "texts": []},
    "hands": {
        "kind": "dauphine",
        "hour": {"length": 0.575, "width": 0.19},
        "minute": {"length": 0.875, "width": 0.155},
        "rise": 0.16,
        "lume": False,
        "seconds": None,
        "date": None,
    },
    "strap": {"kind": "leather"},
}


def add_wristwatch(materials, design, time, pose="lying"):
    """Adds a watch and returns its handle; `time` is hour, minute, second, `pose` the strap's: `lying`,
    `standing` (closed as round a wrist) or `face down`. Materials are those of watch_finishes."""
    design = completed(design)
    parts = add_case(materials, design)
    parts += add_dial(materials, design["dial"], design["dialRadius"])
    parts += _hands(materials, design["hands"], design["dialRadius"], time)
    for side in (1, -1):
        parts += add_strap(materials, design["strap"], path_of(pose, design["bottom"]), side)
    if design["back"] != "solid":
        parts.append(_movement(design["bottom"], design["back"] == "open"))
    watch = mesh_objects.add_empty("wristwatch")
    for part in parts:
        part.parent = watch
    watch.scale = (scale_of(design),) * 3
    return watch


def _movement(bottom, bare):
    """The movement as it is seen from the wrist, just below the rim of the back."""
    movement = add_movement(bare)
    movement.location = (0, 0, bottom + 0.39)
    movement.rotation_euler = (0, math.pi, 0)
    movement.scale = (1.21,) * 3
    return movement


def scale_of(design):
    return design["diameter"] / (2 * CASE_RADIUS)


def completed(design, plain=PLAIN):
    """The design merged with the defaults; dictionaries are merged recursively, all other values replaced."""
    joined = dict(plain)
    for key, value in design.items():
        both = isinstance(value, dict) and isinstance(joined.get(key), dict)
        joined[key] = completed(value, joined[key]) if both else value
    return joined


def _hands(materials, hands, radius, time):
    hour, minute, second = time
    lume = materials["lume"] if hands["lume"] else None
    turns = {"hour": (hour % 12 + minute / 60) * 30, "minute": minute * 6}
    parts = []
    for name, height in (("hour", 0.085), ("minute", 0.125)):
        own = hands[name]
        kind = own.get("kind", hands["kind"])
        parts.append(
            add_hand(
                kind, turns[name], own["length"] * radius, own["width"], height, materials["hands"], hands["rise"], lume
            )
        )
    if hands["date"]:
        parts.append(
            add_hand(
                "needle",
                hands["date"]["angleDeg"],
                hands["date"]["length"] * radius,
                0.035,
                0.055,
                materials["seconds"],
                0.1,
            )
        )
    top = 0.205
    if hands["seconds"]:
        own = hands["seconds"]
        parts.append(
            add_hand(
                "needle",
                own.get("angleDeg", second * 6),
                own["length"] * radius,
                own["width"],
                0.20,
                materials["seconds"],
                0.1,
            )
        )
        parts.append(add_pipe(0.06, 0.195, 0.24, materials["seconds"]))
    parts.append(add_pipe(hands.get("pipe", 0.085), 0.0, top, materials["hands"]))
    return parts
