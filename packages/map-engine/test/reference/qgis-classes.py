"""Classes of numeric fields by QGIS. See README.md beside this file."""

import math
import os
import sys

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from qgis.core import (  # noqa: E402
    Qgis,
    QgsApplication,
    QgsClassificationEqualInterval,
    QgsClassificationJenks,
    QgsClassificationPrettyBreaks,
    QgsClassificationQuantile,
    QgsClassificationStandardDeviation,
)

from fields import numeric_fields, write  # noqa: E402

METHODS = {
    "equal-interval": QgsClassificationEqualInterval,
    "quantile": QgsClassificationQuantile,
    "jenks": QgsClassificationJenks,
    "standard-deviation": QgsClassificationStandardDeviation,
    "pretty": QgsClassificationPrettyBreaks,
}


def edges(method, values, classes):
    ranges = method.classes(values.tolist(), classes)
    return [ranges[0].lowerBound()] + [r.upperBound() for r in ranges] if ranges else []


if __name__ == "__main__":
    application = QgsApplication([], False)
    application.initQgis()
    rows = []
    for file, field, values in numeric_fields(sys.argv[1]):
        head = {"file": file, "field": field, "count": len(values), "sum": math.fsum(values)}
        found = {
            name: {k: edges(make(), values, k) for k in (4, 5, 7)} for name, make in METHODS.items()
        }
        rows.append({**head, **found})
    write("qgis-classes.json", {"qgis": Qgis.QGIS_VERSION.split("-")[0]}, rows)
    application.exitQgis()
