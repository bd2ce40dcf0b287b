"""Removes the noise of a path-traced image with the trained network of Intel's Open Image Denoise, evaluated here in
NumPy because Debian builds Blender without it. README.md states the origin and licence of the weights."""

import struct
import sys
from pathlib import Path

import numpy as np

WEIGHTS = Path(__file__).resolve().parents[1] / "weights" / "rt_hdr_alb_nrm.tza"
TZA_MAGIC = 0x41D7
# The network halves the resolution four times.
MULTIPLE_PX = 16
# Rows per matrix product; limits the memory of a convolution.
BAND_ROWS = 128

# The transfer curve of the network's input: perceptually uniform up to 65504, the largest half-precision number
# (Open Image Denoise, "PU" transfer function).
A, B, C, D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
BRIGHTEST = 65504.0
MIDDLE_GREY = 0.18


def denoise(light, albedo, normal):
    """Returns the denoised image. All arrays: height × width × 3, linear light, albedo 0–1, normals −1–1."""
    weights = _read_weights()
    exposure = _exposure(light)
    guides = [np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5]
    seen = np.concatenate([_to_perceived(np.clip(light * exposure, 0, BRIGHTEST)), *guides], axis=2).astype(np.float32)
    height, width = light.shape[:2]
    margins = ((0, -height % MULTIPLE_PX), (0, -width % MULTIPLE_PX), (0, 0))
    clean = _run_network(weights, np.pad(seen, margins, "reflect"))[:height, :width]
    return (_from_perceived(clean) / exposure).astype(np.float32)


def box_blur(image, radius):
    """Mean over a square of 2·radius + 1 pixels, edges repeated."""
    for axis in (0, 1):
        widths = [(0, 0)] * image.ndim
        widths[axis] = (radius + 1, radius)
        sums = np.cumsum(np.pad(image, widths, "edge"), axis=axis, dtype=np.float64)
        size = image.shape[axis]
        upper = np.take(sums, range(2 * radius + 1, 2 * radius + 1 + size), axis=axis)
        lower = np.take(sums, range(size), axis=axis)
        image = ((upper - lower) / (2 * radius + 1)).astype(np.float32)
    return image


def _read_weights():
    """Reads the tensors of a TZA archive as a dictionary of arrays."""
    if not WEIGHTS.exists():
        sys.exit(f"{WEIGHTS.name} is missing in {WEIGHTS.parent}: README.md says how to get it.")
    archive = WEIGHTS.read_bytes()
    magic, major, _minor, table = struct.unpack_from("<HBBQ", archive)
    if magic != TZA_MAGIC or major != 2:
        sys.exit(f"{WEIGHTS} is not an archive of weights of version 2.")
    position = table + 4
    tensors = {}
    for _ in range(struct.unpack_from("<I", archive, table)[0]):
        name_length = struct.unpack_from("<H", archive, position)[0]
        name = archive[position + 2 : position + 2 + name_length].decode()
        position += 2 + name_length
        dimensions = archive[position]
        shape = struct.unpack_from(f"<{dimensions}I", archive, position + 1)
        position += 1 + 4 * dimensions + dimensions
        kind, offset = struct.unpack_from("<cQ", archive, position)
        position += 9
        dtype = {b"f": np.float32, b"h": np.float16}[kind]
        count = int(np.prod(shape))
        tensors[name] = np.frombuffer(archive, dtype, count, offset).reshape(shape).astype(np.float32)
    return tensors


def _exposure(light):
    """The factor that scales the image's mean brightness, measured in blocks, to middle grey."""
    luminance = np.maximum(light @ np.array([0.212671, 0.715160, 0.072169], np.float32), 0)
    height, width = (size // MULTIPLE_PX * MULTIPLE_PX for size in luminance.shape)
    blocks = luminance[:height, :width].reshape(height // MULTIPLE_PX, MULTIPLE_PX, width // MULTIPLE_PX, MULTIPLE_PX)
    means = blocks.mean(axis=(1, 3))
    lit = means[means > 1e-8]
    return MIDDLE_GREY / float(np.exp2(np.log2(lit).mean())) if lit.size else 1.0


def _curve(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(y, C) + D, E * np.log(y + F) + G))


def _to_perceived(y):
    return _curve(y) / _curve(np.float64(BRIGHTEST))


def _from_perceived(x):
    x = np.clip(x, 0, 1).astype(np.float64) * _curve(np.float64(BRIGHTEST))
    root = np.power(np.maximum(x - D, 0) / B, 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, root, np.exp((x - G) / E) - F))


def _run_network(weights, picture):
    """The U-net: five levels down, four up, each joined with its level on the way down."""

    def layer(name, image, last=False):
        return _convolve(image, weights[f"{name}.weight"], weights[f"{name}.bias"], rectify=not last)

    pools = [picture]
    image = layer("enc_conv0", picture)
    for level in ("enc_conv1", "enc_conv2", "enc_conv3", "enc_conv4"):
        image = _halve(layer(level, image))
        pools.append(image)
    image = layer("enc_conv5b", layer("enc_conv5a", pools.pop()))
    for level in (4, 3, 2, 1):
        image = np.concatenate([_double(image), pools.pop()], axis=2)
        image = layer(f"dec_conv{level}b", layer(f"dec_conv{level}a", image))
    return layer("dec_conv0", image, last=True)


def _convolve(image, kernel, bias, rectify):
    """3 × 3 convolution as nine matrix products, edges filled with zero."""
    height, width, channels = image.shape
    padded = np.pad(image, ((1, 1), (1, 1), (0, 0)))
    result = np.empty((height, width, kernel.shape[0]), np.float32)
    matrices = [[np.ascontiguousarray(kernel[:, :, dy, dx].T) for dx in range(3)] for dy in range(3)]
    for top in range(0, height, BAND_ROWS):
        rows = min(BAND_ROWS, height - top)
        total = np.broadcast_to(bias, (rows * width, kernel.shape[0])).copy()
        for dy in range(3):
            for dx in range(3):
                window = padded[top + dy : top + dy + rows, dx : dx + width]
                total += window.reshape(-1, channels) @ matrices[dy][dx]
        result[top : top + rows] = total.reshape(rows, width, -1)
    return np.maximum(result, 0, out=result) if rectify else result


def _halve(image):
    height, width, channels = image.shape
    return image.reshape(height // 2, 2, width // 2, 2, channels).max(axis=(1, 3))


def _double(image):
    return image.repeat(2, axis=0).repeat(2, axis=1)
