"""Cells at positions, overviews and warped windows of GeoTIFFs by GDAL. See README.md beside this file."""

import json
import math
import os
import sys

from osgeo import gdal, osr

gdal.UseExceptions()
gdal.SetConfigOption("OSR_DEFAULT_AXIS_MAPPING_STRATEGY", "TRADITIONAL_GIS_ORDER")

# File, projection of the map, width of the warped window in cells.
FILES = (
    ("single/cog.tif", "EPSG:3857", 48),
    ("single/cog_scale.tif", "EPSG:4326", 40),
    ("rgb/RGB.byte.tif", "EPSG:4490", 48),
    ("crs/dem.tif", "EPSG:3857", 40),
    ("categorical/utm.tif", "EPSG:3857", 40),
)
# Places in shares of the columns and rows, the last ones outside.
PLACES = [(u / 10 + 0.013, v / 10 + 0.017) for u in (0, 2, 4, 6, 9) for v in (0, 3, 5, 8)] + [(-0.2, 0.5), (0.5, 1.2)]


def system(text):
    reference = osr.SpatialReference()
    reference.SetFromUserInput(text)
    return reference


def values(dataset, column, row):
    if not (0 <= column < dataset.RasterXSize and 0 <= row < dataset.RasterYSize):
        return None
    found = []
    for band in (dataset.GetRasterBand(i + 1) for i in range(dataset.RasterCount)):
        value = float(band.ReadAsArray(column, row, 1, 1)[0, 0])
        mask = int(band.GetMaskBand().ReadAsArray(column, row, 1, 1)[0, 0])
        scaled = value * (band.GetScale() or 1) + (band.GetOffset() or 0)
        found.append(scaled if mask and math.isfinite(value) else None)
    return found


def overview(dataset):
    """Every 29th cell of the first band's second overview, if there is one."""
    band = dataset.GetRasterBand(1)
    if band.GetOverviewCount() < 2:
        return None
    cells = band.GetOverview(1)
    every = cells.ReadAsArray()[::29, ::29]
    return {"width": cells.XSize, "height": cells.YSize, "cells": [float(value) for value in every.flatten()]}


def warped(dataset, projection, side):
    """A window in the middle, its cells about as large as the file's: nearest, without approximation."""
    full = gdal.Warp("", dataset, format="VRT", dstSRS=projection)
    a, d = full.GetGeoTransform()[1], full.GetGeoTransform()[5]
    left = full.GetGeoTransform()[0] + a * (full.RasterXSize // 2 - side // 2 + 0.3)
    top = full.GetGeoTransform()[3] + d * (full.RasterYSize // 2 - side // 2 + 0.4)
    extent = [left, top + d * side, left + a * side, top]
    window = gdal.Warp(
        "", dataset, format="MEM", dstSRS=projection, outputBounds=extent, width=side, height=side,
        resampleAlg="near", errorThreshold=0, overviewLevel="NONE",
    )
    band = window.GetRasterBand(1)
    scale, offset = band.GetScale() or 1, band.GetOffset() or 0
    cells = [float(value) * scale + offset for value in band.ReadAsArray().flatten()]
    return {"extent": extent, "width": side, "cells": cells}


def figures(root, name, projection, side):
    dataset = gdal.Open(os.path.join(root, "rasters", name))
    transform = dataset.GetGeoTransform()
    to_map = osr.CoordinateTransformation(dataset.GetSpatialRef(), system(projection))
    places = []
    for u, v in PLACES:
        # A third of a cell from the border of a cell, so that rounding does not decide.
        column, row = math.floor(u * dataset.RasterXSize), math.floor(v * dataset.RasterYSize)
        x, y = gdal.ApplyGeoTransform(transform, column + 0.35, row + 0.65)
        place = to_map.TransformPoint(x, y)[:2]
        places.append({"at": list(place), "values": values(dataset, column, row)})
    band = dataset.GetRasterBand(1)
    table = band.GetColorTable()
    return {
        "file": name,
        "projection": projection,
        "places": places,
        "palette": table and [list(table.GetColorEntry(i)) for i in range(table.GetCount())],
        "overview": overview(dataset),
        "window": warped(dataset, projection, side),
    }


if __name__ == "__main__":
    made = [figures(sys.argv[1], *file) for file in FILES]
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "geotiff.json"), "w") as out:
        json.dump(made, out, separators=(",", ":"))
        out.write("\n")
