"""Writes what QGIS changes in a style file when one thing of a layer is edited, for read-edits.test.ts.

    QT_HASH_SEED=0 QT_QPA_PLATFORM=offscreen /usr/bin/python3 packages/map-engine/test/qgis/edit.py
"""

import difflib
import json
import os
import struct
import tempfile

from osgeo import gdal
from qgis.core import (
    Qgis, QgsApplication, QgsContrastEnhancement, QgsCubicRasterResampler, QgsDropShadowEffect,
    QgsEffectStack, QgsFeatureRequest, QgsFillSymbol, QgsLabeling, QgsLineSymbol, QgsMapLayer,
    QgsMarkerSymbol, QgsPalLayerSettings, QgsProperty, QgsRasterLayer, QgsSimpleLineCallout,
    QgsSingleBandGrayRenderer, QgsSingleSymbolRenderer, QgsStringUtils, QgsSymbol, QgsTextFormat,
    QgsVectorLayer, QgsVectorLayerSimpleLabeling,
)
from qgis.PyQt.QtGui import QFont, QPainter

app = QgsApplication([], False)
app.initQgis()
file = os.path.join(tempfile.mkdtemp(), "style.qml")
parts = QgsMapLayer.Symbology | QgsMapLayer.Labeling | QgsMapLayer.Rendering


def style(layer):
    """The style file of a layer, in lines."""
    layer.saveNamedStyle(file, parts)
    with open(file, encoding="utf-8") as written:
        return written.read().split("\n")


def raster():
    """A layer of one grey band."""
    path = os.path.join(os.path.dirname(file), 'cells.tif')
    cells = gdal.GetDriverByName('GTiff').Create(path, 4, 4, 1, gdal.GDT_Float32)
    cells.SetGeoTransform((0, 1, 0, 4, 0, -1))
    cells.GetRasterBand(1).WriteRaster(0, 0, 4, 4, struct.pack('16f', *range(16)))
    del cells
    layer = QgsRasterLayer(path, 'x')
    renderer = QgsSingleBandGrayRenderer(layer.dataProvider(), 1)
    contrast = QgsContrastEnhancement(Qgis.Float32)
    contrast.setContrastEnhancementAlgorithm(QgsContrastEnhancement.StretchToMinimumMaximum)
    contrast.setMinimumValue(0)
    contrast.setMaximumValue(15)
    renderer.setContrastEnhancement(contrast)
    layer.setRenderer(renderer)
    return layer


def fresh(kind):
    """A layer with one symbol and labels where this library puts them."""
    if kind == 'Raster':
        return raster()
    layer = QgsVectorLayer(kind+'?field=n:string', 'x', 'memory')
    sym = {'Polygon': QgsFillSymbol, 'LineString': QgsLineSymbol, 'Point': QgsMarkerSymbol}[kind]
    layer.setRenderer(QgsSingleSymbolRenderer(sym.createSimple({'color':'90,0,208,255','size_unit':'Pixel','size':'8'})))
    s = QgsPalLayerSettings()
    s.fieldName = 'n'
    s.placement = {'Polygon': QgsPalLayerSettings.OverPoint, 'LineString': QgsPalLayerSettings.Curved, 'Point': QgsPalLayerSettings.OverPoint}[kind]
    if kind == 'LineString':
        ls = s.lineSettings()
        ls.setPlacementFlags(QgsLabeling.OnLine|QgsLabeling.MapOrientation)
        s.setLineSettings(ls)
    f = QgsTextFormat()
    f.setFont(QFont('Liberation Sans'))
    s.setFormat(f)
    s.setCallout(None)
    layer.setLabeling(QgsVectorLayerSimpleLabeling(s))
    layer.setLabelsEnabled(True)
    return layer


def label(change):
    def edit(layer):
        s = layer.labeling().settings()
        change(s)
        layer.setLabeling(QgsVectorLayerSimpleLabeling(s))
    return edit


def fmt(change):
    def edit(s):
        f = s.format()
        change(f)
        s.setFormat(f)
    return label(edit)


def font(change):
    def edit(f):
        n = f.font()
        change(n)
        f.setFont(n)
    return fmt(edit)


def sym(change):
    return lambda layer: change(layer.renderer().symbol())


def prop(name, value):
    def edit(symbol):
        l = symbol.symbolLayer(0)
        p = l.properties()
        p[name] = value
        symbol.changeSymbolLayer(0, QgsApplication.symbolLayerRegistry().symbolLayerMetadata(l.layerType()).createSymbolLayer(p))
    return sym(edit)


def shadow(f):
    s = f.shadow()
    s.setEnabled(True)
    f.setShadow(s)


def mask(f):
    s = f.mask()
    s.setEnabled(True)
    f.setMask(s)


def dd(s):
    p = s.dataDefinedProperties()
    p.setProperty(QgsPalLayerSettings.Size, QgsProperty.fromExpression('1+1'))
    s.setDataDefinedProperties(p)


def alpha(symbol):
    symbol.setDataDefinedProperty(QgsSymbol.PropertyOpacity, QgsProperty.fromExpression('50'))


def levels(layer):
    layer.setScaleBasedVisibility(True)
    layer.setMinimumScale(100000)
    layer.setMaximumScale(1000)


def refscale(layer):
    layer.renderer().setReferenceScale(25000)


def order(layer):
    layer.renderer().setOrderBy(QgsFeatureRequest.OrderBy([QgsFeatureRequest.OrderByClause('n')]))
    layer.renderer().setOrderByEnabled(True)


def effect(layer):
    e = QgsDropShadowEffect()
    st = QgsEffectStack()
    st.appendEffect(e)
    layer.renderer().setPaintEffect(st)


def layer_effect(symbol):
    e = QgsDropShadowEffect()
    st = QgsEffectStack()
    st.appendEffect(e)
    symbol.symbolLayer(0).setPaintEffect(st)


def line(change):
    def edit(s):
        l = s.lineSettings()
        change(l)
        s.setLineSettings(l)
    return label(edit)


def thin(change):
    def edit(s):
        t = s.thinningSettings()
        change(t)
        s.setThinningSettings(t)
    return label(edit)


def setattr_(name,v):
    return lambda s: setattr(s,name,v)


def bufferblend(f):
    b = f.buffer()
    b.setEnabled(True)
    b.setBlendMode(QPainter.CompositionMode_Multiply)
    f.setBuffer(b)


def callout(s):
    c = QgsSimpleLineCallout()
    c.setEnabled(True)
    s.setCallout(c)


def cut(layer):
    renderer = layer.renderer()
    contrast = QgsContrastEnhancement(renderer.contrastEnhancement())
    contrast.setContrastEnhancementAlgorithm(QgsContrastEnhancement.StretchAndClipToMinimumMaximum)
    renderer.setContrastEnhancement(contrast)


cases = {
    'Polygon': [
        ('layer blend mode', 'blendMode', lambda l: l.setBlendMode(QPainter.CompositionMode_Multiply)),
        ('feature blend mode', 'featureBlendMode', lambda l: l.setFeatureBlendMode(QPainter.CompositionMode_Multiply)),
        ('layer opacity', 'layerOpacity', lambda l: l.setOpacity(0.5)),
        ('scale range of the layer', 'hasScaleBasedVisibilityFlag', levels),
        ('reference scale', 'referencescale', refscale),
        ('order of features', 'enableorderby', order),
        ('effect of the renderer', 'effect', effect),
        ('effect of a symbol layer', 'effect', sym(layer_effect)),
        ('opacity computed', 'data_defined_properties', sym(alpha)),
        ('offset of a fill', 'offset', prop('offset', '2,3')),
        ('label shadow', 'shadowDraw', fmt(shadow)),
        ('label mask', 'maskEnabled', fmt(mask)),
        ('underline', 'fontUnderline', font(lambda f: f.setUnderline(True))),
        ('strikeout', 'fontStrikeout', font(lambda f: f.setStrikeOut(True))),
        ('letter spacing', 'fontLetterSpacing', font(lambda f: f.setLetterSpacing(QFont.AbsoluteSpacing, 3))),
        ('word spacing', 'fontWordSpacing', font(lambda f: f.setWordSpacing(3))),
        ('capitals', 'capitalization', fmt(lambda f: f.setCapitalization(QgsStringUtils.AllUppercase))),
        ('vertical text', 'textOrientation', fmt(lambda f: f.setOrientation(QgsTextFormat.VerticalOrientation))),
        ('label blend mode', 'blendMode', fmt(lambda f: f.setBlendMode(QPainter.CompositionMode_Multiply))),
        ('halo blend mode', 'bufferBlendMode', fmt(bufferblend)),
        ('html', 'allowHtml', fmt(lambda f: f.setAllowHtmlFormatting(True))),
        ('wrap by a character', 'wrapChar', label(setattr_('wrapChar', '-'))),
        ('wrap by length', 'autoWrapLength', label(setattr_('autoWrapLength', 10))),
        ('numbers formatted', 'formatNumbers', label(setattr_('formatNumbers', True))),
        ('number of labels', 'limitNumLabels', thin(lambda t: (t.setLimitNumberLabelsEnabled(True), t.setMaximumNumberLabels(10)))),
        ('smallest feature', 'minFeatureSize', thin(lambda t: t.setMinimumFeatureSize(5))),
        ('font size limits', 'fontLimitPixelSize', label(setattr_('fontLimitPixelSize', True))),
        ('every part', 'labelPerPart', label(setattr_('labelPerPart', True))),
        ('only inside', 'fitInPolygonOnly', label(setattr_('fitInPolygonOnly', True))),
        ('quadrant', 'quadOffset', label(setattr_('quadOffset', QgsPalLayerSettings.QuadrantAboveRight))),
        ('perimeter', 'placement', label(setattr_('placement', QgsPalLayerSettings.PerimeterCurved))),
        ('size computed', 'dd_properties', label(dd)),
        ('callout', 'callout', label(callout)),
    ],
    'LineString': [
        ('line offset', 'offset', prop('offset', '2')),
        ('trim', 'trim_distance_start', prop('trim_distance_start', '2')),
        ('dash offset', 'dash_pattern_offset', prop('dash_pattern_offset', '2')),
        ('inner rings only', 'ring_filter', prop('ring_filter', '2')),
        ('repeated labels', 'repeatDistance', label(setattr_('repeatDistance', 30))),
        ('above the line', 'placementFlags', line(lambda l: l.setPlacementFlags(QgsLabeling.AboveLine))),
        ('merged lines', 'mergeLines', line(lambda l: l.setMergeLines(True))),
        ('label anchor', 'lineAnchorPercent', line(lambda l: l.setLineAnchorPercent(0.1))),
    ],
    'Point': [
        ('around the point', 'placement', label(setattr_('placement', QgsPalLayerSettings.AroundPoint))),
        ('cartographic', 'placement', label(setattr_('placement', QgsPalLayerSettings.OrderedPositionsAroundPoint))),
    ],
    'Raster': [
        ('layer blend mode', 'blendMode', lambda l: l.setBlendMode(QPainter.CompositionMode_Multiply)),
        ('scale range of the layer', 'hasScaleBasedVisibilityFlag', levels),
        ('saturation', 'saturation', lambda l: l.hueSaturationFilter().setSaturation(40)),
        ('tint', 'colorizeOn', lambda l: l.hueSaturationFilter().setColorizeOn(True)),
        ('inverted colours', 'invertColors', lambda l: l.hueSaturationFilter().setInvertColors(True)),
        ('alpha band', 'alphaBand', lambda l: l.renderer().setAlphaBand(1)),
        ('contrast with a cut', 'contrastEnhancement', cut),
        ('cubic resampling', 'zoomedInResampler', lambda l: l.resampleFilter().setZoomedInResampler(QgsCubicRasterResampler())),
    ],
}
out = []
for kind, list_ in cases.items():
    base = style(fresh(kind))
    edits = []
    for name, property, change in list_:
        layer = fresh(kind)
        change(layer)
        text = style(layer)
        parted = difflib.SequenceMatcher(None, base, text, autojunk=False).get_opcodes()
        # From which line, how many lines, and what is there instead.
        changes = [[i1, i2 - i1, text[j1:j2]] for tag, i1, i2, j1, j2 in parted if tag != 'equal']
        edits.append({'name': name, 'property': property, 'changes': changes})
    out.append({'geometry': kind, 'base': base, 'edits': edits})
target = os.path.join(os.path.dirname(os.path.abspath(__file__)), "edits.json")
with open(target, "w", encoding="utf-8") as written:
    json.dump({"version": Qgis.QGIS_VERSION, "styles": out}, written, indent=2, ensure_ascii=False)
    written.write("\n")
