/** Parts of layer files of ArcGIS Pro, as the specification of CIM names them. */
export const rgb = (...values: readonly number[]) => ({ type: 'CIMRGBColor', values });
export const solidFill = (color: object) => ({ type: 'CIMSolidFill', enable: true, color });
export const stroke = (color: object, width: number, more: object = {}) => ({
  ...{ type: 'CIMSolidStroke', enable: true, capStyle: 'Butt', joinStyle: 'Miter', width, color },
  ...more,
});
/** A reference to a symbol, its first layer on top. */
export const reference = (kind: 'Point' | 'Line' | 'Polygon', ...symbolLayers: readonly object[]) => ({
  type: 'CIMSymbolReference',
  symbol: { type: `CIM${kind}Symbol`, symbolLayers },
});
/** A marker of one drawing in a frame of 4 by 4. */
export const marker = (geometry: object, symbolLayers: readonly object[], more: object = {}) => ({
  type: 'CIMVectorMarker',
  enable: true,
  size: 6,
  frame: { xmin: -2, ymin: -2, xmax: 2, ymax: 2 },
  markerGraphics: [
    { type: 'CIMMarkerGraphic', geometry, symbol: { type: 'CIMPolygonSymbol', symbolLayers } },
  ],
  ...more,
});
export const circle = { curveRings: [[[0, 2], { a: [[0, 2], [0, 0], 0, 1] }]] };

/** A file of these layers. */
export const lyrxText = (...layerDefinitions: readonly object[]) =>
  JSON.stringify({ type: 'CIMLayerDocument', version: '3.2.0', layerDefinitions });
export const featureLayer = (renderer: object, more: object = {}) => ({
  ...{ type: 'CIMFeatureLayer', name: 'layer', visibility: true, renderer },
  ...more,
});
/** A layer of one symbol. */
export const simpleLayer = (symbol: object, more: object = {}) =>
  featureLayer({ type: 'CIMSimpleRenderer', symbol }, more);
export const rasterLayer = (colorizer: object, more: object = {}) => ({
  ...{ type: 'CIMRasterLayer', name: 'cells', visibility: true, colorizer },
  ...more,
});
