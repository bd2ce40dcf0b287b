"""A pearl strand in a slow curve over linen, light from a window at the left."""

import numpy as np

from studio import sets
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
    add_strand(parameters["strand"], parameters["diameter"], folds)
    sets.light_by_window(parameters["window"])
