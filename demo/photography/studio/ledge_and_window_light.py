"""Sets that several scenes share: the stone ledge before a plaster wall, and the light of a window at the left."""

from math import radians

from studio import lights, mesh_objects, surfaces


def build_ledge(parameters):
    """A ledge whose top is the plane z = 0, and a wall `wallDistance` behind the origin."""
    kind = parameters.get("ledge", "travertine")
    material = surfaces.travertine(**parameters.get("travertine", {})) if kind == "travertine" else surfaces.plaster(**parameters.get("plaster", {}))
    mesh_objects.add_box("ledge", (60, 22, 6), (0, 4, -3), material, bevel=0.12)
    for block in parameters.get("blocks", []):
        box = mesh_objects.add_box("block", block["size"], block["location"], material, bevel=0.06)
        box.rotation_euler = (0, 0, radians(block["turnDeg"]))
    mesh_objects.add_box("wall", (220, 1, 160), (0, parameters["wallDistance"], 20), surfaces.plaster(**parameters.get("plaster", {})))


def light_by_window(window):
    """A low sun through glazing bars, the sky's soft light round it, and dark flags that draw the metal's edges."""
    lights.set_world((0.95, 0.97, 1.0), window["fill"], window.get("throughStone", 0.0))
    if window["sunBrightness"] > 0:
        lights.add_lamp(window["sun"], window["target"], window["sunSize"], window["sunBrightness"], (1.0, 0.90, 0.76))
        lights.add_window_bars(window["bars"], window["target"], window["barsSize"], 2, 3, window["bar"], 60)
    sky = window["skyBrightness"]
    lights.add_softbox((-26, -12, 13), (2, 0, 2), (30, 34), sky, (1.0, 0.98, 0.95))
    lights.add_softbox((40, -18, 20), (2, 0, 1), (26, 40), sky * 0.5, (1.0, 0.95, 0.88))
    lights.add_softbox((6, -4, 34), (2, 0, 1), (44, 26), sky * 0.7)
    lights.add_softbox((-4, -46, 40), (2, 0, 2), (60, 34), sky * 0.9)
    lights.add_flag((13, -30, 8), (2, 0, 1), (9, 34))
    lights.add_flag((-9, -36, 6), (2, 0, 1), (8, 34))
    for panel in window.get("panels", []):
        lights.add_softbox(**panel)
