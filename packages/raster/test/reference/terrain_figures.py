"""Hillshades by gdaldem, slopes by Horn's formula in float64 (numpy), of every upright raster of rasters/."""

import math
import os

import numpy as np
from osgeo import gdal

from figures import cells, rasterio_transform
from statistics_figures import FILES, jpeg, middle

# Cells of a file that are kept, at even steps.
SAMPLE = 97
# Heights in metres over degrees.
DEGREES = ["rasters/single/LisbonElevation.tif", "calc/china/elevation_coarse.tif"]


def heights_of(path):
    """Heights as float64 with NaN where not valid, the transform, the window; None where the file is no upright raster."""
    dataset = gdal.Open(path)
    transform = rasterio_transform(dataset) or [1, 0, 0, 0, 1, 0]
    if jpeg(dataset) or transform[1] or transform[3]:
        return None
    window = middle(dataset, 700) if dataset.RasterXSize * dataset.RasterYSize > 1_500_000 else None
    array, valid = cells(dataset.GetRasterBand(1), window)
    return np.where(valid, array.astype(np.float64), np.nan), transform, window


def gdaldem(heights, transform, kind, *options):
    """gdaldem of the valid cells, given as float32 with a NoData that no cell has."""
    rows, columns = heights.shape
    source = gdal.GetDriverByName("MEM").Create("", columns, rows, 1, gdal.GDT_Float32)
    source.SetGeoTransform([transform[i] for i in (2, 0, 1, 5, 3, 4)])
    missing = next(v for v in (-9999.0, -32768.0, 1e30) if not (heights.astype(np.float32) == np.float32(v)).any())
    source.GetRasterBand(1).SetNoDataValue(missing)
    source.GetRasterBand(1).WriteArray(np.where(np.isnan(heights), missing, heights).astype(np.float32))
    result = gdal.DEMProcessing("", source, kind, format="MEM", options=list(options))
    return result.ReadAsArray()


def horn(heights, across, down):
    """Falls to the east and to the south in units of height per unit of the map (rows may have steps of their own)."""
    a, b, c = heights[:-2, :-2], heights[:-2, 1:-1], heights[:-2, 2:]
    d, e, f = heights[1:-1, :-2], heights[1:-1, 1:-1], heights[1:-1, 2:]
    g, h, i = heights[2:, :-2], heights[2:, 1:-1], heights[2:, 2:]
    with np.errstate(all="ignore"):
        x = ((a + 2 * d + g) - (c + 2 * f + i)) / (8 * across) + (e - e)
        y = ((g + 2 * h + i) - (a + 2 * b + c)) / (8 * down)
    return x, y


def framed(inner, missing):
    return np.pad(np.where(np.isfinite(inner), inner, missing), 1, constant_values=missing)


def slope(heights, across, down):
    x, y = horn(heights, across, down)
    return framed(np.degrees(np.arctan(np.hypot(x, y))), -9999)


def shade(heights, across, down):
    """Light from 315 degrees at 45 degrees, as gdaldem's formula."""
    x, y = horn(heights, across, down)
    light = (math.sqrt(0.5) - 0.5 * (x + y)) / np.sqrt(1 + x * x + y * y)
    return framed(np.round(1 + 254 * np.maximum(light, 0)), 0)


def metres(transform, rows):
    """Metres to the next column and row for rows of degrees on WGS 84 (Snyder 1987, 4-19 and 4-21), as columns."""
    latitude = np.radians(transform[5] + transform[4] * (np.arange(rows) + 0.5))
    flat = 1 - 0.0066943799901413165 * np.sin(latitude) ** 2
    degree = math.pi / 180 * 6378137
    across = transform[0] * degree * np.cos(latitude) / np.sqrt(flat)
    down = transform[4] * degree * (1 - 0.0066943799901413165) / flat**1.5
    return across[1:-1, None], down[1:-1, None]


def sample(result, missing):
    """Count and sum of the cells that have a result, and every n-th cell of all."""
    flat = result.ravel()
    valid = flat[flat != missing].astype(np.float64)
    step = max(1, flat.size // SAMPLE) | 1
    return {
        "count": int(valid.size),
        "sum": float(f"{math.fsum(valid):.9g}"),
        "step": step,
        "cells": [float(f"{v:.8g}") for v in flat[::step]],
    }


def terrain(data):
    result = []
    for name in FILES:
        known = heights_of(os.path.join(data, "rasters", name))
        if not known or min(known[0].shape) < 3:
            continue
        heights, transform, window = known
        slopes = slope(heights, transform[0], transform[4])
        theirs = gdaldem(heights, transform, "slope")
        # gdaldem adds heights as float32: it must say the same but for that.
        with np.errstate(all="ignore"):
            noise = np.abs(heights[np.isfinite(heights)]).max(initial=0) * 2.0**-21 / min(abs(transform[0]), abs(transform[4]))
        apart = np.abs(theirs - slopes)[(theirs != -9999) & (slopes != -9999)]
        assert ((theirs == -9999) == (slopes == -9999)).all(), name
        assert not apart.size or apart.max() <= 1e-4 + math.degrees(min(noise, 1)), (name, apart.max(), noise)
        shades = gdaldem(heights, transform, "hillshade")
        assert (np.abs(shades - shade(heights, transform[0], transform[4])) <= 1).all(), name
        result.append(
            {
                "file": name,
                **({"window": window} if window else {}),
                "slope": sample(slopes, -9999),
                "hillshade": sample(shades, 0),
                "multidirectional": sample(gdaldem(heights, transform, "hillshade", "-multidirectional"), 0),
            }
        )
    return result


def degrees(data):
    """Slope and hillshade of heights in metres over degrees, rows with metres of their own."""
    result = []
    for name in DEGREES:
        heights, transform, _ = heights_of(os.path.join(data, name))
        steps = metres(transform, heights.shape[0])
        result.append({"file": name, "slope": sample(slope(heights, *steps), -9999), "hillshade": sample(shade(heights, *steps), 0)})
    return result


def one_model(data):
    """All of gdaldem on one elevation model, every seventh cell."""
    source = os.path.join(data, "calc", "youwuzhen", "ywzdem30m.tif")
    result = {}
    for name, (kind, *options) in {
        "slope": ["slope"],
        "aspect": ["aspect"],
        "hillshade": ["hillshade"],
        "hillshade-120-30-2": ["hillshade", "-az", "120", "-alt", "30", "-z", "2"],
        "multidirectional-30-3": ["hillshade", "-multidirectional", "-alt", "30", "-z", "3"],
        "slope-edges": ["slope", "-compute_edges"],
        "hillshade-edges": ["hillshade", "-compute_edges"],
    }.items():
        flat = gdal.DEMProcessing("", source, kind, format="MEM", options=options).ReadAsArray().ravel()
        missing = 0 if kind == "hillshade" else -9999
        result[name] = {"valid": int((flat != missing).sum()), "every7th": [float(f"{v:.9g}") for v in flat[::7]]}
    return result
