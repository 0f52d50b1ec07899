"""What all makers of figures share. See README.md beside this file."""

import json
import math
import os

import numpy as np
from osgeo import gdal

gdal.UseExceptions()
gdal.PushErrorHandler("CPLQuietErrorHandler")
HERE = os.path.dirname(os.path.abspath(__file__))


def plain(value):
    """JSON has no NaN: null stands for it."""
    value = float(value)
    return None if math.isnan(value) else value


def cells(band, window=None):
    """The cells of a band (of a window left, top, right, bottom) and which are valid: finite, not NoData, not masked."""
    left, top, right, bottom = window or (0, 0, band.XSize, band.YSize)
    place = (left, top, right - left, bottom - top)
    array = band.ReadAsArray(*place)
    if band.GetMetadataItem("PIXELTYPE", "IMAGE_STRUCTURE") == "SIGNEDBYTE":
        array = array.view(np.int8)
    valid = np.isfinite(array)
    nodata = band.GetNoDataValue()
    if nodata is not None and not math.isnan(nodata):
        stored = np.float32(nodata) if array.dtype == np.float32 else nodata
        valid &= array != stored
    if not band.GetMaskFlags() & (gdal.GMF_ALL_VALID | gdal.GMF_NODATA | gdal.GMF_ALPHA):
        valid &= band.GetMaskBand().ReadAsArray(*place) != 0
    return array, valid


def describe(values):
    values = values.astype(np.float64)
    if values.size == 0:
        return {"count": 0, "min": None, "max": None, "mean": None, "stddev": None, "sum": 0}
    exact = math.fsum(values)
    mean = exact / values.size
    return {
        "count": int(values.size),
        "min": plain(values.min()),
        "max": plain(values.max()),
        "mean": mean,
        "stddev": math.sqrt(math.fsum((values - mean) ** 2) / values.size),
        "sum": exact,
    }


def rasterio_transform(dataset):
    """a, b, c, d, e, f; None where the file has none."""
    transform = dataset.GetGeoTransform(can_return_null=True)
    return transform and [transform[i] for i in (1, 2, 0, 4, 5, 3)]


def save(name, figure):
    with open(os.path.join(HERE, name + ".json"), "w") as file:
        json.dump(figure, file, separators=(",", ":"))
        file.write("\n")
