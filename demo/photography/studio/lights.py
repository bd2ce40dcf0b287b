"""Soft boxes, flags, windows and the world's fill light. Brightness is radiance, independent of a light's size."""

import bpy
from mathutils import Vector

from studio import mesh_objects
from studio.nodes import Graph


def set_world(colour, strength, through_stone=0.0):
    """The faint light from all directions. Rays refracted by a stone see a room of bright and dark patches instead,
    because a brilliant reflects the whole room and looks like water without contrast around it."""
    graph = Graph("world", bpy.data.worlds.new("world"))
    bpy.context.scene.world = graph.owner
    direction = graph.texture_coordinates("Generated")
    room = graph.map_range(graph.noise(direction, 4.5, 1.0), 0.46, 0.53, 0.10 * through_stone, through_stone, smooth=True)
    hue = graph.map_range(graph.noise(direction, 9.0, 0.0), 0.3, 0.7, 0.0, 1.0)
    fire = graph.node("ShaderNodeHueSaturation", Hue=hue, Saturation=1.0, Color=(1.0, 0.72, 0.66, 1)).outputs[0]
    leaves_stone = graph.node("ShaderNodeLightPath").outputs["Is Transmission Ray"]
    level = graph.blend("MIX", leaves_stone, (strength,) * 3 + (1,), graph.blend("MULTIPLY", 1.0, room, fire))
    background = graph.node("ShaderNodeBackground", Color=graph.blend("MULTIPLY", 1.0, level, (*colour, 1)))
    output = graph.node("ShaderNodeOutputWorld")
    graph.link(background.outputs[0], output.inputs["Surface"])


def add_softbox(location, target, size, brightness, colour=(1, 1, 1), feather=0.35):
    """A luminous panel whose edges fade, so that metal shows gradients instead of hard rectangles."""
    graph = Graph("softbox")
    u, v, _ = graph.separate(graph.texture_coordinates("UV"))
    fade = graph.math("MULTIPLY", _fade(graph, u, feather), _fade(graph, v, feather))
    emission = graph.node("ShaderNodeEmission", Color=(*colour, 1))
    graph.link(graph.math("MULTIPLY", fade, brightness), emission.inputs["Strength"])
    dark = graph.node("ShaderNodeBsdfTransparent")
    front = graph.node("ShaderNodeMixShader")
    graph.link(graph.node("ShaderNodeNewGeometry").outputs["Backfacing"], front.inputs[0])
    graph.link(emission.outputs[0], front.inputs[1])
    graph.link(dark.outputs[0], front.inputs[2])
    panel = _add_panel("softbox", location, target, size, graph.finish(front.outputs[0]))
    panel.visible_camera = False
    # The sun may be behind a panel.
    panel.visible_shadow = False
    return panel


def glowing(colour, brightness):
    """The material of a bulb: uniform emission, visible to the camera."""
    graph = Graph("glowing")
    return graph.finish(graph.node("ShaderNodeEmission", Color=(*colour, 1), Strength=brightness).outputs[0])


def add_lamp(location, target, size, brightness, colour=(1, 1, 1)):
    """A small even light without a body: the sun behind a window, a glint on an edge."""
    data = bpy.data.lights.new("lamp", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", *size
    data.energy = brightness * 4 * size[0] * size[1]
    data.color = colour
    lamp = bpy.data.objects.new("lamp", data)
    bpy.context.collection.objects.link(lamp)
    _aim(lamp, location, target)
    return lamp


def add_flag(location, target, size, value=0.01):
    """A dark (or, with a high value, a white) card for metal and stone to reflect."""
    graph = Graph("flag")
    card = _add_panel(
        "flag", location, target, size, graph.finish(graph.node("ShaderNodeBsdfDiffuse", Color=(value, value, value, 1)).outputs[0])
    )
    card.visible_camera = False
    return card


def add_window_bars(location, target, size, columns, rows, bar, margin):
    """A frame with glazing bars that a lamp behind it throws as a soft shadow."""
    graph = Graph("window bars")
    material = graph.finish(graph.node("ShaderNodeBsdfDiffuse", Color=(0.2, 0.2, 0.2, 1)).outputs[0])
    width, height = size
    frame = mesh_objects.add_empty("window")
    pieces = [((x - 0.5) * width, 0, bar, height) for x in (i / columns for i in range(columns + 1))]
    pieces += [(0, (y - 0.5) * height, width, bar) for y in (i / rows for i in range(rows + 1))]
    pieces += [(side * (width + margin) / 2, 0, margin, height + 2 * margin) for side in (-1, 1)]
    pieces += [(0, side * (height + margin) / 2, width + 2 * margin, margin) for side in (-1, 1)]
    for x, y, piece_width, piece_height in pieces:
        piece = mesh_objects.add_box("window bar", (piece_width, piece_height, bar / 2), (x, y, 0), material)
        piece.parent = frame
        piece.visible_camera = False
        piece.visible_glossy = False
    _aim(frame, location, target)
    return frame


def _fade(graph, coordinate, feather):
    """1 inside, falling smoothly to 0 over `feather` at both ends of a coordinate that runs from 0 to 1."""
    from_edge = graph.math("SUBTRACT", 0.5, graph.math("ABSOLUTE", graph.math("SUBTRACT", coordinate, 0.5)))
    return graph.map_range(from_edge, 0.0, max(feather, 1e-3), 0.0, 1.0, smooth=True)


def _add_panel(name, location, target, size, material):
    width, height = size
    corners = [(-width / 2, -height / 2, 0), (width / 2, -height / 2, 0), (width / 2, height / 2, 0), (-width / 2, height / 2, 0)]
    # The front faces -Z, the direction of lamps and cameras.
    panel = mesh_objects.add_mesh(name, corners, [(3, 2, 1, 0)], material, smooth=False)
    layer = panel.data.uv_layers.new()
    for loop, uv in zip(layer.data, [(0, 1), (1, 1), (1, 0), (0, 0)]):
        loop.uv = uv
    _aim(panel, location, target)
    return panel


def _aim(subject, location, target):
    subject.location = location
    subject.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
