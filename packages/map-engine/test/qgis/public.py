"""Draws style files with QGIS: python3 public.py OUT

Reads OUT/styles.json, a list of {name, file}, and OUT/NAME.geojson; writes OUT/NAME-qgis.png. A style that QGIS cannot
open gets no picture.
"""

import json
import sys
from pathlib import Path

from draw import draw
from qgis.core import QgsApplication, QgsVectorLayer, QgsVectorSimplifyMethod


def main(out):
    for one in json.loads((out / 'styles.json').read_text()):
        name, file = one['name'], one['file']
        layer = QgsVectorLayer(str(out / f'{name}.geojson'), name, 'ogr')
        exact = QgsVectorSimplifyMethod()
        exact.setSimplifyHints(QgsVectorSimplifyMethod.NoSimplification)
        layer.setSimplifyMethod(exact)
        message, opened = layer.loadNamedStyle(file) if file.endswith('.qml') else layer.loadSldStyle(file)
        if not opened:
            print(f'{name}: {message}', file=sys.stderr)
            continue
        # Files may name ranges of scales in which they draw nothing.
        layer.setScaleBasedVisibility(False)
        draw(layer, [0, 0], 1, 1, 96).save(str(out / f'{name}-qgis.png'))


if __name__ == '__main__':
    application = QgsApplication([], False)
    application.initQgis()
    main(Path(sys.argv[1]))
    application.exitQgis()
