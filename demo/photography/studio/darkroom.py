"""Renders the stage with Cycles, removes the noise and writes a JPEG within the size limit."""

import sys
import tempfile
from pathlib import Path

import bpy
import numpy as np

from studio.denoise import box_blur, denoise

WEIGHT_LIMIT_BYTES = 350_000
QUALITIES = range(93, 59, -3)
FEATURES = {"Denoising Albedo": "albedo", "Denoising Normal": "normal"}


def develop(output: Path, width_px: int, height_px: int, samples: int, seed: int, development: dict) -> None:
    """Renders the image and saves it in the highest quality within the size limit."""
    scene = bpy.context.scene
    _set_up_renderer(scene, width_px, height_px)
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = development.get("look", "Medium High Contrast")
    scene.view_settings.exposure = development.get("exposure", 0.0)
    with tempfile.TemporaryDirectory() as folder:
        passes = _render(scene, Path(folder), samples, seed)
    light = denoise(passes["light"], passes["albedo"], passes["normal"])
    output.parent.mkdir(parents=True, exist_ok=True)
    _save(scene, _with_bloom(light, development.get("bloom", 0.0)), output)


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


def _read_pixels(path):
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = "Linear"
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


def _save(scene, light, output):
    height, width = light.shape[:2]
    image = bpy.data.images.new("picture", width, height, float_buffer=True)
    pixels = np.ones((height, width, 4), dtype=np.float32)
    pixels[..., :3] = light
    image.pixels.foreach_set(pixels.ravel())
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
