"""One or more items of jewellery on the product set or on stone. `pieces` lists each with its position."""

from math import radians

import bpy

from studio import ledge_and_window_light, mesh_objects, product_set
from studio.jewellery import PIECES


def build(parameters):
    for piece in parameters["pieces"]:
        given = dict(piece)
        kind, place = given.pop("kind"), given.pop("location", (0, 0, 0))
        turn = [radians(angle) for angle in given.pop("rotationDeg", (0, 0, 0))]
        _move_as_one(lambda: PIECES[kind](**given), place, turn)
    if "wallDistance" in parameters:
        ledge_and_window_light.build_ledge(parameters)
        ledge_and_window_light.light_by_window(parameters["window"])
    else:
        product_set.place(parameters)


def _move_as_one(make, place, turn):
    """Parents all objects that `make` adds to the stage to one handle."""
    before = set(bpy.context.scene.objects)
    make()
    handle = mesh_objects.add_empty("piece", place, turn)
    for added in set(bpy.context.scene.objects) - before - {handle}:
        if added.parent is None:
            added.parent = handle
