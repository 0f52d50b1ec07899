"""Draws the maps of maps.json with QGIS from the style files that the engine wrote: python3 open.py OUT

Reads OUT/NAME.geojson and OUT/NAME.qml, writes OUT/NAME-qml.png.
"""

import json
import sys
from pathlib import Path

from draw import draw
from qgis.core import QgsApplication, QgsVectorLayer, QgsVectorSimplifyMethod


def main(out):
    for one in json.loads(Path(__file__).with_name('maps.json').read_text()):
        name = one['name']
        layer = QgsVectorLayer(str(out / f'{name}.geojson'), name, 'ogr')
        exact = QgsVectorSimplifyMethod()
        exact.setSimplifyHints(QgsVectorSimplifyMethod.NoSimplification)
        layer.setSimplifyMethod(exact)
        message, opened = layer.loadNamedStyle(str(out / f'{name}.qml'))
        if not opened:
            raise SystemExit(f'{name}: {message}')
        draw(layer, one['center'], one['resolution'], 1, 96).save(str(out / f'{name}-qml.png'))


if __name__ == '__main__':
    application = QgsApplication([], False)
    application.initQgis()
    main(Path(sys.argv[1]))
    application.exitQgis()
