"""A concise builder for shader graphs."""

import bpy


class Graph:
    """A material (or a given world) under construction: `node` creates, `link` connects, `finish` returns the material."""

    def __init__(self, name, owner=None):
        self.owner = owner or bpy.data.materials.new(name)
        self.owner.use_nodes = True
        self.tree = self.owner.node_tree
        self.tree.nodes.clear()

    def node(self, kind, **inputs):
        """Creates a node; keyword names are input names with underscores for blanks, values or sockets."""
        created = self.tree.nodes.new(kind)
        for name, value in inputs.items():
            self.feed(created.inputs[name.replace("_", " ")], value)
        return created

    def link(self, source, target):
        self.tree.links.new(source, target)

    def feed(self, target, value):
        """Connects a socket, or sets a plain value."""
        if isinstance(value, bpy.types.NodeSocket):
            self.link(value, target)
        else:
            target.default_value = value

    def finish(self, surface, displacement=None):
        output = self.node("ShaderNodeOutputMaterial")
        self.link(surface, output.inputs["Surface"])
        if displacement is not None:
            self.link(displacement, output.inputs["Displacement"])
            self.owner.cycles.displacement_method = "BOTH"
        return self.owner

    def texture_coordinates(self, kind="Object"):
        return self.node("ShaderNodeTexCoord").outputs[kind]

    def separate(self, vector):
        return tuple(self.node("ShaderNodeSeparateXYZ", Vector=vector).outputs)

    def stretched(self, vector, scale, rotation=(0, 0, 0), location=(0, 0, 0)):
        return self.node("ShaderNodeMapping", Vector=vector, Scale=scale, Rotation=rotation, Location=location).outputs[0]

    def math(self, operation, a, b=0.0, clamp=False):
        created = self.tree.nodes.new("ShaderNodeMath")
        created.operation, created.use_clamp = operation, clamp
        self.feed(created.inputs[0], a)
        self.feed(created.inputs[1], b)
        return created.outputs[0]

    def noise(self, vector, scale, detail=4.0, roughness=0.5, distortion=0.0):
        return self.node(
            "ShaderNodeTexNoise", Vector=vector, Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion
        ).outputs["Fac"]

    def map_range(self, value, low, high, to_low, to_high, smooth=False):
        created = self.tree.nodes.new("ShaderNodeMapRange")
        created.interpolation_type = "SMOOTHSTEP" if smooth else "LINEAR"
        for socket, given in zip(created.inputs, (value, low, high, to_low, to_high)):
            self.feed(socket, given)
        return created.outputs[0]

    def ramp(self, value, stops):
        """Colours by value; `stops` are pairs of position and linear RGB."""
        created = self.tree.nodes.new("ShaderNodeValToRGB")
        elements = created.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, (*colour, 1)
        self.feed(created.inputs[0], value)
        return created.outputs["Color"]

    def blend(self, mode, factor, a, b):
        created = self.tree.nodes.new("ShaderNodeMixRGB")
        created.blend_type = mode
        for socket, given in zip(created.inputs, (factor, a, b)):
            self.feed(socket, given)
        return created.outputs[0]

    def bump(self, height, strength, distance, normal=None):
        created = self.node("ShaderNodeBump", Height=height, Strength=strength, Distance=distance)
        if normal is not None:
            self.link(normal, created.inputs["Normal"])
        return created.outputs[0]

    def principled(self, **inputs):
        return self.node("ShaderNodeBsdfPrincipled", **inputs).outputs["BSDF"]
