"""Figures of docs/guide/examples/ntt.json: 22 districts in 2020 and 1990, cells of the metres in the argument."""
import sys

import models
from grid import Project, data_folder, fitted_albers, write

TYPES = {
    1: 111, 2: 111, 3: 411, 4: 411, 5: 411, 6: 411, 7: 11, 8: 521, 9: 211, 10: 412, 11: 33, 12: 512, 13: 512, 14: 511,
    15: 422, 16: 611, 17: 611, 18: 823, 19: 633, 20: 42, 21: 413, 22: -9999, 23: 632,
}  # fmt: skip

folder = f"{data_folder()}/calc/ntt"
resolution = int(sys.argv[2])
area = resolution**2
project = Project(f"{folder}/ntt_district.shp", "ID", resolution, fitted_albers)


def year(name):
    types = project.classes(f"{folder}/{name}", TYPES)
    carbon = models.carbon(types, area, rates=models.RATES)
    kwh = models.cooling(types, area, humid=True)
    hectares, treatment = models.pests(types, area)
    layers = {
        "5//function": carbon,
        "5//value": carbon * 380,
        "6//function": kwh,
        "6//value": kwh * 0.53,
        "13//function": hectares,
        "13//value": treatment,
        **models.purified(types, area),
    }
    return {key: project.figures(layer) for key, layer in layers.items()}


write(
    f"ntt-{resolution}.json",
    {"current": year("landcover_2020.tif"), "comparable": year("landcover_1990.tif")},
)
