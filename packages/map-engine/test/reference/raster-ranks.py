"""Statistics and percentiles of raster bands by numpy. See README.md beside this file."""

import platform
import sys

import numpy as np
from osgeo import gdal

from fields import write

files = [
    "rasters/single/nz_elev.tif",
    "rasters/single/LisbonElevation.tif",
    "rasters/single/cog.tif",
    "rasters/single/gpm_1d.20240617.tif",
    "rasters/single/float64.tif",
    "rasters/single/int32.tif",
    "rasters/crs/nt_20201024_f18_nrt_s.tif",
    "rasters/crs/dem.tif",
    "rasters/categorical/lc.tif",
]
shares = [0, 0.5, 2, 10, 25, 50, 75, 90, 98, 99.5, 100]

if __name__ == "__main__":
    rows = []
    for file in files:
        source = gdal.Open(f"{sys.argv[1]}/{file}")
        band = source.GetRasterBand(1)
        cells = band.ReadAsArray().astype("f8").ravel()
        no_data = band.GetNoDataValue()
        if no_data is not None:
            cells = cells[cells != float(np.float32(no_data))]
        cells = cells[np.isfinite(cells)]
        percentiles = np.percentile(cells, shares)
        rows.append(
            {
                "file": file,
                "count": cells.size,
                "mean": cells.mean(),
                "stddev": cells.std(),
                "percentiles": percentiles.tolist(),
                "below": [float((cells < value).mean()) for value in percentiles],
                "not_above": [float((cells <= value).mean()) for value in percentiles],
            }
        )
    versions = {"numpy": np.__version__, "gdal": gdal.__version__, "python": platform.python_version()}
    write("raster-ranks.json", {**versions, "shares": shares}, rows)
