"""Settings for watches and clocks: product set, dark slate, stone ledge, plaster wall, or a room whose surfaces the
scene builds itself; selected by `place`."""

from studio import ledge_and_window_light, lights, mesh_objects, product_set, surfaces


def arrange(parameters):
    """Builds the place of the entry, with its additional lights and dark cards."""
    PLACES[parameters["place"]](parameters)
    for flag in parameters.get("flags", []):
        lights.add_flag(**flag)


def _slate(parameters):
    mesh_objects.add_box("table", (90, 70, 2), (0, 10, -1.0), surfaces.slate(**parameters.get("slate", {})))
    _own_lights(parameters)


def _stone(parameters):
    ledge_and_window_light.build_ledge(parameters)
    ledge_and_window_light.light_by_window(parameters["window"])


def _wall(parameters):
    """A wall in the plane y = 0, before it the room's own light."""
    mesh_objects.add_box("wall", (160, 1, 160), (0, 0.5, 0), surfaces.plaster(**parameters.get("plaster", {})))
    if "window" in parameters:
        ledge_and_window_light.light_by_window(parameters["window"])
    else:
        _own_lights(parameters)


def _own_lights(parameters):
    """The soft boxes of the entry in an almost dark room."""
    lights.set_world(parameters.get("fillColour", (0.8, 0.9, 1.0)), parameters["fill"])
    for box in parameters["softboxes"]:
        lights.add_softbox(**box)


PLACES = {"room": _own_lights, "product": product_set.place, "slate": _slate, "stone": _stone, "wall": _wall}
