"""Figures of docs/guide/examples/fujian.json: 85 counties, cells of 10 km."""
import models
import numpy as np
from grid import Project, china_albers, data_folder, write

TYPES = {
    1: 111, 2: 112, 3: 121, 4: 122, 5: 131, 6: 141, 7: 21, 8: 33, 9: 33, 10: 34, 11: 512, 12: 511, 13: 512, 14: 411,
    15: 413, 16: 822, 17: 711, 18: 611, 19: 811, 20: 42,
}  # fmt: skip

folder = f"{data_folder()}/calc/fujian"
project = Project(f"{data_folder()}/regions/fujian_gbk/福建省区县.shp", "县代码", 10_000, china_albers)
area = 10_000**2
types = project.classes(f"{folder}/landcover_20class.tif", TYPES)
npp = project.continuous(f"{folder}/npp.tif", 0.1)
rain = project.continuous(f"{folder}/pre.tif", 0.1)

carbon = models.carbon(types, area, npp=npp)
kwh = models.cooling(types, area, humid=False)
accounted = np.isin(models.level1(types), [1, 2, 3, 4])
runoff = rain * models.by_type(types, models.RUNOFF_FRACTIONS, 0)
kept = models.water_kept(types, area, rain, runoff, models.fu(rain, 1000))
hectares, treatment = models.pests(types, area)
depth = rain * models.by_type(types, models.COEFFICIENTS) / 100

layers = {
    "5//function": carbon,
    "5//extra-oxygen": carbon * 32 / 44,
    "5//value": carbon * (380 + 32 / 44 * 727),
    "6//function": kwh,
    "6//value": kwh * 0.53,
    "7//function": kept,
    "7//value": kept * 7.06,
    "11/runoff-coefficient/extra-coefficient-depth": depth,
    "11/runoff-coefficient/function": depth * area / 1000,
    "13//function": hectares,
    "13//value": treatment,
    **models.purified(types, area),
}
write("fujian.json", {"current": {key: project.figures(layer) for key, layer in layers.items()}})
