"""A goldsmith's bench by a window: a ring on the bench pin between file and tweezers, the mandrel behind."""

from math import radians

from studio import bands, ledge_and_window_light, lights, materials, mesh_objects, poses, surfaces, workbench


def build(parameters):
    workbench.add_table()
    workbench.add_pin()
    gold = materials.polished(parameters["metal"], 0.12)
    ring = poses.rest(bands.add_band(gold, **parameters["band"]), parameters["ring"])
    tools = {"file": workbench.add_file, "tweezers": workbench.add_tweezers, "mandrel": workbench.add_mandrel}
    for name, add in tools.items():
        tool, place = add(), parameters[name]
        tool.location = place["location"]
        tool.rotation_euler = [radians(angle) for angle in place["rotationDeg"]]
    workbench.add_filings(gold, **parameters["filings"])
    wall = surfaces.plaster(tuple(parameters["wallColour"]))
    mesh_objects.add_box("wall", (260, 1, 160), (0, parameters["wallDistance"], 20), wall)
    mesh_objects.add_box("apron", (60, 40, 1), (0, -20, -14), materials.leather((0.10, 0.05, 0.025)))
    ledge_and_window_light.light_by_window(parameters["window"])
    for box in parameters.get("softboxes", []):
        lights.add_softbox(**box)
