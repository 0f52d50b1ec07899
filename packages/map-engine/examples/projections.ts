import {
  createPolygonLayer,
  definitionOf,
  gaussKrugerZone,
  projectionProblems,
  registerProjection,
  singleSymbol,
} from '@gep/map-engine';
import type { GeoJsonCollection, MapHandle, VectorMapLayer } from '@gep/map-engine';

/** Shows the map in the 3° zone of CGCS2000 around a longitude: in 114 E that is EPSG:4547. */
export function showInZone(map: MapHandle, longitude: number): number | undefined {
  const code = `EPSG:${4534 + Math.round(longitude / 3) - 25}`;
  registerProjection(code);
  map.setProjection(code);
  return gaussKrugerZone(code)?.meridian;
}

/** A file whose system is known as a text only, proj4 or WKT, e.g. from the `.prj` of a shapefile. */
export function showFile(map: MapHandle, file: GeoJsonCollection, prj: string): VectorMapLayer {
  registerProjection('FILE:1', prj);
  const layer = createPolygonLayer({
    projection: 'FILE:1',
    scheme: singleSymbol(),
    features: file,
  });
  return map.addLayer(layer);
}

/** What to say before data of a file are shown, and what another program needs to know of its system. */
export function describeSystem(code: string): { readonly warnings: string[]; readonly proj4?: string } {
  return { warnings: projectionProblems(code).map((problem) => problem.code), proj4: definitionOf(code) };
}
