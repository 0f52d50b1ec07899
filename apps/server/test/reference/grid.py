"""Project grid, districts and resampling, by GDAL, PROJ and numpy and by the words of docs/guide/project-grid.md."""
import json
import sys

import numpy as np
from osgeo import gdal, ogr, osr

gdal.UseExceptions()
ogr.UseExceptions()
osr.UseExceptions()


def lonlat(ellipsoid):
    return f"+proj=longlat +ellps={ellipsoid} +no_defs"


def system(text):
    """A system without datum, so that PROJ shifts nothing between two of them."""
    reference = osr.SpatialReference()
    reference.ImportFromProj4(text)
    reference.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    return reference


def plain(reference):
    """The system of a file without its datum: projection and ellipsoid stay."""
    return " ".join(
        part.replace("+datum=WGS84", "+ellps=WGS84")
        for part in reference.ExportToProj4().split()
        if not part.startswith(("+towgs84", "+nadgrids"))
    )


def points(source, target, x, y):
    """Coordinates of points in another system."""
    transformation = osr.CoordinateTransformation(system(source), system(target))
    flat = np.column_stack([np.ravel(x), np.ravel(y)])
    moved = np.array(transformation.TransformPoints(flat.tolist()))
    return moved[:, 0].reshape(np.shape(x)), moved[:, 1].reshape(np.shape(y))


def vertices(geometry):
    """Coordinates of all vertices of a geometry and its parts."""
    own = [place[:2] for place in (geometry.GetPoints() or [])] if geometry.GetGeometryCount() == 0 else []
    parts = range(geometry.GetGeometryCount())
    return own + [place for part in parts for place in vertices(geometry.GetGeometryRef(part))]


class Project:
    """Districts burned onto the cells of a project: `codes` by cell, None outside."""

    def __init__(self, shapefile, field, resolution, crs):
        self.resolution = resolution
        dataset = ogr.Open(shapefile)
        layer = dataset.GetLayer()
        file_crs = plain(layer.GetSpatialRef())
        parts = []
        for feature in layer:
            parts.append((str(feature.GetField(field)), feature.GetGeometryRef().Clone()))
        x, y = np.array([place for _, geometry in parts for place in vertices(geometry)]).T
        self.crs = crs(points(file_crs, lonlat("WGS84"), x, y))
        east, north = points(file_crs, self.crs, x, y)
        left = np.floor(east.min() / resolution) - 2
        top = np.ceil(north.max() / resolution) + 2
        self.width = int(np.ceil(east.max() / resolution) + 2 - left)
        self.height = int(top - (np.floor(north.min() / resolution) - 2))
        self.transform = (left * resolution, resolution, 0, top * resolution, 0, -resolution)
        self.codes = sorted({code for code, _ in parts})
        self.district = self._burn(parts, file_crs)

    def _burn(self, parts, file_crs):
        """Vertices are projected, edges stay straight; a cell belongs to the polygon that holds its centre."""
        target = system(self.crs)
        target_raster = gdal.GetDriverByName("MEM").Create("", self.width, self.height, 1, gdal.GDT_Int32)
        target_raster.SetGeoTransform(self.transform)
        target_raster.SetProjection(target.ExportToWkt())
        target_raster.GetRasterBand(1).Fill(-1)
        source = ogr.GetDriverByName("Memory").CreateDataSource("")
        layer = source.CreateLayer("", target)
        layer.CreateField(ogr.FieldDefn("index", ogr.OFTInteger))
        change = osr.CoordinateTransformation(system(file_crs), target)
        for code, geometry in parts:
            geometry.Transform(change)
            feature = ogr.Feature(layer.GetLayerDefn())
            feature.SetField("index", self.codes.index(code))
            feature.SetGeometry(geometry)
            layer.CreateFeature(feature)
        gdal.RasterizeLayer(target_raster, [1], layer, options=["ATTRIBUTE=index"])
        return target_raster.ReadAsArray()

    def classes(self, path, table=None):
        """Codes of the nearest cell, by a table from source to type; NaN is no data or a class without a row."""
        nearest = self._resampled(path, 1.0, nearest_cell)
        if table is None:
            return nearest
        out = np.full(nearest.shape, np.nan)
        for source, code in table.items():
            if code != -9999:
                out[nearest == source] = code
        return out

    def continuous(self, path, scale=1.0):
        """Bilinear over the valid neighbours; NaN where the nearest cell has no data."""
        return self._resampled(path, scale, bilinear)

    def _resampled(self, path, scale, sample):
        dataset = gdal.Open(path)
        values = dataset.ReadAsArray().astype(float)
        values[values == dataset.GetRasterBand(1).GetNoDataValue()] = np.nan
        file_crs = plain(dataset.GetSpatialRef())
        left, size_x, _, top, _, size_y = dataset.GetGeoTransform()
        out = np.empty((self.height, self.width))
        for first in range(0, self.height, 200):
            rows = np.arange(first, min(first + 200, self.height))
            column, row = np.meshgrid(np.arange(self.width), rows)
            east = self.transform[0] + (column + 0.5) * self.resolution
            north = self.transform[3] - (row + 0.5) * self.resolution
            x, y = points(self.crs, file_crs, east, north)
            out[rows] = sample(values * scale, (x - left) / size_x, (y - top) / size_y)
        return out

    def figures(self, layer):
        """Sum and number of valid cells, of the whole and by district; code: [sum, valid cells]."""
        inside = (self.district >= 0) & ~np.isnan(layer)
        index, values = self.district[inside], layer[inside]
        sums = np.bincount(index, values, len(self.codes))
        valid = np.bincount(index, minlength=len(self.codes))
        districts = {code: [sums[i], int(valid[i])] for i, code in enumerate(self.codes)}
        return {"sum": float(values.sum()), "valid": int(inside.sum()), "districts": districts}


def nearest_cell(values, column, row):
    return pick(values, np.floor(column), np.floor(row))


def bilinear(values, column, row):
    """`column` and `row` are fractional; whole numbers are the edges of cells."""
    left, top = np.floor(column - 0.5), np.floor(row - 0.5)
    u, v = column - 0.5 - left, row - 0.5 - top
    total = np.zeros(column.shape)
    weights = np.zeros(column.shape)
    for dx, dy, weight in [(0, 0, (1 - u) * (1 - v)), (1, 0, u * (1 - v)), (0, 1, (1 - u) * v), (1, 1, u * v)]:
        value = pick(values, left + dx, top + dy)
        valid = ~np.isnan(value)
        total[valid] += (value * weight)[valid]
        weights[valid] += weight[valid]
    with np.errstate(invalid="ignore"):
        mean = total / weights
    mean[np.isnan(nearest_cell(values, column, row))] = np.nan
    return mean


def pick(values, column, row):
    """Cells of a raster, NaN outside."""
    height, width = values.shape
    inside = (column >= 0) & (column < width) & (row >= 0) & (row < height)
    out = np.full(column.shape, np.nan)
    out[inside] = values[row[inside].astype(int), column[inside].astype(int)]
    return out


def china_albers(_):
    return "+proj=aea +lat_0=0 +lon_0=105 +lat_1=25 +lat_2=47 +ellps=GRS80 +units=m +no_defs"


def fitted_albers(degrees):
    """Parallels at one sixth and five sixths of the latitudes and the middle meridian, rounded to 0.01 degrees."""
    (west, east), (south, north) = [(values.min(), values.max()) for values in degrees]
    tall = north - south
    meridian, low, high = [
        round(float(value), 2) for value in ((west + east) / 2, south + tall / 6, north - tall / 6)
    ]
    return f"+proj=aea +lat_0=0 +lon_0={meridian} +lat_1={low} +lat_2={high} +ellps=WGS84 +units=m +no_defs"


def write(name, years):
    """Writes the figures beside the scripts, a layer a line."""
    parts = []
    for year, layers in years.items():
        lines = [f"    {json.dumps(key)}: {json.dumps(figures)}" for key, figures in layers.items()]
        parts.append(f"  {json.dumps(year)}: {{\n" + ",\n".join(lines) + "\n  }")
    with open(name, "w", encoding="utf-8") as file:
        file.write("{\n" + ",\n".join(parts) + "\n}\n")


def data_folder():
    return sys.argv[1].rstrip("/")
