"""Modelled runoff and erosion of the catchment of Youwuzhen beside its observed discharge and sediment, 2012-2015."""
import datetime
import json

import models
import numpy as np
from catchment import catchment
from osgeo import gdal, ogr
from youwuzhen import GROUPS, LAND_USE, RAIN, SOIL, TYPES, curve_numbers, day, days_of, folder, of_source, practice
from youwuzhen import rows, top

COVER_FACTORS = {1: 0.004, 511: 0, 521: 0.089, 4: 0, 6: 0.01}  # HJ 1173 at the cover by type: 75 % and 50 %


def laid(name, frame, shape, table=None):
    """A raster of the source on the cells of the elevation model, with which it is aligned."""
    dataset = gdal.Open(f"{folder}/{name}")
    values = dataset.ReadAsArray().astype(float)
    left, top_edge = dataset.GetGeoTransform()[0], dataset.GetGeoTransform()[3]
    column, row = round((left - frame[0]) / 30), round((frame[3] - top_edge) / 30)
    out = np.full(shape, np.nan)
    out[row : row + values.shape[0], column : column + values.shape[1]] = values
    if table is None:
        return out
    typed = np.full(shape, np.nan)
    for source, code in table.items():
        typed[out == source] = code
    return typed


def runs(mask):
    """Row, first and last column of the runs of a mask."""
    for row in range(mask.shape[0]):
        edges = np.flatnonzero(np.diff(np.concatenate([[0], mask[row].astype(int), [0]])))
        for first, after in zip(edges[::2], edges[1::2]):
            yield [row, int(first), int(after) - 1]


def observed(name):
    return {day(row["DATETIME"]): float(row["VALUE"]) for row in rows(name)}


def correlation(one, other):
    return float(np.corrcoef(one, other)[0, 1])


dataset = gdal.Open(f"{folder}/ywzdem30m.tif")
frame = dataset.GetGeoTransform()
heights = dataset.ReadAsArray().astype(float)
heights[heights == dataset.GetRasterBand(1).GetNoDataValue()] = np.nan
outlets = ogr.Open(f"{folder}/outlet_beijing1954.shp")
feature = outlets.GetLayer().GetNextFeature()
outlet = feature.GetGeometryRef()
place = int((frame[3] - outlet.GetY()) / 30), int((outlet.GetX() - frame[0]) / 30)
mask = catchment(heights, place, 2)
area = mask.sum() * 900

types = laid("ywzlanduse30m_upd.tif", frame, heights.shape, TYPES)
groups = laid("ywzsoil30m.tif", frame, heights.shape, GROUPS)
soil = laid("ywzsoil30m.tif", frame, heights.shape)
number = curve_numbers(types, groups)
wet = 23 * number / (10 + 0.13 * number)
k = np.full(types.shape, np.nan)
for code, row in SOIL.items():
    k[soil == code] = models.erodibility(*[top(row, name) for name in ("SOL_SAND", "SOL_SILT", "SOL_CLAY", "SOL_OM")])
uncovered = k * models.slope_length(models.slope_degrees(heights, 30), 30) * 0.09
cover = models.by_type(types, of_source({source: float(row["USLE_C"]) for source, row in LAND_USE.items()}))
by_source = float((uncovered * cover * models.by_type(types, of_source(practice())))[mask].sum())
by_cover = float((uncovered * models.by_type(types, COVER_FACTORS))[mask].sum())
share = float(models.by_type(types, models.COEFFICIENTS)[mask].mean()) / 100

discharge, sediment = observed("observed_Q.csv"), observed("observed_SED.csv")


def depth(mm, curve):
    return float(models.runoff_of_day(mm, curve)[mask].mean())


def year(which):
    dates = [date for date in sorted(discharge) if date[0] == which]
    before = [datetime.date(*date) - datetime.timedelta(1) for date in dates]
    rain = np.array([RAIN[date] for date in dates])
    rain_before = np.array([RAIN[date.year, date.month, date.day] for date in before])
    flow = np.array([discharge[date] * 86400 / area * 1000 for date in dates])
    runoff = np.array([depth(mm, number) for mm in rain])
    both = [date for date in dates if date in sediment]
    erosivity = models.erosivity([(date[1], mm) for date, mm in days_of(which, RAIN)])
    on_days = models.erosivity([(date[1], RAIN[date]) for date in both])
    return {
        "days": len(dates),
        "dates": [f"{y}-{m:02}-{d:02}" for y, m, d in dates],
        "rainOfYear": sum(mm for _, mm in days_of(which, RAIN)),
        "rain": float(rain.sum()),
        "observed": float(flow.sum()),
        "curveNumbers": float(runoff.sum()),
        "curveNumbersWet": float(sum(depth(mm, wet) for mm in rain)),
        "coefficients": float(rain.sum()) * share,
        "correlation": correlation(runoff, flow),
        "correlationOfRain": correlation(rain, flow),
        "correlationOfRainBefore": correlation(rain_before, flow),
        "efficiency": float(1 - ((runoff - flow) ** 2).sum() / ((flow - flow.mean()) ** 2).sum()),
        "sedimentDays": len(both),
        "sediment": sum(sediment[date] * discharge[date] * 86.4 for date in both),
        "erosivity": erosivity,
        "erosivityOnDays": on_days,
        "erosionBySource": erosivity * by_source,
        "erosionByCover": erosivity * by_cover,
        "erosionByCoverOnDays": on_days * by_cover,
    }


with open("observed.json", "w", encoding="utf-8") as file:
    content = {
        "areaKm2": area / 1e6,
        "catchment": list(runs(mask)),
        "years": {which: year(which) for which in (2012, 2013, 2014, 2015)},
    }
    json.dump(content, file)
    file.write("\n")
