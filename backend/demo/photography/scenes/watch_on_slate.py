"""A wristwatch on split slate in a dark room: one high soft box for the glass, two strips for the edges of the case."""

from math import radians

from studio import lights, materials, stage, surfaces
from studio.wristwatch import CASE_BOTTOM, add_wristwatch


def build(parameters):
    dial = parameters["dialColour"]
    watch = add_wristwatch(
        {
            "case": materials.satin("steel", (110, 1.5, 1.5), 0.30, 0.08),
            "bezel": materials.polished("steel", 0.08),
            "rehaut": materials.lacquer(tuple(c * 0.7 for c in dial), 0.35),
            "dial": materials.sunburst(dial),
            "subdial": materials.snailed(tuple(c * 0.8 for c in dial)),
            "indices": materials.polished("rhodium", 0.08, 0.3),
            "hands": materials.polished("rhodium", 0.26, 0.3),
            "ink": materials.lacquer((0.75, 0.76, 0.76)),
            "glass": materials.sapphire(),
            "strap": materials.leather(),
            "thread": materials.lacquer(parameters["threadColour"], 0.7),
        },
        *parameters["time"],
        wordmark=parameters.get("wordmark"),
    )
    watch.rotation_euler = (0, 0, radians(parameters["turnDeg"]))
    stage.add_box("table", (90, 70, 2), (0, 10, CASE_BOTTOM - 1.0), surfaces.slate())

    lights.set_world((0.8, 0.9, 1.0), parameters["fill"])
    for box in parameters["softboxes"]:
        lights.add_softbox(**box)
    for flag in parameters.get("flags", []):
        lights.add_flag(**flag)
