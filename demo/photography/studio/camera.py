"""The camera, with a real focal length and f-number, although one unit is a centimetre."""

import bpy
from mathutils import Vector

CENTIMETRES_PER_METRE = 100


def place(location, target, lens_mm, f_number, focus, shift=(0.0, 0.0), blades=9):
    """Looks from `location` to `target`, sharp at `focus`; `shift` moves the subject without tilting the lens."""
    data = bpy.data.cameras.new("camera")
    created = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(created)
    created.location = location
    direction = Vector(target) - Vector(location)
    created.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    data.lens = lens_mm
    data.shift_x, data.shift_y = shift
    data.clip_start, data.clip_end = 0.1, 5000
    data.dof.use_dof = True
    # The focus distance is measured along the optical axis; the aperture is computed in metres.
    data.dof.focus_distance = (Vector(focus) - Vector(location)).dot(direction.normalized())
    data.dof.aperture_fstop = f_number / CENTIMETRES_PER_METRE
    data.dof.aperture_blades = blades
    bpy.context.scene.camera = created
