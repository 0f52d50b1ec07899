"""Zonal statistics of real districts by GDAL (centre) and GEOS (share of the area)."""

import math
import os

import numpy as np
from osgeo import gdal, ogr, osr

from figures import cells, describe

# No datum on either side: degrees and Albers metres share one ellipsoid, so no transformation is chosen for us.
DEGREES = "+proj=longlat +ellps=GRS80 +no_defs"
ALBERS = "+proj=aea +lat_0=0 +lon_0=105 +lat_1=25 +lat_2=47 +x_0=0 +y_0=0 +ellps=GRS80 +units=m +no_defs"


def reference(text):
    system = osr.SpatialReference()
    system.ImportFromProj4(text)
    system.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    return system


def zones(path, projected):
    """The districts in the order of the shapefile, vertices transformed one by one, nothing added between them."""
    source = ogr.Open(path)
    change = osr.CoordinateTransformation(reference(DEGREES), reference(ALBERS))
    result = []
    for feature in source.GetLayer(0):
        geometry = feature.GetGeometryRef().Clone()
        geometry.AssignSpatialReference(None)
        if projected:
            geometry.Transform(change)
            geometry.AssignSpatialReference(None)
        result.append(geometry)
    return result


def burn(dataset, geometries):
    """1 + index of the last zone that holds the centre of the cell, 0 outside."""
    target = gdal.GetDriverByName("MEM").Create("", dataset.RasterXSize, dataset.RasterYSize, 1, gdal.GDT_Int32)
    target.SetGeoTransform(dataset.GetGeoTransform())
    vector = ogr.GetDriverByName("Memory").CreateDataSource("")
    layer = vector.CreateLayer("zones", None)
    layer.CreateField(ogr.FieldDefn("id", ogr.OFTInteger))
    for number, geometry in geometries:
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetField("id", number)
        feature.SetGeometry(geometry)
        layer.CreateFeature(feature)
    gdal.RasterizeLayer(target, [1], layer, options=["ATTRIBUTE=id"])
    return target.ReadAsArray()


def rectangle(left, top, right, bottom):
    ring = ogr.Geometry(ogr.wkbLinearRing)
    for x, y in ((left, top), (right, top), (right, bottom), (left, bottom), (left, top)):
        ring.AddPoint_2D(x, y)
    polygon = ogr.Geometry(ogr.wkbPolygon)
    polygon.AddGeometry(ring)
    return polygon


def in_cells(geometry, transform):
    """The polygon in columns and rows of an upright raster."""
    a, e = 1 / transform[1], 1 / transform[5]
    result = geometry.Clone()
    result.FlattenTo2D()
    move(result, transform[0], transform[3], a, e)
    return result


def move(geometry, x, y, a, e):
    for part in range(geometry.GetGeometryCount()):
        move(geometry.GetGeometryRef(part), x, y, a, e)
    for i in range(geometry.GetPointCount() if geometry.GetGeometryCount() == 0 else 0):
        geometry.SetPoint_2D(i, (geometry.GetX(i) - x) * a, (geometry.GetY(i) - y) * e)


def shares(geometry, width, height):
    """The share of every cell that a polygon in cells covers, by GEOS: cut into halves down to single cells."""
    result = np.zeros((height, width))

    def cut(part, left, top, right, bottom):
        area = part.Area()
        size = (right - left) * (bottom - top)
        if area <= 0:
            return
        if size == 1:
            result[top, left] = area
        elif abs(area - size) < 1e-9 and part.GetGeometryCount() == 1:
            result[top:bottom, left:right] = 1
        elif right - left >= bottom - top:
            half = (left + right) // 2
            cut(part.Intersection(rectangle(left, top, half, bottom)), left, top, half, bottom)
            cut(part.Intersection(rectangle(half, top, right, bottom)), half, top, right, bottom)
        else:
            half = (top + bottom) // 2
            cut(part.Intersection(rectangle(left, top, right, half)), left, top, right, half)
            cut(part.Intersection(rectangle(left, half, right, bottom)), left, half, right, bottom)

    x0, x1, y0, y1 = geometry.GetEnvelope()
    left, top, right, bottom = max(0, math.floor(x0)), max(0, math.floor(y0)), min(width, math.ceil(x1)), min(height, math.ceil(y1))
    if left >= right or top >= bottom:
        return result
    if geometry.IsValid():
        cut(geometry.Intersection(rectangle(left, top, right, bottom)), left, top, right, bottom)
        return result
    # GEOS takes no ring that crosses itself: its loops count by the way they turn, each ring clipped at the four sides.
    for row in range(top, bottom):
        for column in range(left, right):
            result[row, column] = sum(signed_share(ring, column, row) for ring in rings_of(geometry))
    return result


def rings_of(geometry):
    """Rings without the repeated point, outer ones and holes turning against each other."""
    if geometry.GetGeometryCount() and geometry.GetGeometryName() != "POLYGON":
        return [ring for i in range(geometry.GetGeometryCount()) for ring in rings_of(geometry.GetGeometryRef(i))]
    result = []
    for i in range(geometry.GetGeometryCount()):
        points = [point[:2] for point in geometry.GetGeometryRef(i).GetPoints()[:-1]]
        result.append(points if (signed_area(points) > 0) == (i == 0) else points[::-1])
    return result


def signed_area(points):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1])) / 2


def signed_share(points, column, row):
    """Sutherland-Hodgman clipping: exact for signed areas."""
    for axis, side, sign in ((0, column, 1), (0, column + 1, -1), (1, row, 1), (1, row + 1, -1)):
        kept = []
        for a, b in zip(points[-1:] + points[:-1], points):
            before, after = sign * (a[axis] - side), sign * (b[axis] - side)
            if before * after < 0:
                part = before / (before - after)
                kept.append((a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])))
            if after >= 0:
                kept.append(b)
        points = kept
    return signed_area(points)


def weighted(array, valid, share):
    use = valid & (share > 0)
    weights, values = share[use], array[use].astype(np.float64)
    count, total = math.fsum(weights), math.fsum(weights * values)
    if count == 0:
        return {"count": 0, "sum": 0, "mean": None, "stddev": None}
    mean = total / count
    return {"count": count, "sum": total, "mean": mean, "stddev": math.sqrt(math.fsum(weights * (values - mean) ** 2) / count)}


def of_raster(path, shapefile, projected, known):
    """Figures of every district; `known` keeps the shares of rasters with the same cells."""
    dataset = gdal.Open(path)
    array, valid = cells(dataset.GetRasterBand(1))
    districts = zones(shapefile, projected)
    together = burn(dataset, [(i + 1, zone) for i, zone in enumerate(districts)])
    frame = (dataset.GetGeoTransform(), dataset.RasterXSize, dataset.RasterYSize)
    entries = []
    for i, zone in enumerate(districts):
        alone = burn(dataset, [(1, zone)]) == 1
        if (frame, i) not in known:
            known[frame, i] = shares(in_cells(zone, frame[0]), *frame[1:])
        entries.append(
            {
                **describe(array[alone & valid]),
                "burned": int((together == i + 1).sum()),
                "exact": weighted(array, valid, known[frame, i]),
            }
        )
        if array.size > 1_000_000:
            del known[frame, i]
    return {"file": os.path.basename(path), "projected": projected, "zones": entries}


def zonal(data):
    folder = os.path.join(data, "calc", "fujian")
    shapefile = os.path.join(data, "regions", "fujian_utf8", "fujian_county.shp")
    known = {}
    rasters = []
    for name in sorted(f for f in os.listdir(folder) if f.endswith(".tif")):
        path = os.path.join(folder, name)
        rasters.append(of_raster(path, shapefile, "PROJCS" in gdal.Open(path).GetProjection(), known))
    fujian = {"degrees": DEGREES, "albers": ALBERS, "rasters": rasters}
    folder = os.path.join(data, "calc", "ntt")
    ntt = [
        of_raster(os.path.join(folder, name + ".tif"), os.path.join(folder, "ntt_district.shp"), False, {})
        for name in ("annual_mean_temp", "landcover_2020")
    ]
    return fujian, ntt
