"""GDAL for geotiff.bench.ts and large-cog.bench.ts: a request of JSON a line, an answer of JSON a line."""
import json
import os
import sys
import time

import numpy as np
from osgeo import gdal

gdal.UseExceptions()
SIDE = 8192


def terrain():
    """Waves of seven octaves and a little noise, as measured heights have it."""
    y, x = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32)
    heights = np.full((SIDE, SIDE), 600, np.float32)
    for octave in range(1, 8):
        heights += (400 / 2**octave) * np.sin(x * 2**octave / 900 + octave) * np.cos(y * 2**octave / 800 + 2 * octave)
    return heights + np.random.default_rng(1).random((SIDE, SIDE), dtype=np.float32) * np.float32(0.05)


def make(folder, files):
    raster = gdal.GetDriverByName("MEM").Create("", SIDE, SIDE, 1, gdal.GDT_Float32)
    raster.SetGeoTransform((0, 30, 0, 0, 0, -30))
    raster.GetRasterBand(1).WriteArray(terrain())
    for name, options in files.items():
        kind = "COG" if name.startswith("cog") else "GTiff"
        threads = ["NUM_THREADS=ALL_CPUS"] if options else []
        gdal.Translate(os.path.join(folder, name), raster, format=kind, creationOptions=options + threads)
    return {}


def make_large(path, width, height, extent):
    """A cloud-optimised file without compression, its heights laid out of the terrain."""
    left, bottom, right, top = extent
    raster = gdal.GetDriverByName("MEM").Create("", SIDE, SIDE, 1, gdal.GDT_Float32)
    raster.SetProjection("EPSG:3857")
    raster.SetGeoTransform((left, (right - left) / SIDE, 0, top, 0, (bottom - top) / SIDE))
    raster.GetRasterBand(1).WriteArray(terrain())
    options = ["COMPRESS=NONE", "BIGTIFF=YES", "OVERVIEW_RESAMPLING=NEAREST"]
    gdal.Translate(path, raster, format="COG", width=width, height=height, creationOptions=options)
    return {}


def read(path, window, size):
    """Milliseconds of a read into an array, opened anew, and the mean of its cells."""
    left, top, right, bottom = window
    start = time.perf_counter()
    cells = gdal.Open(path).ReadAsArray(left, top, right - left, bottom - top, buf_xsize=size, buf_ysize=size)
    ms = (time.perf_counter() - start) * 1000
    return {"ms": ms, "mean": float(cells.mean(dtype=np.float64))}


for line in sys.stdin:
    request = json.loads(line)
    work = {"make": make, "make_large": make_large, "read": read}[request.pop("work")]
    print(json.dumps(work(**request)), flush=True)
