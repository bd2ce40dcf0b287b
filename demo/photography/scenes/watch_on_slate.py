"""The workshop's own wristwatch on split slate in a dark room: one high soft box for the glass, two strips for the
edges of the case."""

from math import radians

from studio import lights, mesh_objects, surfaces
from studio.watch_finishes import watch_materials
from studio.wristwatch import CASE_BOTTOM, add_wristwatch


def build(parameters):
    finish = {
        "metal": "steel",
        "dialColour": parameters["dialColour"],
        "strap": "leather",
        "thread": parameters["threadColour"],
    }
    small_seconds = {
        "at": [0, -0.78],
        "radius": 0.44,
        "divisions": 12,
        "every": 3,
        "angleDeg": parameters["time"][2] * 6,
    }
    dial = {
        "hours": {"kind": "baton", "skip": [6]},
        "subdials": [small_seconds],
        "texts": [{"words": parameters["wordmark"], "size": 0.165, "y": 0.77}],
    }
    watch = add_wristwatch(watch_materials(finish), {"dial": dial}, parameters["time"])
    watch.rotation_euler = (0, 0, radians(parameters["turnDeg"]))
    mesh_objects.add_box("table", (90, 70, 2), (0, 10, CASE_BOTTOM - 1.03), surfaces.slate())

    lights.set_world((0.8, 0.9, 1.0), parameters["fill"])
    for box in parameters["softboxes"]:
        lights.add_softbox(**box)
    for flag in parameters.get("flags", []):
        lights.add_flag(**flag)
