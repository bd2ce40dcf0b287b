"""A table, travel or wall clock: standing upright on the product set, on slate or stone, or hanging on a wall."""

from math import radians

from mathutils import Matrix

from studio import clocks, places
from studio.materials import lacquer
from studio.watch_finishes import calf, watch_materials
from studio.wood import oak

KINDS = {"table": clocks.add_table_clock, "travel": clocks.add_travel_clock, "wall": clocks.add_wall_clock}


def build(parameters):
    finish, pose = parameters["finish"], parameters["pose"]
    made_of = watch_materials(finish)
    made_of["frame"] = oak(tuple(finish.get("wood", (0.42, 0.25, 0.125))))
    made_of["lining"] = calf(tuple(finish.get("lining", (0.25, 0.16, 0.09))))
    if "handColour" in finish:
        made_of["hands"] = lacquer(tuple(finish["handColour"]), 0.3)
    clock = KINDS[parameters["clock"]["kind"]](made_of, parameters["clock"], parameters["time"])
    upright = Matrix.Rotation(radians(90 - pose.get("leanDeg", 0)), 4, "X")
    turn = Matrix.Rotation(radians(pose.get("turnDeg", 0)), 4, "Z")
    clock.matrix_world = Matrix.Translation(pose["at"]) @ turn @ upright @ Matrix.Scale(pose.get("scale", 1.0), 4)
    places.arrange(parameters)
