"""Small TIFFs of every sample format with the cells that GDAL reads from them, and what GDAL says of palettes, overviews
and JPEG in the real files. See README.md beside this file."""

import base64
import json
import os
import struct
import sys
import tempfile

import numpy as np
from osgeo import gdal

gdal.UseExceptions()
gdal.PushErrorHandler("CPLQuietErrorHandler")
DATA = sys.argv[1]
HERE = os.path.dirname(os.path.abspath(__file__))
WIDTH, HEIGHT = 11, 7
TYPES = {
    "uint8": gdal.GDT_Byte, "uint16": gdal.GDT_UInt16, "int16": gdal.GDT_Int16, "uint32": gdal.GDT_UInt32,
    "int32": gdal.GDT_Int32, "uint64": gdal.GDT_UInt64, "int64": gdal.GDT_Int64, "float32": gdal.GDT_Float32,
    "float64": gdal.GDT_Float64,
}
random = np.random.default_rng(20261121)


def cells(name, bands):
    """Any numbers of a type; 64-bit integers as far as doubles are exact. Neighbours lie near each other or far apart."""
    shape = (bands, HEIGHT, WIDTH)
    if name.startswith("float"):
        return (random.normal(0, 1e6, shape)).astype(name)
    span = np.iinfo(name)
    low, high = max(int(span.min), -(2**53)), min(int(span.max), 2**53)
    return random.integers(low, high, shape, dtype=name, endpoint=True)


def made(what, array, kind, options):
    """A file that GDAL writes, and the cells that it reads from it."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "made.tif")
        dataset = gdal.GetDriverByName("GTiff").Create(path, WIDTH, HEIGHT, array.shape[0], kind, options)
        dataset.WriteArray(array)
        dataset = None
        return read(what, path)


def read(what, path):
    with open(path, "rb") as file:
        stored = base64.b64encode(file.read()).decode()
    array = gdal.Open(path).ReadAsArray()
    bands = array.reshape((-1, array.shape[-1] * array.shape[-2]))
    return {"what": what, "file": stored, "bands": [[None if value != value else value for value in band] for band in bands.tolist()]}


def reversed_bits(what, compression, bits):
    """A file of one strip by hand, the bits of its stored bytes in reverse order (FillOrder 2); GDAL writes none such."""
    row = (WIDTH * bits + 7) // 8
    data = random.integers(0, 256, row * HEIGHT, dtype=np.uint8).tobytes()
    if compression == 8:
        import zlib

        data = zlib.compress(data)
    data = bytes(int(f"{byte:08b}"[::-1], 2) for byte in data)
    entries = [(256, 3, WIDTH), (257, 3, HEIGHT), (258, 3, bits), (259, 3, compression), (262, 3, 1), (266, 3, 2),
               (273, 4, 0), (277, 3, 1), (278, 3, HEIGHT), (279, 4, len(data))]
    place = 8 + 2 + 12 * len(entries) + 4
    file = struct.pack("<2sHIH", b"II", 42, 8, len(entries))
    for tag, kind, value in entries:
        file += struct.pack("<HHII", tag, kind, 1, place if tag == 273 else value)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "made.tif")
        with open(path, "wb") as out:
            out.write(file + struct.pack("<I", 0) + data)
        return read(what, path)


def formats():
    result = []
    for name, kind in TYPES.items():
        for endian in ("LITTLE", "BIG"):
            for interleave in ("PIXEL", "BAND"):
                storage = ["ENDIANNESS=" + endian, "INTERLEAVE=" + interleave]
                told = f"{name}, {endian.lower()}-endian, {interleave.lower()}-interleaved"
                result.append(made(told + ", uncompressed", cells(name, 2), kind, storage))
                result.append(made(told + ", deflate, predictor 2", cells(name, 2), kind, storage + ["COMPRESS=DEFLATE", "PREDICTOR=2"]))
                # libtiff of GDAL 3.6 swaps big-endian floats before it makes the planes, so it does not read what it wrote.
                if name.startswith("float") and endian == "LITTLE":
                    result.append(made(told + ", deflate, predictor 3", cells(name, 2), kind, storage + ["COMPRESS=DEFLATE", "PREDICTOR=3"]))
    for compression in ("LZW", "ZSTD"):
        result.append(made(f"uint16, {compression}, predictor 2, tiled", cells("uint16", 3), gdal.GDT_UInt16,
                           [f"COMPRESS={compression}", "PREDICTOR=2", "TILED=YES", "BLOCKXSIZE=16", "BLOCKYSIZE=16"]))
    for compression in ("PACKBITS", "LERC", "LERC_DEFLATE", "LERC_ZSTD"):
        result.append(made(f"uint8, {compression}", cells("uint8", 3), gdal.GDT_Byte, [f"COMPRESS={compression}"]))
    for bits in (1, 2, 4, 7):
        result.append(made(f"{bits} bits", cells("uint8", 2) >> (8 - bits), gdal.GDT_Byte, [f"NBITS={bits}"]))
    for bits in (9, 12, 15):
        result.append(made(f"{bits} bits", cells("uint16", 2) >> (16 - bits), gdal.GDT_UInt16, [f"NBITS={bits}"]))
    for bits in (17, 20, 24, 31):
        for endian in ("LITTLE", "BIG"):
            result.append(made(f"{bits} bits, {endian.lower()}-endian", cells("uint32", 2) >> (32 - bits), gdal.GDT_UInt32, [f"NBITS={bits}", "ENDIANNESS=" + endian]))
    for name in ("int16", "uint32", "float32", "float64"):
        for endian in ("LITTLE", "BIG"):
            result.append(made(f"{name}, LERC, {endian.lower()}-endian", cells(name, 2), TYPES[name], ["COMPRESS=LERC", "ENDIANNESS=" + endian]))
    holes = cells("float32", 1)
    holes[0, 2:5, 3:9] = np.nan
    result.append(made("float32 with holes, LERC", holes, gdal.GDT_Float32, ["COMPRESS=LERC"]))
    result.append(made("float32 with holes, LERC with errors", holes, gdal.GDT_Float32, ["COMPRESS=LERC", "MAX_Z_ERROR=100"]))
    for alpha in ("0", "255", "both", "any"):
        colors = cells("uint8", 4)
        if alpha != "any":
            colors[3] = np.where(colors[3] > 127, 255, 0) if alpha == "both" else int(alpha)
        result.append(made(f"RGB and alpha of {alpha}, LERC", colors, gdal.GDT_Byte, ["COMPRESS=LERC", "PHOTOMETRIC=RGB", "ALPHA=YES"]))
    halves = cells("float32", 2) / np.float32(1e4)
    result.append(made("float16", halves, gdal.GDT_Float32, ["NBITS=16"]))
    result.append(made("float16, predictor 3", halves, gdal.GDT_Float32, ["NBITS=16", "COMPRESS=DEFLATE", "PREDICTOR=3"]))
    result.append(made("CMYK", cells("uint8", 4), gdal.GDT_Byte, ["PHOTOMETRIC=CMYK"]))
    result.append(made("CMYK, deflate, predictor 2", cells("uint8", 4), gdal.GDT_Byte, ["PHOTOMETRIC=CMYK", "COMPRESS=DEFLATE", "PREDICTOR=2"]))
    result.append(made("min is white", cells("uint8", 1), gdal.GDT_Byte, ["PHOTOMETRIC=MINISWHITE"]))
    for compression, name in ((1, "uncompressed"), (8, "deflate")):
        for bits in (1, 8):
            result.append(reversed_bits(f"{bits} bits, bit order reversed, {name}", compression, bits))
    return result


def smooth(bands, width, height):
    """A picture without noise: what JPEG is for."""
    y, x = np.mgrid[0:height, 0:width]
    return np.stack([(127 + 100 * np.sin(x / (30 + 10 * band)) * np.cos(y / (25 + 8 * band))).astype(np.uint8) for band in range(bands)])


def made_jpegs():
    """JPEG of every arrangement, in strips whose last is lower and in tiles that stick out."""
    result = []
    for what, bands, options in (
        ("grey", 1, []),
        ("RGB", 3, ["PHOTOMETRIC=RGB"]),
        ("YCbCr", 3, ["PHOTOMETRIC=YCBCR"]),
        ("RGB, band-interleaved", 3, ["PHOTOMETRIC=RGB", "INTERLEAVE=BAND"]),
        ("RGB and alpha", 4, ["PHOTOMETRIC=RGB", "ALPHA=YES"]),
        ("CMYK", 4, ["PHOTOMETRIC=CMYK"]),
        ("grey, tables in every block", 1, ["JPEGTABLESMODE=0"]),
    ):
        for place, size in (("strips", ["BLOCKYSIZE=16"]), ("tiles", ["TILED=YES", "BLOCKXSIZE=16", "BLOCKYSIZE=16"])):
            with tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, "made.tif")
                dataset = gdal.GetDriverByName("GTiff").Create(path, 41, 37, bands, gdal.GDT_Byte, ["COMPRESS=JPEG", "JPEG_QUALITY=90"] + options + size)
                dataset.WriteArray(smooth(bands, 41, 37))
                dataset = None
                result.append(read(f"{what}, {place}", path))
    return result


PALETTES = "lc utm cog_cmap test_average_palette".split()
OVERVIEWS = """categorical/cog_cmap.tif categorical/seams-16.tif multiband/mosaic_cog3.tif rgb/cog_rgb_mask.tif rgb/cog_rgba.tif
single/cog.tif single/cog_dateline.tif single/cog_gcps_ovr.tif single/cog_nodata_nan.tif single/cog_scale.tif
layout/cloud_optimized_geotiff_big_tiff_from_stream_compressed.tiff""".split()
JPEGS = "crs/cog_hirise_mars.tif rgb/alpha.tif rgb/cogeo.tif rgb/jpeg-test-small.tif".split()


def palettes():
    result = []
    for name in PALETTES:
        dataset = gdal.Open(os.path.join(DATA, "rasters", "categorical", name + ".tif"))
        table = dataset.GetRasterBand(1).GetColorTable()
        result.append({"file": f"categorical/{name}.tif", "colors": [list(table.GetColorEntry(i))[:3] for i in range(table.GetCount())]})
    return result


def some(array, count):
    """Cells in even steps; null for NaN."""
    flat = array.ravel()
    step = max(1, flat.size // count)
    return {"step": step, "cells": [None if value != value else value for value in flat[::step].tolist()]}


def overviews():
    result = []
    for name in OVERVIEWS:
        dataset = gdal.Open(os.path.join(DATA, "rasters", name))
        band = dataset.GetRasterBand(1)
        levels = [band.GetOverview(i) for i in range(band.GetOverviewCount())]
        result.append({"file": name, "levels": [{"width": o.XSize, "height": o.YSize, **some(o.ReadAsArray(), 150)} for o in levels]})
    return result


def jpegs():
    result = []
    for name in JPEGS:
        array = gdal.Open(os.path.join(DATA, "rasters", name)).ReadAsArray()
        bands = array.reshape((-1, *array.shape[-2:]))
        result.append({"file": name, "bands": [{"mean": float(band.mean()), **some(band, 1500)} for band in bands]})
    return result


def made_masks():
    """Files with overviews and a mask of their own: of every level, and of the full image only."""
    result = []
    for what in ("every level", "the full image"):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "made.tif")
            dataset = gdal.GetDriverByName("GTiff").Create(path, 48, 32, 1, gdal.GDT_Byte, ["COMPRESS=DEFLATE", "TILED=YES", "BLOCKXSIZE=16", "BLOCKYSIZE=16"])
            dataset.WriteArray(smooth(1, 48, 32)[0])
            if what == "the full image":
                dataset.BuildOverviews("NEAREST", [2])
            dataset = None
            gdal.SetConfigOption("GDAL_TIFF_INTERNAL_MASK", "YES")
            dataset = gdal.Open(path, gdal.GA_Update)
            dataset.CreateMaskBand(gdal.GMF_PER_DATASET)
            y, x = np.mgrid[0:16, 0:24]
            # Squares of two cells, so that every way to thin them out gives the same.
            half = np.where((x * y + x) % 3 == 0, 0, 255).astype(np.uint8)
            dataset.GetRasterBand(1).GetMaskBand().WriteArray(half.repeat(2, 0).repeat(2, 1))
            if what == "every level":
                dataset.BuildOverviews("NEAREST", [2])
            dataset = None
            dataset = gdal.Open(path)
            mask = dataset.GetRasterBand(1).GetMaskBand()
            masks = [{"width": w, "height": h, "valid": (mask.ReadAsArray(buf_xsize=w, buf_ysize=h).ravel() // 255).tolist()} for w, h in ((48, 32), (24, 16))]
            with open(path, "rb") as file:
                result.append({"what": what, "file": base64.b64encode(file.read()).decode(), "masks": masks})
    return result


for name, figure in {"formats": formats(), "pictures": {"palettes": palettes(), "overviews": overviews(), "jpegs": jpegs(), "madeJpegs": made_jpegs(), "madeMasks": made_masks()}}.items():
    with open(os.path.join(HERE, name + ".json"), "w") as file:
        json.dump(figure, file, separators=(",", ":"))
        file.write("\n")
