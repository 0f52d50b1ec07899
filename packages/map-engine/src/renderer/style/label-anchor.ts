import type Geometry from 'ol/geom/Geometry.js';
import MultiLineString from 'ol/geom/MultiLineString.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';

/** Largest part of a geometry at one state of its coordinates. */
const largest = new WeakMap<Geometry, { readonly revision: number; readonly part: Geometry }>();

/**
 * The geometry that carries a feature's one label: the largest polygon or the longest line of several, any other
 * geometry as it is. OpenLayers puts the text on a point inside a polygon and in the middle of a line.
 */
export function labelAnchor(geometry: Geometry | undefined): Geometry | undefined {
  if (!(geometry instanceof MultiPolygon || geometry instanceof MultiLineString)) return geometry;
  const revision = geometry.getRevision();
  const known = largest.get(geometry);
  if (known?.revision === revision) return known.part;
  const part =
    geometry instanceof MultiPolygon
      ? greatest(geometry.getPolygons(), (polygon) => polygon.getArea())
      : greatest(geometry.getLineStrings(), (line) => line.getLength());
  if (part === undefined) return geometry;
  largest.set(geometry, { revision, part });
  return part;
}

function greatest<Part>(parts: readonly Part[], sizeOf: (part: Part) => number): Part | undefined {
  let best: Part | undefined;
  let most = -Infinity;
  for (const part of parts) {
    const size = sizeOf(part);
    if (size > most) [best, most] = [part, size];
  }
  return best;
}
