"""A wristwatch in the light of the product set or on slate: standing on its closed strap, lying, or on its face."""

from math import radians

import bpy
import numpy as np
from mathutils import Matrix

from studio import places
from studio.watch_models import read_model
from studio.watch_finishes import watch_materials
from studio.wristwatch import GLASS_TOP, add_wristwatch, scale_of


def build(parameters):
    pose = parameters["pose"]
    design, finish = read_model(parameters)
    watch = add_wristwatch(watch_materials(finish), design, parameters["time"], pose["strap"])
    put(watch, pose, design)
    places.arrange(parameters)


def put(watch, pose, design):
    """Places a watch upright or flat on the plane z = 0."""
    scale = scale_of(design)
    turn = Matrix.Rotation(radians(pose.get("turnDeg", 0)), 4, "Z")
    at = Matrix.Translation((*pose.get("at", (0, 0)), 0))
    size = Matrix.Scale(scale, 4)
    if pose["strap"] == "standing":
        lean = Matrix.Rotation(radians(90 - pose["leanDeg"]), 4, "X")
        watch.matrix_world = at @ turn @ lean @ size
        watch.location.z -= _lowest(watch)
    elif pose["strap"] == "face down":
        rim = GLASS_TOP - design["flatter"] if design["bezel"] != "diver" else 0.405
        watch.matrix_world = (
            at @ turn @ Matrix.Translation((0, 0, rim * scale)) @ Matrix.Rotation(radians(180), 4, "Y") @ size
        )
    else:
        watch.matrix_world = at @ turn @ Matrix.Translation((0, 0, -(design["bottom"] - 0.03) * scale)) @ size


def _lowest(watch):
    """The height of the lowest point."""
    bpy.context.view_layer.update()
    heights = []
    for part in watch.children_recursive:
        if part.type == "MESH":
            points = np.empty(len(part.data.vertices) * 3, dtype=np.float32)
            part.data.vertices.foreach_get("co", points)
            heights.append((points.reshape(-1, 3) @ np.array(part.matrix_world)[2, :3] + part.matrix_world[2][3]).min())
    return float(min(heights))
