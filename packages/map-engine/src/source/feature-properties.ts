import Feature from 'ol/Feature.js';
import type { FeatureLike } from 'ol/Feature.js';
import type { VectorGeometry } from '../model';

/** Attributes of a feature of OpenLayers, without its geometry. */
export function propertiesOf(feature: FeatureLike): Record<string, unknown> {
  if (!(feature instanceof Feature)) return { ...feature.getProperties() };
  const { [feature.getGeometryName()]: _geometry, ...properties } = feature.getProperties();
  return properties;
}

/** The kind of scheme that draws a type of geometry, of OpenLayers or of GeoJSON. */
export function geometryKind(type: string): VectorGeometry {
  if (type.endsWith('Polygon')) return 'polygon';
  return type.endsWith('LineString') || type === 'LinearRing' ? 'line' : 'point';
}
