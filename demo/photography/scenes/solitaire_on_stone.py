"""A solitaire standing or lying on a stone ledge before a plaster wall, light from a window at the left."""

from math import radians

from studio import ledge_and_window_light, materials
from studio.solitaire import add_solitaire


def build(parameters):
    metal = materials.polished(parameters["metal"], parameters.get("roughness", 0.09))
    ring = add_solitaire(metal, materials.diamond(), **parameters.get("solitaire", {}))
    ring.location = parameters["ring"]["location"]
    ring.rotation_euler = [radians(angle) for angle in parameters["ring"]["rotationDeg"]]
    ledge_and_window_light.build_ledge(parameters)
    ledge_and_window_light.light_by_window(parameters["window"])
