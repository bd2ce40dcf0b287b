"""Non-local means with two half renders (after Rousselle, Knaus, Zwicker 2012): each half decides where the other may
be averaged, the difference of both measures the noise, and albedo and normals keep texture and edges. Used by darkroom."""

import numpy as np

SEARCH_PX = 8
PATCH_PX = 3
BAND_ROWS = 160
GAIN = 6.0
FEATURE_TOLERANCES = (0.03, 0.12)


def denoise(first, second, features, smoothness):
    """Gives the mean of both halves, cleaned; `smoothness` 0 leaves it alone, 1 is the measured noise level."""
    if smoothness <= 0:
        return (first + second) / 2
    # Distances count as the eye sees them: a logarithm tames highlights that would outvote everything else.
    halves = [np.log1p(GAIN * np.maximum(half, 0)) for half in (first, second)]
    variance = box_blur((halves[0] - halves[1]) ** 2 / 2, 2) + 1e-6
    margin = SEARCH_PX + PATCH_PX
    padded = [np.pad(array, ((margin, margin), (margin, margin), (0, 0)), "reflect") for array in (*halves, variance, *features)]
    height = first.shape[0]
    bands = []
    for top in range(0, height, BAND_ROWS):
        rows = min(BAND_ROWS, height - top)
        bands.append(_filter_band([array[top : top + rows + 2 * margin] for array in padded], smoothness))
    return np.expm1(np.concatenate(bands)) / GAIN


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


def _filter_band(padded, smoothness):
    """Filters one horizontal band; every array carries a margin of search and patch on all sides."""
    first, second, variance, *features = padded
    centre = _window(first, 0, 0, PATCH_PX).shape
    sums = [np.zeros((centre[0] - 2 * PATCH_PX, centre[1] - 2 * PATCH_PX, 3), np.float32) for _ in range(2)]
    totals = [np.zeros(sums[0].shape[:2] + (1,), np.float32) for _ in range(2)]
    for dy in range(-SEARCH_PX, SEARCH_PX + 1):
        for dx in range(-SEARCH_PX, SEARCH_PX + 1):
            kept = _feature_weight(features, dy, dx)
            for guide, other, side in ((first, second, 1), (second, first, 0)):
                weight = np.minimum(_colour_weight(guide, variance, dy, dx, smoothness), kept)[..., None]
                sums[side] += weight * _window(other, dy, dx, 0)
                totals[side] += weight
    return (sums[0] / totals[0] + sums[1] / totals[1]) / 2


def _colour_weight(guide, variance, dy, dx, smoothness):
    here, there = _window(guide, 0, 0, PATCH_PX), _window(guide, dy, dx, PATCH_PX)
    noise, noise_there = _window(variance, 0, 0, PATCH_PX), _window(variance, dy, dx, PATCH_PX)
    distance = (here - there) ** 2 - (noise + np.minimum(noise, noise_there))
    distance /= 1e-6 + (0.6 * smoothness) ** 2 * (noise + noise_there)
    return np.exp(-np.maximum(_patch_mean(distance.mean(axis=2)), 0))


def _feature_weight(features, dy, dx):
    total = 0.0
    for feature, tolerance in zip(features, FEATURE_TOLERANCES):
        difference = _window(feature, 0, 0, 0) - _window(feature, dy, dx, 0)
        total = total + (difference**2).sum(axis=2) / tolerance**2
    return np.exp(-total)


def _window(array, dy, dx, extra):
    """The band itself, grown by `extra` and moved by the offset."""
    margin = SEARCH_PX + PATCH_PX - extra
    height, width = array.shape[:2]
    return array[margin + dy : height - margin + dy, margin + dx : width - margin + dx]


def _patch_mean(values):
    size = 2 * PATCH_PX + 1
    for axis in (0, 1):
        sums = np.cumsum(values, axis=axis, dtype=np.float32)
        head = np.take(sums, [size - 1], axis=axis)
        rest = np.take(sums, range(size, sums.shape[axis]), axis=axis) - np.take(sums, range(sums.shape[axis] - size), axis=axis)
        values = np.concatenate([head, rest], axis=axis) / size
    return values
