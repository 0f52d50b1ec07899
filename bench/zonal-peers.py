"""rasterio's mask per zone (the method of rasterstats) and gdaldem: a request of JSON a line, an answer of JSON a line."""
import json
import os
import sys
import time

import numpy as np

cells = None


def load(folder, side):
    global cells
    cells = np.fromfile(os.path.join(folder, "cells"), np.float32).reshape(side, side)
    return {}


def rasterio(zones, deviation):
    """Milliseconds for count, sum, min, max, mean (and deviation) of all zones, and the counts."""
    from rasterio.io import MemoryFile
    from rasterio.mask import raster_geometry_mask
    from rasterio.transform import Affine

    side = cells.shape[0]
    with open(zones) as file:
        polygons = json.load(file)
    with MemoryFile() as memory:
        kind = dict(driver="GTiff", width=side, height=side, count=1, dtype="float32", transform=Affine(1, 0, 0, 0, -1, side))
        with memory.open(**kind) as raster:
            raster.write(cells, 1)
        with memory.open() as raster:
            counts = []
            start = time.perf_counter()
            for polygon in polygons:
                outside, _, window = raster_geometry_mask(raster, [polygon], crop=True)
                top, left = int(window.row_off), int(window.col_off)
                inside = cells[top : top + outside.shape[0], left : left + outside.shape[1]][~outside]
                figures = [inside.sum(dtype="f8"), inside.min(), inside.max()]
                if deviation:
                    figures.append(inside.std(dtype="f8"))
                counts.append(int(inside.size))
            return {"ms": (time.perf_counter() - start) * 1000, "counts": counts}


def gdaldem(kind, side, options):
    """Milliseconds of gdaldem from memory to memory on the first side x side cells, and the sum of the result."""
    from osgeo import gdal

    gdal.UseExceptions()
    raster = gdal.GetDriverByName("MEM").Create("", side, side, 1, gdal.GDT_Float32)
    raster.SetGeoTransform((0, 30, 0, 0, 0, -30))
    raster.GetRasterBand(1).WriteArray(cells[:side, :side])
    start = time.perf_counter()
    result = gdal.DEMProcessing("", raster, kind, format="MEM", options=options)
    ms = (time.perf_counter() - start) * 1000
    return {"ms": ms, "sum": float(result.ReadAsArray().sum(dtype=np.float64))}


for line in sys.stdin:
    request = json.loads(line)
    work = {"load": load, "rasterio": rasterio, "gdaldem": gdaldem}[request.pop("work")]
    print(json.dumps(work(**request)), flush=True)
