"""Peers of raster.bench.ts: a request of JSON a line, an answer of JSON a line."""
import json
import sys
import time

import numpy as np
from osgeo import gdal

gdal.UseExceptions()
colors = (np.arange(256, dtype="u4") * 65793) | 0xFF000000


def load(folder, side):
    """Reads the raw files floats (float32) and words (uint16) of a square raster."""
    global floats, bands, source
    floats = np.fromfile(f"{folder}/floats", "f4").reshape(side, side)
    words = np.fromfile(f"{folder}/words", "u2").reshape(side, side)
    bands = [words, words[::-1, ::-1].copy(), words.copy()]
    source = gdal.GetDriverByName("MEM").Create("", side, side, 3, gdal.GDT_UInt16)
    for place, band in enumerate(bands):
        source.GetRasterBand(place + 1).WriteArray(band)


def spread(low, high):
    shares = np.clip(floats, low, high)
    shares -= low
    shares *= 255 / (high - low)
    return colors[shares.astype("u1")]


def stretch():
    return spread(200.0, 800.0)


def clip():
    return spread(*np.percentile(floats, [0.5, 99.5]))


def equalise():
    counts, edges = np.histogram(floats, 1024)
    ranks = np.cumsum(counts) / floats.size
    places = ((floats - edges[0]) * (1024 / (edges[-1] - edges[0]))).astype("i4").clip(0, 1023)
    return colors[(ranks * 255).astype("u1")][places]


def rgb():
    pixels = np.empty((*floats.shape, 4), "u1")
    pixels[..., 3] = 255
    for place, band in enumerate(bands):
        mean, deviation = band.mean(), band.std()
        low, high = mean - 2.5 * deviation, mean + 2.5 * deviation
        table = ((np.clip(np.arange(65536), low, high) - low) * (255 / (high - low))).astype("u1")
        pixels[..., place] = table[band]
    return pixels


def rgb_gdal():
    scales = []
    for place in (1, 2, 3):
        _, _, mean, deviation = source.GetRasterBand(place).ComputeStatistics(False)
        scales.append([mean - 2.5 * deviation, mean + 2.5 * deviation, 0, 255])
    return gdal.Translate("", source, format="MEM", outputType=gdal.GDT_Byte, scaleParams=scales)


works = {"load": load, "stretch": stretch, "clip": clip, "equalise": equalise, "rgb": rgb, "rgb-gdal": rgb_gdal}
for line in sys.stdin:
    request = json.loads(line)
    work = works[request.pop("work")]
    start = time.perf_counter()
    result = work(**request)
    print(json.dumps({"ms": (time.perf_counter() - start) * 1000}), flush=True)
