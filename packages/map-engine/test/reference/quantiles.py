"""Quantile edges of numeric fields by numpy. See README.md beside this file."""

import math
import platform
import sys

import numpy as np

from fields import numeric_fields, write

if __name__ == "__main__":
    rows = []
    for file, field, values in numeric_fields(sys.argv[1]):
        head = {"file": file, "field": field, "count": len(values), "sum": math.fsum(values)}
        edges = {k: np.quantile(values, np.linspace(0, 1, k + 1), method="linear").tolist() for k in (4, 5, 9)}
        deviation = {"mean": values.mean(), "stddev": values.std()}
        rows.append({**head, **deviation, "edges": edges})
    write("quantiles.json", {"numpy": np.__version__, "python": platform.python_version()}, rows)
