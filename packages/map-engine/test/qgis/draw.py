"""Draws the maps of maps.json with QGIS: python3 draw.py DATA OUT

Writes OUT/NAME.geojson (the source in EPSG:3857, for both programs), OUT/NAME-qgis.png and OUT/NAME-fine.png: the same
drawn eight times as large and made smaller by averaging, which is what both programs should come near to.
"""

import json
import os
import sys
from pathlib import Path

os.environ.setdefault('QT_QPA_PLATFORM', 'offscreen')

from osgeo import gdal
from qgis.core import (
    QgsApplication,
    QgsCategorizedSymbolRenderer,
    QgsClassificationJenks,
    QgsClassificationQuantile,
    QgsCoordinateReferenceSystem,
    QgsFillSymbol,
    QgsGradientFillSymbolLayer,
    QgsGraduatedSymbolRenderer,
    QgsLinePatternFillSymbolLayer,
    QgsLineSymbol,
    QgsMapRendererSequentialJob,
    QgsMapSettings,
    QgsMarkerLineSymbolLayer,
    QgsMarkerSymbol,
    QgsPalLayerSettings,
    QgsPointPatternFillSymbolLayer,
    QgsRectangle,
    QgsRendererCategory,
    QgsSimpleFillSymbolLayer,
    QgsSimpleLineSymbolLayer,
    QgsSimpleMarkerSymbolLayer,
    QgsSimpleMarkerSymbolLayerBase,
    QgsSingleSymbolRenderer,
    QgsTextBufferSettings,
    QgsTextFormat,
    QgsUnitTypes,
    QgsVectorLayer,
    QgsVectorLayerSimpleLabeling,
    QgsVectorSimplifyMethod,
)
from qgis.PyQt.QtCore import QPointF, QSize, Qt
from qgis.PyQt.QtGui import QColor, QFont

WIDTH, HEIGHT = 512, 384
FINE = 8
# Pixels of QGIS stay pixels in a larger picture. Points grow with its dots, and at 72 dots an inch one is a pixel.
LOOKS = {'qgis': (1, 96, QgsUnitTypes.RenderPixels), 'fine': (FINE, 72 * FINE, QgsUnitTypes.RenderPoints)}
unit = QgsUnitTypes.RenderPixels
SHAPES = QgsSimpleMarkerSymbolLayerBase
YL_GN_BU = ['#ffffcc', '#a1dab4', '#41b6c4', '#2c7fb8', '#253494']
SET_1 = ['#e41a1c', '#377eb8', '#4daf4a', '#984ea3', '#ff7f00', '#ffff33', '#a65628', '#f781bf', '#999999']


def symbol_of(kind, *layers):
    """A symbol of the given layers, bottom first, all in pixels."""
    symbol = kind()
    symbol.deleteSymbolLayer(0)
    for layer in layers:
        symbol.appendSymbolLayer(layer)
    symbol.setOutputUnit(unit)
    return symbol


def line(color, width, style=Qt.SolidLine, join=Qt.RoundJoin, cap=Qt.RoundCap):
    layer = QgsSimpleLineSymbolLayer(QColor(color), width, style)
    layer.setPenJoinStyle(join)
    layer.setPenCapStyle(cap)
    layer.setOutputUnit(unit)
    return layer


def fill(color):
    layer = QgsSimpleFillSymbolLayer(QColor(color))
    layer.setStrokeStyle(Qt.NoPen)
    return layer


def marker(shape, size, color, stroke=None, width=1, angle=0):
    layer = QgsSimpleMarkerSymbolLayer(shape, size, angle)
    layer.setColor(QColor(color))
    layer.setStrokeColor(QColor(stroke or color))
    layer.setStrokeStyle(Qt.SolidLine if stroke else Qt.NoPen)
    layer.setStrokeWidth(width)
    layer.setPenJoinStyle(Qt.MiterJoin)
    layer.setOutputUnit(unit)
    return layer


def categorized(field, symbols):
    rows = [QgsRendererCategory(value, symbol, str(value)) for value, symbol in symbols.items()]
    return QgsCategorizedSymbolRenderer(field, rows)


def graduated(layer, field, method, symbols):
    renderer = QgsGraduatedSymbolRenderer(field)
    renderer.setSourceSymbol(symbols[0].clone())
    renderer.setClassificationMethod(method)
    renderer.updateClasses(layer, len(symbols))
    for index, symbol in enumerate(symbols):
        renderer.updateRangeSymbol(index, symbol)
    ranges = renderer.ranges()
    if unit == QgsUnitTypes.RenderPixels:
        print(field, [ranges[0].lowerValue()] + [one.upperValue() for one in ranges])
    return renderer


def graduated_color(layer):
    outlined = [symbol_of(QgsFillSymbol, fill(color), line('#404040', 1)) for color in YL_GN_BU]
    return graduated(layer, 'popd', QgsClassificationJenks(), outlined)


def unique_values(layer):
    names = sorted(layer.uniqueValues(layer.fields().indexOf('CT_NAME')))
    look = lambda color: symbol_of(QgsFillSymbol, fill(color), line('#ffffff', 2))
    return categorized('CT_NAME', {name: look(color) for name, color in zip(names, SET_1)})


def simple_markers(_):
    looks = {
        3: (SHAPES.Star, 20, '#e41a1c', '#000000', 1),
        4: (SHAPES.Triangle, 16, '#377eb8', '#000000', 2),
        5: (SHAPES.Circle, 14, '#4daf4a', '#ffffff', 2),
        6: (SHAPES.Pentagon, 12, '#984ea3', '#000000', 1),
        7: (SHAPES.Square, 10, '#ff7f00', '#000000', 1),
        8: (SHAPES.Hexagon, 8, '#ffff33', '#000000', 1),
    }
    return categorized('scalerank', {rank: symbol_of(QgsMarkerSymbol, marker(*look)) for rank, look in looks.items()})


def graduated_size(layer):
    sized = [symbol_of(QgsMarkerSymbol, marker(SHAPES.Circle, size, '#41b6c4', '#ffffff')) for size in (4, 6, 8, 10, 12)]
    return graduated(layer, 'popd', QgsClassificationQuantile(), sized)


def dashed_lines(_):
    looks = {
        'road': line('#377eb8', 4, Qt.DashLine, Qt.MiterJoin, Qt.FlatCap),
        'rail': line('#e41a1c', 4, Qt.DashDotLine, Qt.BevelJoin, Qt.SquareCap),
        'cycleway': line('#4daf4a', 4, Qt.DotLine, Qt.RoundJoin, Qt.RoundCap),
    }
    return categorized('highway', {value: symbol_of(QgsLineSymbol, look) for value, look in looks.items()})


def arrows_on_casing(_):
    arrows = QgsMarkerLineSymbolLayer(True, 24)
    arrows.setSubSymbol(symbol_of(QgsMarkerSymbol, marker(SHAPES.Triangle, 8, '#e41a1c', angle=90)))
    casing = (line('#404040', 8), line('#ffffff', 5))
    return QgsSingleSymbolRenderer(symbol_of(QgsLineSymbol, *casing, arrows))


def line_pattern(_):
    pattern = QgsLinePatternFillSymbolLayer()
    pattern.setSubSymbol(symbol_of(QgsLineSymbol, line('#08519c', 2)))
    # QGIS turns counter-clockwise.
    pattern.setLineAngle(-45)
    pattern.setDistance(10)
    return QgsSingleSymbolRenderer(symbol_of(QgsFillSymbol, pattern, line('#000000', 1)))


def point_pattern(_):
    pattern = QgsPointPatternFillSymbolLayer()
    pattern.setSubSymbol(symbol_of(QgsMarkerSymbol, marker(SHAPES.Circle, 6, '#006d2c')))
    pattern.setDistanceX(16)
    pattern.setDistanceY(12)
    return QgsSingleSymbolRenderer(symbol_of(QgsFillSymbol, pattern, line('#000000', 1)))


def gradient(_):
    layer = QgsGradientFillSymbolLayer(QColor('#ffffcc'), QColor('#253494'))
    layer.setReferencePoint1(QPointF(0, 0.5))
    layer.setReferencePoint2(QPointF(1, 0.5))
    # QGIS turns counter-clockwise.
    layer.setAngle(-45)
    return QgsSingleSymbolRenderer(symbol_of(QgsFillSymbol, layer, line('#000000', 1)))


def labels(layer):
    halo = QgsTextBufferSettings()
    halo.setEnabled(True)
    # QGIS counts the whole pen, half of which lies under the letters.
    halo.setSize(4)
    halo.setSizeUnit(unit)
    halo.setColor(QColor('#ffffff'))
    halo.setOpacity(1)
    text = QgsTextFormat()
    text.setFont(QFont('Noto Sans CJK SC'))
    text.setSize(16)
    text.setSizeUnit(unit)
    text.setColor(QColor('#000000'))
    text.setBuffer(halo)
    settings = QgsPalLayerSettings()
    settings.fieldName = 'DT_NAME'
    settings.setFormat(text)
    settings.placement = QgsPalLayerSettings.OverPoint
    settings.quadOffset = QgsPalLayerSettings.QuadrantOver
    settings.centroidInside = True
    layer.setLabeling(QgsVectorLayerSimpleLabeling(settings))
    layer.setLabelsEnabled(True)
    stack = (fill('#e5f5e0'), line('#404040', 5), line('#ffffff', 3))
    return QgsSingleSymbolRenderer(symbol_of(QgsFillSymbol, *stack))


STYLES = {
    'graduated-color': graduated_color,
    'unique-values': unique_values,
    'simple-markers': simple_markers,
    'graduated-size': graduated_size,
    'dashed-lines': dashed_lines,
    'arrows-on-casing': arrows_on_casing,
    'line-pattern': line_pattern,
    'point-pattern': point_pattern,
    'gradient': gradient,
    'labels': labels,
}


def draw(layer, center, resolution, scale, dpi):
    half_width, half_height = WIDTH / 2 * resolution, HEIGHT / 2 * resolution
    x, y = center
    settings = QgsMapSettings()
    settings.setLayers([layer])
    settings.setDestinationCrs(QgsCoordinateReferenceSystem('EPSG:3857'))
    settings.setOutputSize(QSize(WIDTH * scale, HEIGHT * scale))
    settings.setOutputDpi(dpi)
    settings.setExtent(QgsRectangle(x - half_width, y - half_height, x + half_width, y + half_height))
    settings.setBackgroundColor(QColor('#ffffff'))
    settings.setFlag(QgsMapSettings.Antialiasing)
    job = QgsMapRendererSequentialJob(settings)
    job.start()
    job.waitForFinished()
    return job.renderedImage().scaled(WIDTH, HEIGHT, Qt.IgnoreAspectRatio, Qt.SmoothTransformation)


def main(data, out):
    global unit
    for one in json.loads(Path(__file__).with_name('maps.json').read_text()):
        name = one['name']
        moved = str(out / f'{name}.geojson')
        gdal.VectorTranslate(moved, str(data / one['source']), format='GeoJSON', dstSRS='EPSG:3857')
        layer = QgsVectorLayer(moved, name, 'ogr')
        exact = QgsVectorSimplifyMethod()
        exact.setSimplifyHints(QgsVectorSimplifyMethod.NoSimplification)
        layer.setSimplifyMethod(exact)
        for look, (scale, dpi, unit) in LOOKS.items():
            layer.setRenderer(STYLES[name](layer))
            draw(layer, one['center'], one['resolution'], scale, dpi).save(str(out / f'{name}-{look}.png'))


if __name__ == '__main__':
    gdal.UseExceptions()
    application = QgsApplication([], False)
    application.initQgis()
    main(Path(sys.argv[1]), Path(sys.argv[2]))
    application.exitQgis()
