/** Kinds of map layers. The numeric codes of the wire live in the codec. */
export const layerKinds = ['group', 'point', 'line', 'polygon', 'mixed', 'raster', 'tile', 'image'] as const;

export type LayerKind = (typeof layerKinds)[number];

/** Geometry that a scheme styles; `raster` has categories with colours in place of symbols. */
export const schemeGeometries = ['point', 'line', 'polygon', 'raster'] as const;

export type SchemeGeometry = (typeof schemeGeometries)[number];
export type VectorGeometry = Exclude<SchemeGeometry, 'raster'>;
