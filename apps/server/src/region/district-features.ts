import { decodeWkb, encodeWkb, transformFlat } from '@gep/map-engine/geometry';
import type { FlatGeometry } from '@gep/map-engine/geometry';
import type { RegionLevel } from '@gep/api-client/contract';
import { regionFeaturesOf } from './queries';
import { settingOf } from '../project/setting-queries';
import type { Services } from '../services';
import { districtsOf } from './districts';
import type { District } from './districts';
import { isMapped, levelFieldsOf } from './region-levels';

/** A district with its shape in EPSG:3857. */
export interface DistrictShape {
  readonly district: District;
  readonly shape: FlatGeometry;
}

/** Districts of a level with their polygons as one multipolygon each; those without any shape are left out. */
export async function districtShapes(
  services: Services,
  projectId: string,
  level: RegionLevel,
): Promise<DistrictShape[]> {
  const { db } = services.database;
  const features = await regionFeaturesOf(db, projectId);
  const fields = levelFieldsOf(await settingOf(db, projectId));
  if (!isMapped(fields, level)) return [];
  const byFid = new Map(features.map((feature) => [feature.fid, feature]));
  return districtsOf(features, fields, level).districts.flatMap((district) => {
    const parts = district.fids.flatMap((fid) => {
      const wkb = byFid.get(fid)?.wkb;
      return wkb ? [toWebMercator(decodeWkb(wkb))] : [];
    });
    return parts.length === 0 ? [] : [{ district, shape: joinPolygons(parts) }];
  });
}

/** A shape of degrees in EPSG:3857. */
export function toWebMercator(shape: FlatGeometry): FlatGeometry {
  return { ...shape, flatCoordinates: transformFlat(shape.flatCoordinates, 'EPSG:4326', 'EPSG:3857') };
}

/** Polygons and multipolygons as one multipolygon. */
export function joinPolygons(shapes: readonly FlatGeometry[]): FlatGeometry {
  const [first] = shapes;
  if (shapes.length === 1 && first) return first;
  const flatCoordinates: number[] = [];
  const endss: number[][] = [];
  for (const shape of shapes) {
    const start = flatCoordinates.length;
    const rings = shape.type === 'Polygon' ? [shape.ends] : shape.type === 'MultiPolygon' ? shape.endss : [];
    for (const ends of rings) endss.push(ends.map((end) => end + start));
    for (const coordinate of shape.flatCoordinates) flatCoordinates.push(coordinate);
  }
  return { type: 'MultiPolygon', layout: 'XY', flatCoordinates, endss };
}

export function wkbText(shape: FlatGeometry): string {
  return Buffer.from(encodeWkb(shape)).toString('base64');
}

/** `[minX, minY, maxX, maxY]` of shapes; null without any. */
export function extentOfShapes(shapes: readonly FlatGeometry[]): [number, number, number, number] | null {
  const extent: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { flatCoordinates } of shapes)
    for (let i = 0; i < flatCoordinates.length; i += 2) {
      extent[0] = Math.min(extent[0], flatCoordinates[i]);
      extent[1] = Math.min(extent[1], flatCoordinates[i + 1]);
      extent[2] = Math.max(extent[2], flatCoordinates[i]);
      extent[3] = Math.max(extent[3], flatCoordinates[i + 1]);
    }
  return extent[0] <= extent[2] ? extent : null;
}
