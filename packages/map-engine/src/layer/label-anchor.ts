import type Geometry from 'ol/geom/Geometry.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import type Polygon from 'ol/geom/Polygon.js';

/** Largest part of a geometry at one state of its coordinates. */
const largest = new WeakMap<MultiPolygon, { readonly revision: number; readonly part: Polygon }>();

/**
 * The geometry that carries a feature's one label: the largest polygon of several (OpenLayers puts the text on a point
 * inside it), any other geometry as it is.
 */
export function labelAnchor(geometry: Geometry | undefined): Geometry | undefined {
  if (!(geometry instanceof MultiPolygon)) return geometry;
  const revision = geometry.getRevision();
  const known = largest.get(geometry);
  if (known?.revision === revision) return known.part;
  const parts = geometry.getPolygons();
  if (parts.length === 0) return geometry;
  const part = parts.reduce((best, next) => (next.getArea() > best.getArea() ? next : best));
  largest.set(geometry, { revision, part });
  return part;
}
