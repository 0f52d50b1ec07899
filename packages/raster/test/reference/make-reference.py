"""Figures from GDAL and numpy that the tests of @gep/raster are compared with. See README.md beside this file."""

import sys

from figures import save
from statistics_figures import statistics
from terrain_figures import degrees, one_model, terrain
from zonal_figures import zonal

data, wanted = sys.argv[1], sys.argv[2:] or ["statistics", "terrain", "zonal"]
if "statistics" in wanted:
    quick, whole = statistics(data)
    save("statistics", quick)
    save("statistics-whole", whole)
if "terrain" in wanted:
    save("terrain", {"model": one_model(data), "degrees": degrees(data), "rasters": terrain(data)})
if "zonal" in wanted:
    fujian, ntt = zonal(data)
    save("zonal-fujian", fujian)
    save("zonal-ntt", ntt)
