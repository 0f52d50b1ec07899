import { centroid } from '@gep/ecosystem-models';
import type { RecordGeometry } from '@gep/ecosystem-models';
import { decodeWkb, toGeoJson } from '@gep/map-engine/geometry';
import type { GeoJsonGeometry } from '@gep/map-engine/geometry';
import type { PolygonGeometry } from '@gep/raster';
import { districtLookup } from './district-lookup';
import type { DistrictLookup } from './district-lookup';
import { gridPolygons } from './grid-polygons';
import type { LocatedPart, LocateTask } from './tasks';

type Position = readonly number[];

/**
 * The parts of features by district. A point counts where it is (several points of one feature where their mean is), a
 * polygon where its centroid is, and a line is cut at the borders. What is outside of all districts is left out.
 */
export function locate({ wkb, polygons, districtOf }: LocateTask): LocatedPart[][] {
  const lookup = districtLookup(gridPolygons(polygons), districtOf);
  return wkb.map((bytes) => (bytes ? partsOf(toGeoJson(decodeWkb(bytes)), lookup) : []));
}

function partsOf(shape: GeoJsonGeometry, lookup: DistrictLookup): LocatedPart[] {
  switch (shape.type) {
    case 'Point':
      return pointPart([shape.coordinates], lookup);
    case 'MultiPoint':
      return pointPart(shape.coordinates, lookup);
    case 'LineString':
      return lineParts([shape.coordinates], lookup);
    case 'MultiLineString':
      return lineParts(shape.coordinates, lookup);
    default:
      return polygonPart(shape as PolygonGeometry, lookup);
  }
}

function pointPart(points: readonly Position[], lookup: DistrictLookup): LocatedPart[] {
  const mean = (axis: number): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  return whole(lookup.districtAt(x, y), { kind: 'point', x, y });
}

function polygonPart(polygon: PolygonGeometry, lookup: DistrictLookup): LocatedPart[] {
  const [x, y] = centroid(polygon);
  return whole(lookup.districtAt(x, y), { kind: 'polygon', polygon });
}

function whole(district: number, geometry: RecordGeometry): LocatedPart[] {
  return district < 0 ? [] : [{ district, share: 1, geometry }];
}

/** Paths of a line inside one district, and their length together. */
interface DistrictPaths {
  readonly paths: number[][];
  length: number;
}

function lineParts(lines: readonly (readonly Position[])[], lookup: DistrictLookup): LocatedPart[] {
  const byDistrict = new Map<number, DistrictPaths>();
  let total = 0;
  for (const line of lines) {
    let path: number[] = [];
    let current = -1;
    for (const [district, x0, y0, x1, y1] of pieces(line, lookup)) {
      const length = Math.hypot(x1 - x0, y1 - y0);
      total += length;
      if (district !== current) path = [];
      current = district;
      if (district < 0) continue;
      const own = byDistrict.get(district) ?? { paths: [], length: 0 };
      byDistrict.set(district, own);
      own.length += length;
      if (path.length === 0) own.paths.push((path = [x0, y0]));
      path.push(x1, y1);
    }
  }
  return [...byDistrict].map(([district, { paths, length }]) => ({
    district,
    share: length / total,
    geometry: { kind: 'line', paths: paths.map((path) => Float64Array.from(path)) },
  }));
}

/** A line cut at the borders: the district and the ends of each piece. */
function* pieces(
  line: readonly Position[],
  lookup: DistrictLookup,
): Generator<[district: number, x0: number, y0: number, x1: number, y1: number]> {
  for (let i = 1; i < line.length; i++) {
    const [[x0, y0], [x1, y1]] = [line[i - 1], line[i]];
    if (x0 === x1 && y0 === y1) continue;
    const at = (t: number): [number, number] =>
      t === 1 ? [x1, y1] : [x0 + t * (x1 - x0), y0 + t * (y1 - y0)];
    let from = 0;
    for (const to of [...lookup.crossings(x0, y0, x1, y1), 1]) {
      if (to === from) continue;
      const [midX, midY] = at((from + to) / 2);
      yield [lookup.districtAt(midX, midY), ...at(from), ...at(to)];
      from = to;
    }
  }
}
