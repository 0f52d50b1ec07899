import { GepDataError } from '@gep/raster';
import type { FlatGeometry } from './flat-geometry';

type Position = readonly number[];

/** The GeoJSON geometries (RFC 7946) that the engine draws. */
export type GeoJsonGeometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'MultiPoint' | 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly (readonly Position[])[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Position[])[])[] };

/**
 * GeoJSON geometry → flat coordinates; anything behind x and y is dropped.
 * @throws GepDataError `geojson-geometry` for another type or positions that are not numbers
 * @example
 * fromGeoJson({ type: 'LineString', coordinates: [[0, 0], [1, 2]] }); // { type: 'LineString', flatCoordinates: [0, 0, 1, 2], layout: 'XY' }
 */
export function fromGeoJson(geometry: GeoJsonGeometry): FlatGeometry {
  const flatCoordinates: number[] = [];
  const layout = 'XY';
  const { type } = geometry;
  switch (geometry.type) {
    case 'Point':
      if (geometry.coordinates.length > 0) pushPosition(geometry.coordinates, flatCoordinates);
      return { type: 'Point', flatCoordinates, layout };
    case 'MultiPoint':
    case 'LineString':
      pushLine(geometry.coordinates, flatCoordinates);
      return { type: geometry.type, flatCoordinates, layout };
    case 'MultiLineString':
    case 'Polygon':
      return {
        type: geometry.type,
        ends: pushLines(geometry.coordinates, flatCoordinates),
        flatCoordinates,
        layout,
      };
    case 'MultiPolygon': {
      const endss = geometry.coordinates.map((rings) => pushLines(rings, flatCoordinates));
      return { type: 'MultiPolygon', flatCoordinates, layout, endss };
    }
    default:
      throw new GepDataError('geojson-geometry', 'type', `a Point … MultiPolygon, got ${String(type)}`);
  }
}

/**
 * Flat coordinates → GeoJSON geometry.
 * @example
 * toGeoJson({ type: 'MultiPoint', flatCoordinates: [0, 0, 1, 2], layout: 'XY' }); // { type: 'MultiPoint', coordinates: [[0, 0], [1, 2]] }
 */
export function toGeoJson(geometry: FlatGeometry): GeoJsonGeometry {
  const flat = geometry.flatCoordinates;
  switch (geometry.type) {
    case 'Point':
      return { type: 'Point', coordinates: flat.slice(0, 2) };
    case 'MultiPoint':
    case 'LineString':
      return { type: geometry.type, coordinates: line(flat, 0, flat.length) };
    case 'MultiLineString':
    case 'Polygon':
      return { type: geometry.type, coordinates: lines(flat, 0, geometry.ends) };
    case 'MultiPolygon': {
      let start = 0;
      const coordinates = geometry.endss.map((ends) => {
        const rings = lines(flat, start, ends);
        start = ends.at(-1) ?? start;
        return rings;
      });
      return { type: 'MultiPolygon', coordinates };
    }
  }
}

function line(flat: readonly number[], start: number, end: number): [number, number][] {
  const out: [number, number][] = [];
  for (let i = start; i < end; i += 2) out.push([flat[i], flat[i + 1]]);
  return out;
}

function lines(flat: readonly number[], start: number, ends: readonly number[]): [number, number][][] {
  return ends.map((end, i) => line(flat, i === 0 ? start : ends[i - 1], end));
}

function pushLines(parts: readonly (readonly Position[])[], flat: number[]): number[] {
  return parts.map((part) => {
    pushLine(part, flat);
    return flat.length;
  });
}

function pushLine(positions: readonly Position[], flat: number[]): void {
  for (const position of positions) pushPosition(position, flat);
}

function pushPosition(position: Position, flat: number[]): void {
  const [x, y] = position;
  if (typeof x !== 'number' || typeof y !== 'number') {
    throw new GepDataError('geojson-geometry', 'coordinates', `numbers, got ${JSON.stringify(position)}`);
  }
  flat.push(x, y);
}
