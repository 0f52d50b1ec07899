"""Figures from GDAL and numpy that the tests of @gep/raster are compared with. See README.md beside this file."""

import json
import math
import os
import subprocess
import sys
import tempfile

import numpy as np
from osgeo import gdal, ogr, osr

gdal.UseExceptions()
gdal.PushErrorHandler("CPLQuietErrorHandler")
DATA = sys.argv[1]
HERE = os.path.dirname(os.path.abspath(__file__))

# No datum on either side: degrees and Albers metres share one ellipsoid, so no transformation is chosen for us.
DEGREES = "+proj=longlat +ellps=GRS80 +no_defs"
ALBERS = "+proj=aea +lat_0=0 +lon_0=105 +lat_1=25 +lat_2=47 +x_0=0 +y_0=0 +ellps=GRS80 +units=m +no_defs"

STATISTICS_FILES = """
categorical/lc.tif categorical/oddsize1bit.tif categorical/test_average_palette.tif categorical/utm.tif crs/byte_point.tif
crs/dem.tif crs/econic.tif crs/nt_20201024_f18_nrt_s.tif crs/test_esri_wkt.tif layout/BigTIFFMotorola.tif layout/byte_lerc.tif
layout/byte_zstd.tif layout/cloud_optimized_geotiff_big_tiff_from_stream_compressed.tiff
layout/cog_sparse_strile_arrays_zeroified_when_possible.tif layout/contig_tiled.tif layout/geomatrix.tif layout/int16_zstd.tif
layout/inverted_lat.tif layout/predictor-3-gray-f32.tif layout/rotated.tif multiband/L7_ETMs.tif multiband/mosaic_cog3.tif
multiband/rgb.tif rgb/RGB.byte.tif rgb/RGBA.uint16.tif rgb/cog_rgb_mask.tif rgb/rgb_lzw.tif rgb/rgbsmall.tif
rgb/stefan_full_greyalpha.tif rgb/test3_with_mask_8bit.tif single/LisbonElevation.tif single/byte_signed.tif single/cog.tif
single/cog_gcps_ovr.tif single/cog_nodata_nan.tif single/cog_scale.tif single/cog_tags.tif single/ep.tif single/float16.tif
single/float64.tif single/gpm_1d.20240617.tif single/int32.tif single/minfloat.tif single/nan32_nodata.tif single/nz_elev.tif
single/nz_habitat_anticross_4326_1deg.tif single/wind_direction.tif
""".split()


def plain(value):
    """JSON has no NaN: null stands for it."""
    value = float(value)
    return None if math.isnan(value) else value


def cells(band):
    """The cells of a band and which of them are valid: finite, not NoData, not masked by the file."""
    array = band.ReadAsArray()
    if band.GetMetadataItem("PIXELTYPE", "IMAGE_STRUCTURE") == "SIGNEDBYTE":
        array = array.view(np.int8)
    valid = np.isfinite(array)
    nodata = band.GetNoDataValue()
    if nodata is not None and not math.isnan(nodata):
        stored = np.float32(nodata) if array.dtype == np.float32 else nodata
        valid &= array != stored
    if not band.GetMaskFlags() & (gdal.GMF_ALL_VALID | gdal.GMF_NODATA | gdal.GMF_ALPHA):
        valid &= band.GetMaskBand().ReadAsArray() != 0
    return array, valid


def figures(values):
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


def statistics():
    result = []
    for name in STATISTICS_FILES:
        dataset = gdal.Open(os.path.join(DATA, "rasters", name))
        bands = []
        for index in range(1, min(dataset.RasterCount, 3) + 1):
            array, valid = cells(dataset.GetRasterBand(index))
            values = array[valid].astype(np.float64)
            entry = figures(values)
            if values.size:
                # numpy widens a range of no width, so its bins say nothing there.
                if values.min() < values.max():
                    counts, _ = np.histogram(values, 16, (values.min(), values.max()))
                    entry["histogram"] = counts.tolist()
                entry["percentiles"] = np.percentile(values, [0, 2, 25, 50, 98, 100]).tolist()
            bands.append(entry)
        transform = dataset.GetGeoTransform(can_return_null=True)
        result.append(
            {
                "file": name,
                "width": dataset.RasterXSize,
                "height": dataset.RasterYSize,
                "bands": dataset.RasterCount,
                # rasterio's order.
                "transform": transform and [transform[i] for i in (1, 2, 0, 4, 5, 3)],
                "noData": (lambda n: "nan" if n is not None and math.isnan(n) else n)(dataset.GetRasterBand(1).GetNoDataValue()),
                "scale": dataset.GetRasterBand(1).GetScale(),
                "offset": dataset.GetRasterBand(1).GetOffset(),
                "statistics": bands,
            }
        )
    return result


def reference(text):
    system = osr.SpatialReference()
    system.ImportFromProj4(text)
    system.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    return system


def zones(projected):
    """The districts in the order of the shapefile, vertices transformed one by one, nothing added between them."""
    source = ogr.Open(os.path.join(DATA, "regions", "fujian_utf8", "fujian_county.shp"))
    change = osr.CoordinateTransformation(reference(DEGREES), reference(ALBERS))
    result = []
    for feature in source.GetLayer(0):
        geometry = feature.GetGeometryRef().Clone()
        if projected:
            geometry.AssignSpatialReference(None)
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


def zonal():
    folder = os.path.join(DATA, "calc", "fujian")
    result = []
    for name in sorted(f for f in os.listdir(folder) if f.endswith(".tif")):
        dataset = gdal.Open(os.path.join(folder, name))
        projected = "PROJCS" in dataset.GetProjection()
        array, valid = cells(dataset.GetRasterBand(1))
        districts = zones(projected)
        together = burn(dataset, [(i + 1, zone) for i, zone in enumerate(districts)])
        entries = []
        for i, zone in enumerate(districts):
            alone = burn(dataset, [(1, zone)]) == 1
            entries.append({**figures(array[alone & valid]), "burned": int((together == i + 1).sum())})
        result.append({"file": name, "projected": projected, "zones": entries})
    return {"degrees": DEGREES, "albers": ALBERS, "rasters": result}


def terrain():
    source = os.path.join(DATA, "calc", "youwuzhen", "ywzdem30m.tif")
    result = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, arguments in {
            "slope": ["slope"],
            "aspect": ["aspect"],
            "hillshade": ["hillshade"],
            "hillshade-120-30-2": ["hillshade", "-az", "120", "-alt", "30", "-z", "2"],
        }.items():
            out = os.path.join(folder, name + ".tif")
            subprocess.run(["gdaldem", arguments[0], source, out, "-q", *arguments[1:]], check=True)
            flat = gdal.Open(out).ReadAsArray().ravel()
            result[name] = {"valid": int((flat != (0 if "hill" in name else -9999)).sum()), "every7th": [float(f"{v:.9g}") for v in flat[::7]]}
    return result


for name, figure in {"statistics": statistics(), "zonal-fujian": zonal(), "terrain": terrain()}.items():
    with open(os.path.join(HERE, name + ".json"), "w") as file:
        json.dump(figure, file, separators=(",", ":"))
        file.write("\n")
