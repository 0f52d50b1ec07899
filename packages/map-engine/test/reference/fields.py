"""Numeric fields of the vector files of the test data, read with GDAL, and how the figures are written."""

import glob
import json
import os

import numpy as np
from osgeo import gdal, ogr

gdal.UseExceptions()
gdal.PushErrorHandler("CPLQuietErrorHandler")
HERE = os.path.dirname(os.path.abspath(__file__))
NUMERIC = (ogr.OFTInteger, ogr.OFTInteger64, ogr.OFTReal)


def files(data):
    """Paths of all vector files, relative to the test data."""
    found = sum((glob.glob(f"{data}/vectors/*/*.{kind}") for kind in ("shp", "geojson", "topojson", "csv")), [])
    return sorted(os.path.relpath(path, data) for path in found)


def open_layer(data, file):
    options = ["AUTODETECT_TYPE=YES"] if file.endswith(".csv") else []
    return gdal.OpenEx(os.path.join(data, file), gdal.OF_VECTOR, open_options=options)


def numeric_fields(data):
    """Yields (file, field, values) for each numeric field with at least two different values; nulls are left out."""
    for file in files(data):
        source = open_layer(data, file)
        for layer in (source.GetLayer(i) for i in range(source.GetLayerCount())):
            definition = layer.GetLayerDefn()
            for index in range(definition.GetFieldCount()):
                field = definition.GetFieldDefn(index)
                if field.GetType() not in NUMERIC or field.GetSubType() == ogr.OFSTBoolean:
                    continue
                layer.ResetReading()
                values = [f.GetField(index) for f in layer if f.IsFieldSetAndNotNull(index)]
                values = np.array(values, dtype=np.float64)
                if len(np.unique(values)) > 1:
                    yield file, field.GetName(), values


def write(name, head, rows):
    """One row a line, so that a changed figure is a changed line."""
    lines = ",\n".join("    " + json.dumps(row, ensure_ascii=False) for row in rows)
    with open(os.path.join(HERE, name), "w", encoding="utf-8") as out:
        out.write("{\n  \"made\": " + json.dumps(head) + ",\n  \"rows\": [\n" + lines + "\n  ]\n}\n")
