"""A pearl strand in a slow curve over linen, in the light of the product set."""

import numpy as np

from studio import product_set, sweeps
from studio.nacre_and_blasted_metal import nacre
from studio.jewellery import NACRES
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
            ridge = np.exp(-((away / fold["width"]) ** 2)) * np.exp(-((along / fold["length"]) ** 2))
            height = height + fold["height"] * ridge
        return height

    add_linen(parameters["cloth"], tuple(parameters["linenColour"]), folds=folds)
    path = sweeps.smooth_path(parameters["strand"], 60)
    rest = folds(path[:, 0], path[:, 1]) + parameters["diameter"] / 2
    pearls = [nacre(**NACRES[name]) for name in parameters["nacres"]]
    shape = {name: parameters[name] for name in ("gap", "spread", "baroque") if name in parameters}
    add_strand(np.column_stack([path, rest]), parameters["diameter"], pearls, **shape)
    product_set.place(parameters)
