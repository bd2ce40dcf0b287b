"""A watchmaker's bench by a north window: watches, opened or whole, tools and loose parts, arranged by the entry."""

from math import radians

from mathutils import Matrix

from scenes.watch import put
from studio import mesh_objects, padded_slabs, places, watchmakers_bench_tools
from studio.materials import lacquer
from studio.watch_models import read_model
from studio.watch_finishes import calf, watch_materials
from studio.wood import oak
from studio.wristwatch import add_wristwatch

TOOLS = {
    "tweezers": watchmakers_bench_tools.add_tweezers,
    "loupe": watchmakers_bench_tools.add_loupe,
    "screwdriver": watchmakers_bench_tools.add_screwdriver,
    "movement": watchmakers_bench_tools.add_held_movement,
}


def build(parameters):
    for watch in parameters.get("watches", []):
        design, finish = read_model(watch)
        pose = watch["pose"]
        put(add_wristwatch(watch_materials(finish), design, watch["time"], pose["strap"]), pose, design)
    for tool in parameters.get("tools", []):
        _lay(TOOLS[tool["kind"]](**tool.get("with", {})), tool)
    for mat in parameters.get("mats", []):
        _lay(_mat(mat), mat)
    if parameters.get("looseParts"):
        watchmakers_bench_tools.add_loose_parts(parameters["looseParts"])
    places.arrange(parameters)
    if "bench" in parameters:
        # The mats are on it; the objects on the mats are at z = 0.
        depth = max((mat["thickness"] for mat in parameters.get("mats", [])), default=0.0)
        wood = oak(tuple(parameters["bench"]["wood"]), 0.42, 0.5)
        top = mesh_objects.add_box("bench", (90, 40, 3), (0, 6, -1.5 - depth), wood, bevel=0.2)
        top.rotation_euler = (0, 0, radians(parameters["bench"].get("turnDeg", 0)))


def _mat(mat):
    material = calf(tuple(mat["colour"])) if mat["of"] == "leather" else lacquer(tuple(mat["colour"]), 0.7)
    slab = padded_slabs.add_slab(mat["size"], mat.get("corner", 0.3), mat["thickness"], mat["thickness"] * 0.4, material, 0.0)
    holder = mesh_objects.add_empty("mat")
    slab.location = (0, 0, -mat["thickness"] / 2)
    slab.parent = holder
    return holder


def _lay(thing, at):
    turn = Matrix.Rotation(radians(at.get("turnDeg", 0)), 4, "Z")
    thing.matrix_world = Matrix.Translation(at["at"]) @ turn @ Matrix.Scale(at.get("scale", 1.0), 4)
