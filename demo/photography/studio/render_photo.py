"""Renders the stage with Cycles, removes the noise and writes a JPEG within the size limit."""

import sys
import tempfile
from pathlib import Path

import bpy
import numpy as np

from studio.denoise import box_blur, denoise

FILES = Path(__file__).resolve().parents[2] / "files"
WEIGHT_LIMIT_BYTES = 350_000
QUALITIES = range(93, 59, -3)
# Width of the soft edge of a box, as a share of the image.
FEATHER = 0.02
FEATURES = {"Denoising Albedo": "albedo", "Denoising Normal": "normal"}


def develop(output: Path, width_px: int, height_px: int, samples: int, seed: int, development: dict) -> None:
    """Renders the image and saves it in the highest quality within the size limit. With `onto`, the name of another
    image from the same camera, only the `boxes` (left, top, right, bottom as shares of the image) are rendered: a watch
    with another strap needs a fifth of the time."""
    scene = bpy.context.scene
    _set_up_renderer(scene, width_px, height_px)
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = development.get("look", "Medium High Contrast")
    scene.view_settings.exposure = development.get("exposure", 0.0)
    output.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:

        def expose():
            passes = _render(scene, Path(folder), samples, seed)
            light = denoise(passes["light"], passes["albedo"], passes["normal"])
            return _to_image(_with_bloom(light, development.get("bloom", 0.0)))

        if "onto" in development:
            image = _retouched(scene, Path(folder), expose, **{key: development[key] for key in ("onto", "boxes")})
        else:
            image = expose()
        _save(scene, image, output)


def _retouched(scene, folder, expose, onto, boxes):
    """The boxes, blended softly into the other image; sets the view to one that shows it unchanged."""
    width, height = scene.render.resolution_x, scene.render.resolution_y
    shown = _read_pixels(FILES / f"{onto}.jpg", (width, height))
    scene.render.use_border = scene.render.use_crop_to_border = True
    scene.render.image_settings.file_format = "PNG"
    for left, top, right, bottom in boxes:
        columns = round(left * width), round(right * width)
        rows = round((1 - bottom) * height), round((1 - top) * height)
        # A quarter of a pixel more, as Blender rounds down.
        scene.render.border_min_x, scene.render.border_max_x = ((x + 0.25) / width for x in columns)
        scene.render.border_min_y, scene.render.border_max_y = ((y + 0.25) / height for y in rows)
        expose().save_render(str(folder / "box.png"), scene=scene)
        box = _read_pixels(folder / "box.png")
        share = np.minimum.outer(_softness(rows, height), _softness(columns, width))[..., None]
        place = np.s_[slice(*rows), slice(*columns)]
        shown[place] += (box - shown[place]) * share
    scene.view_settings.view_transform, scene.view_settings.look, scene.view_settings.exposure = "Standard", "None", 0
    return _to_image(np.where(shown <= 0.04045, shown / 12.92, ((shown + 0.055) / 1.055) ** 2.4))


def _softness(edges, size):
    """The share of a box from one edge to the other: soft within the image, hard at its border."""
    start, end = edges
    inside = np.arange(end - start)
    inset = np.minimum(inside + size * (start == 0), inside[::-1] + size * (end == size))
    return np.clip(inset / (size * FEATHER), 0, 1)


def _set_up_renderer(scene, width_px, height_px):
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width_px, height_px
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.device = "CPU"
    # Debian builds Cycles without a denoiser; denoise.py replaces it.
    cycles.use_denoising = False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.05, 8
    # Light leaves a brilliant only after many inner reflections.
    cycles.max_bounces, cycles.transmission_bounces, cycles.glossy_bounces = 20, 18, 8
    cycles.diffuse_bounces = 2
    cycles.sample_clamp_indirect = 4.0
    cycles.blur_glossy = 0.6
    bpy.context.view_layer.cycles.denoising_store_passes = True


def _render(scene, folder, samples, seed):
    """Renders; returns the passes as arrays (height × width × 3)."""
    scene.cycles.seed, scene.cycles.samples = seed, samples
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    writer = tree.nodes.new("CompositorNodeOutputFile")
    writer.base_path = str(folder)
    writer.format.file_format, writer.format.color_depth, writer.format.exr_codec = "OPEN_EXR", "32", "ZIP"
    writer.file_slots.clear()
    names = {"Image": "light", **FEATURES}
    for layer, name in names.items():
        writer.file_slots.new(f"{name}-")
        tree.links.new(layers.outputs[layer], writer.inputs[f"{name}-"])
    bpy.ops.render.render()
    return {name: _read_pixels(next(folder.glob(f"{name}-*.exr"))) for name in names.values()}


def _read_pixels(path, size=None):
    """The values as they are stored, without conversion of colour."""
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = "Linear"
    if size:
        image.scale(*size)
    width, height = image.size
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :3].copy()


def _with_bloom(light, amount):
    """A slight glow around the brightest highlights, like that of a real lens."""
    if amount <= 0:
        return light
    sparks = np.clip(light - 1.5, 0, 12)
    glow = np.zeros_like(light)
    for share in (0.004, 0.012, 0.03):
        radius = max(1, round(light.shape[1] * share))
        blurred = sparks
        for _ in range(3):
            blurred = box_blur(blurred, radius)
        glow += blurred / 3
    return light + amount * glow


def _to_image(light):
    height, width = light.shape[:2]
    image = bpy.data.images.new("picture", width, height, float_buffer=True)
    pixels = np.ones((height, width, 4), dtype=np.float32)
    pixels[..., :3] = light
    image.pixels.foreach_set(pixels.ravel())
    return image


def _save(scene, image, output):
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode = "JPEG", "RGB"
    for quality in QUALITIES:
        settings.quality = quality
        image.save_render(str(output), scene=scene)
        size_bytes = output.stat().st_size
        if size_bytes <= WEIGHT_LIMIT_BYTES:
            print(f"{output.name}: quality {quality}, {size_bytes // 1000} KB")
            return
    output.unlink()
    sys.exit(f"{output.name} exceeds {WEIGHT_LIMIT_BYTES // 1000} KB even at quality {quality}: render it smaller.")
