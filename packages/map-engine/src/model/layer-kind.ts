/** Kinds of map layers. The numeric codes of the wire live in the codec. */
export const layerKinds = ['group', 'point', 'line', 'polygon', 'mixed', 'raster', 'tile', 'image'] as const;

/** One of {@link layerKinds}. */
export type LayerKind = (typeof layerKinds)[number];

/** Geometry that a scheme styles; `raster` has categories with colours in place of symbols. */
export const schemeGeometries = ['point', 'line', 'polygon', 'raster'] as const;

/** One of {@link schemeGeometries}. */
export type SchemeGeometry = (typeof schemeGeometries)[number];
/** Geometry whose features are drawn by symbols: point, line or polygon. */
export type VectorGeometry = Exclude<SchemeGeometry, 'raster'>;
