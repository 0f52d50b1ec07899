"""Statistics, histograms and percentiles of rasters/ by GDAL and numpy."""

import math
import os

import numpy as np
from osgeo import gdal

from figures import cells, describe, rasterio_transform

FILES = """
categorical/cog_cmap.tif categorical/lc.tif categorical/oddsize1bit.tif categorical/seams-16.tif
categorical/test_average_palette.tif categorical/utm.tif crs/byte_point.tif crs/cog_hirise_mars.tif crs/dem.tif crs/econic.tif
crs/epsg26730_with_linear_units_set.tif crs/nt_20201024_f18_nrt_s.tif crs/test_esri_wkt.tif layout/BigTIFFMotorola.tif layout/byte_lerc.tif
layout/byte_zstd.tif layout/cloud_optimized_geotiff_big_tiff_from_stream_compressed.tiff
layout/cog_sparse_strile_arrays_zeroified_when_possible.tif layout/contig_tiled.tif layout/geomatrix.tif layout/int16_zstd.tif
layout/inverted_lat.tif layout/predictor-3-gray-f32.tif layout/rotated.tif multiband/L7_ETMs.tif multiband/mosaic_cog3.tif
multiband/rgb.tif rgb/RGB.byte.tif rgb/RGBA.uint16.tif rgb/alpha.tif rgb/cog_rgb_mask.tif rgb/cog_rgba.tif rgb/cogeo.tif
rgb/jpeg-test-small.tif rgb/rgb_lzw.tif rgb/rgbsmall.tif rgb/rgbsmall_cmyk.tif rgb/stefan_full_greyalpha.tif
rgb/test3_with_mask_8bit.tif single/LisbonElevation.tif single/byte_signed.tif single/cog.tif single/cog_dateline.tif
single/cog_gcps_ovr.tif single/cog_nodata_nan.tif single/cog_scale.tif single/cog_tags.tif single/ep.tif single/float16.tif
single/float64.tif single/gpm_1d.20240617.tif single/int32.tif single/minfloat.tif single/nan32_nodata.tif single/nz_elev.tif
single/nz_habitat_anticross_4326_1deg.tif single/wind_direction.tif
""".split()

# More cells than this are read as a window in the quick figures, and whole in those of the long tier.
LARGE = 20_000_000


def middle(dataset, side):
    """A window in the middle, at most side x side."""
    width, height = min(side, dataset.RasterXSize), min(side, dataset.RasterYSize)
    left, top = (dataset.RasterXSize - width) // 2, (dataset.RasterYSize - height) // 2
    return [left, top, left + width, top + height]


def jpeg(dataset):
    return "JPEG" in (dataset.GetMetadataItem("COMPRESSION", "IMAGE_STRUCTURE") or "")


def nodata(band):
    value = band.GetNoDataValue()
    return "nan" if value is not None and math.isnan(value) else value


def of_file(path, name, window):
    dataset = gdal.Open(path)
    bands = []
    for index in range(1, dataset.RasterCount + 1):
        array, valid = cells(dataset.GetRasterBand(index), window)
        values = array[valid].astype(np.float64)
        entry = describe(values)
        if values.size:
            # numpy widens a range of no width, so its bins say nothing there.
            if values.min() < values.max():
                counts, _ = np.histogram(values, 16, (values.min(), values.max()))
                entry["histogram"] = counts.tolist()
            entry["percentiles"] = np.percentile(values, [0, 2, 25, 50, 98, 100]).tolist()
        bands.append(entry)
    first = dataset.GetRasterBand(1)
    return {
        "file": name,
        "width": dataset.RasterXSize,
        "height": dataset.RasterYSize,
        "bands": dataset.RasterCount,
        **({"window": window} if window else {}),
        **({"lossy": True} if jpeg(dataset) else {}),
        "transform": rasterio_transform(dataset),
        "noData": nodata(first),
        "scale": first.GetScale(),
        "offset": first.GetOffset(),
        "statistics": bands,
    }


def statistics(data):
    """The quick figures and those of the whole large files."""
    quick, whole = [], []
    for name in FILES:
        path = os.path.join(data, "rasters", name)
        dataset = gdal.Open(path)
        large = dataset.RasterXSize * dataset.RasterYSize > LARGE
        quick.append(of_file(path, name, middle(dataset, 1500) if large else None))
        if large:
            whole.append(of_file(path, name, None))
    return quick, whole
