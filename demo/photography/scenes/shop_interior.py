"""The shop as its visitors see it: an oak counter with glass cases, a lit niche in a plaster wall, afternoon sun."""

from math import radians

from mathutils import Matrix

from studio import forms, household_materials, lights, materials, mesh_objects, shop_displays, shop_fittings, surfaces
from studio.flowers import add_eucalyptus
from studio.vessels import add_vase

ROOM_LEFT, ROOM_RIGHT, ROOM_FRONT, CEILING = -420, 330, -400, 310


def build(parameters):
    wall_at = parameters["wallDistance"]
    _add_shell(wall_at, parameters)
    counter = shop_fittings.add_counter(**parameters["counter"]["size"])
    _put(counter, parameters["counter"])
    for case in parameters["cases"]:
        _put(shop_displays.add_case(**case["size"], pieces=case["pieces"]), case)
    for lamp in parameters["lamps"]:
        pendant = shop_fittings.add_pendant(CEILING, lamp["rim"], lamp["glow"])
        pendant.location = (*lamp["at"], lamp["rim"])
    for bust in parameters["busts"]:
        _put(shop_displays.add_bust(**bust.get("options", {})), bust)
    for row in parameters["boxes"]:
        _put(shop_displays.add_boxes(**row["row"]), row)
    _add_branches(parameters["branches"])
    _add_light(parameters["light"])


def _add_shell(wall_at, parameters):
    """Floor boards, three walls and a ceiling; open at the side of the window and behind the camera."""
    plaster = surfaces.plaster(relief=0.5, scale=0.14, **parameters.get("plaster", {}))
    niche = parameters["niche"]
    left, right = niche["x"] - niche["width"] / 2, niche["x"] + niche["width"] / 2
    low, high = niche["z"], niche["z"] + niche["height"]
    for x0, x1, z0, z1 in (
        (ROOM_LEFT - 300, left, 0, CEILING),
        (right, ROOM_RIGHT, 0, CEILING),
        (left, right, 0, low),
        (left, right, high, CEILING),
    ):
        mesh_objects.add_box("wall", (x1 - x0, 30, z1 - z0), ((x0 + x1) / 2, wall_at + 15, (z0 + z1) / 2), plaster)
    recess = shop_fittings.add_niche(niche["width"] - 5.2, niche["height"] - 5.2, 26, niche["glow"], niche["shelves"])
    recess.location = (niche["x"], wall_at + 0.4, niche["z"] + 2.6)
    mesh_objects.add_box(
        "right wall",
        (20, wall_at - ROOM_FRONT, CEILING),
        (ROOM_RIGHT + 10, (wall_at + ROOM_FRONT) / 2, CEILING / 2),
        plaster,
    )
    span = ROOM_RIGHT + 400
    mesh_objects.add_box(
        "ceiling",
        (span, wall_at - ROOM_FRONT, 10),
        (ROOM_RIGHT - span / 2, (wall_at + ROOM_FRONT) / 2, CEILING + 5),
        plaster,
    )
    mesh_objects.add_box(
        "skirting", (900, 1.6, 9), (-60, wall_at - 0.8, 4.5), materials.lacquer((0.52, 0.47, 0.41), 0.5), bevel=0.3
    )
    _add_boards(wall_at)


def _add_boards(wall_at, width=19.0, length=240.0):
    """Oiled oak boards away from the viewer, their joints staggered."""
    oak = household_materials.wood(
        (0.27, 0.17, 0.09), (0.46, 0.31, 0.19), scale=0.10, gloss=0.38, turned=(0, 0, 1.5708), relief=0.12
    )
    mesh_objects.add_box(
        "subfloor",
        (1500, wall_at - ROOM_FRONT, 2),
        (-150, (wall_at + ROOM_FRONT) / 2, -3.2),
        materials.lacquer((0.02, 0.014, 0.01), 0.8),
    )
    row = 0
    x = -620.0
    while x < ROOM_RIGHT:
        y = ROOM_FRONT - (row * 97) % length
        while y < wall_at:
            board = mesh_objects.add_box("board", (width - 0.25, length - 0.25, 2), (x, y + length / 2, -1), oak, bevel=0.15)
            board.data.transform(_shift(row * 13.7, y * 0.31 + row * 5.1))
            board.location = (x - row * 13.7, y + length / 2 - (y * 0.31 + row * 5.1), -1)
            y += length
        x += width
        row += 1


def _shift(dx, dy):
    """Moves the mesh in its local axes, so that every board shows a different part of the grain."""
    return Matrix.Translation((dx, dy, 0))


def _add_branches(branches):
    vase = add_vase("bottle vase", (0.16, 0.14, 0.12), 0.5, 0.2)
    twigs = [add_eucalyptus(path, leaves=26, size=4.2) for path in branches["twigs"]]
    handle = forms.under_one_handle("branches", [vase, *twigs])
    handle.scale = (branches["scale"],) * 3
    _put(handle, branches)


def _add_light(light):
    """Low sunlight from the left, through a tall window with glazing bars outside the image."""
    lights.set_world((0.97, 0.98, 1.0), light["fill"])
    lights.add_lamp(light["sun"], light["target"], (40, 40), light["sunBrightness"], (1.0, 0.86, 0.68))
    lights.add_window_bars(light["bars"], light["target"], light["barsSize"], 2, 3, light["bar"], 160)
    for box in light["softboxes"]:
        lights.add_softbox(**box)


def _put(handle, entry):
    handle.location = entry["at"]
    handle.rotation_euler = (0, 0, radians(entry.get("turnDeg", 0)))
