"""A pearl strand in a slow curve over linen, light from a window at the left."""

import numpy as np

from studio import sets, sweeps
from studio.finishes import nacre
from studio.linen import add_linen
from studio.pearls import add_strand


def build(parameters):
    def folds(x, y):
        height = np.zeros_like(np.asarray(x, dtype=float))
        for fold in parameters["folds"]:
            angle = np.radians(fold["angleDeg"])
            away = (x - fold["at"][0]) * np.cos(angle) + (y - fold["at"][1]) * np.sin(angle)
            along = -(x - fold["at"][0]) * np.sin(angle) + (y - fold["at"][1]) * np.cos(angle)
            away = away + 0.35 * np.sin(along / 2.7)
            height = height + fold["height"] * np.exp(-((away / fold["width"]) ** 2)) * np.exp(-((along / fold["length"]) ** 2))
        return height

    add_linen(parameters["cloth"], tuple(parameters["linenColour"]), folds=folds)
    path = sweeps.smooth_path(parameters["strand"], 60)
    rest = folds(path[:, 0], path[:, 1]) + parameters["diameter"] / 2
    add_strand(np.column_stack([path, rest]), parameters["diameter"], nacre(**parameters.get("nacre", {})))
    sets.light_by_window(parameters["window"])
