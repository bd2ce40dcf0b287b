"""Everyday objects on stone, on a table or on the product set: each entry of `things` has a kind, a place and options.
Sets and window are sized for jewellery; `scale` reduces the arrangement to that size."""

from math import radians

from studio import forms, ledge_and_window_light, mesh_objects, product_set
from studio.bicycle_bell import add_bell, add_handlebar
from studio.candles import add_glass_candle, add_holder, add_pillar
from studio.florist_tools import add_scissors, add_twine
from studio.flowers import add_eucalyptus, add_flower
from studio.small_goods import add_block, add_book, add_cufflink, add_travel_case
from studio.spectacles import add_spectacles
from studio.textiles import add_stack, add_tablecloth
from studio.vessels import add_diffuser, add_silver, add_vase, add_wine_glass

KINDS = {
    "bell": add_bell,
    "block": add_block,
    "book": add_book,
    "cufflink": add_cufflink,
    "diffuser": add_diffuser,
    "eucalyptus": add_eucalyptus,
    "flower": add_flower,
    "glass candle": add_glass_candle,
    "handlebar": add_handlebar,
    "holder": add_holder,
    "pillar": add_pillar,
    "scissors": add_scissors,
    "silver": add_silver,
    "spectacles": add_spectacles,
    "stack": add_stack,
    "tablecloth": add_tablecloth,
    "travel case": add_travel_case,
    "twine": add_twine,
    "vase": add_vase,
    "wine glass": add_wine_glass,
}


def build(parameters):
    arrangement = mesh_objects.add_empty("arrangement", parameters.get("origin", (0, 0, 0)))
    arrangement.scale = (parameters["scale"],) * 3
    for thing in parameters["things"]:
        options = dict(thing)
        kind, location = options.pop("kind"), options.pop("location", (0, 0, 0))
        turn_deg = options.pop("turnDeg", (0, 0, 0))
        placed = forms.under_one_handle(kind, [KINDS[kind](**options)])
        placed.location, placed.rotation_euler = location, [radians(angle) for angle in turn_deg]
        placed.parent = arrangement
    if "set" in parameters:
        product_set.place(parameters)
    else:
        ledge_and_window_light.build_ledge(parameters)
        ledge_and_window_light.light_by_window(parameters["window"])
