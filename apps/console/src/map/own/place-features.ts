import { extentOf, transformFlat } from '@gep/map-engine/geometry';
import { geoJsonFeatures } from '@gep/map-engine/layer';
import type { GeoJsonFeature, GeometryFeature } from '@gep/map-engine/layer';
import type { VectorGeometry } from '@gep/map-engine/model';
import { GepDataError } from '@gep/raster';
import type { AskProjection } from './ask-projection';
import { ownLimits } from './limits';
import { OwnFault } from './own-fault';
import { learnProjection } from './projections';

type Flat = NonNullable<GeometryFeature['geometry']>;
type Placed = GeometryFeature & { readonly geometry: Flat };

/** Features of one kind of geometry. */
export interface FeatureLot {
  readonly kind: VectorGeometry;
  readonly features: readonly GeometryFeature[];
}

/**
 * The features of a file in degrees, a lot a kind of geometry; null where nobody knows their system.
 * @param crs of the coordinates, as a code or WKT; null where the file names none
 * @throws OwnFault `features`, `noFeatures`, `geometry`
 */
export async function placeFeatures(
  file: string,
  list: readonly GeoJsonFeature[],
  crs: string | null,
  ask: AskProjection,
): Promise<FeatureLot[] | null> {
  const features = flatFeatures(file, list);
  const placed = await inDegrees(file, features, crs, ask);
  if (!placed) return null;
  return (['polygon', 'line', 'point'] as const).flatMap((kind) => {
    const own = placed.filter(({ geometry }) => kindOf(geometry) === kind);
    return own.length > 0 ? [{ kind, features: own }] : [];
  });
}

function flatFeatures(file: string, list: readonly GeoJsonFeature[]): Placed[] {
  let read: GeometryFeature[];
  try {
    read = geoJsonFeatures({ type: 'FeatureCollection', features: list });
  } catch (error) {
    if (error instanceof GepDataError || error instanceof TypeError)
      throw new OwnFault(file, 'geometry', { at: error instanceof GepDataError ? error.at : '' });
    throw error;
  }
  const features = read.filter(
    (feature): feature is Placed => (feature.geometry?.flatCoordinates.length ?? 0) > 0,
  );
  if (features.length === 0) throw new OwnFault(file, 'noFeatures');
  const broken = features.find(({ geometry }) => !geometry.flatCoordinates.every(Number.isFinite));
  if (broken) throw new OwnFault(file, 'geometry', { at: broken.id });
  const numbers = features.reduce((sum, { geometry }) => sum + geometry.flatCoordinates.length, 0);
  if (features.length > ownLimits.features || numbers > 2 * ownLimits.vertices) {
    const { features: most, vertices } = ownLimits;
    throw new OwnFault(file, 'features', { most, vertices });
  }
  return features;
}

async function inDegrees(
  file: string,
  features: readonly Placed[],
  crs: string | null,
  ask: AskProjection,
): Promise<Placed[] | null> {
  const extent = extentOf(features.flatMap(({ geometry }) => cornersOf(geometry.flatCoordinates)));
  if (!extent) throw new OwnFault(file, 'geometry', { at: '' });
  for (let code = crs; ;) {
    const known = code !== null && learnProjection(code);
    const moved = known ? moveAll(features, code as string) : null;
    if (moved) return moved;
    code = await ask({ file, why: code === null ? 'none' : known ? 'outside' : 'unknown', extent });
    if (code === null) return null;
  }
}

/** All features in degrees; null where any of them would be off the earth. */
function moveAll(features: readonly Placed[], crs: string): Placed[] | null {
  const moved: Placed[] = [];
  for (const feature of features) {
    const flatCoordinates = transformFlat(feature.geometry.flatCoordinates, crs, 'EPSG:4326');
    for (let i = 0; i < flatCoordinates.length; i += 2) {
      const isPlace = Math.abs(flatCoordinates[i]) <= 540 && Math.abs(flatCoordinates[i + 1]) <= 90;
      if (!isPlace) return null;
    }
    moved.push({ ...feature, geometry: { ...feature.geometry, flatCoordinates } });
  }
  return moved;
}

/** Lowest and highest numbers of coordinates. */
function cornersOf(flat: ArrayLike<number>): number[] {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i + 1 < flat.length; i += 2) {
    minX = Math.min(minX, flat[i]);
    maxX = Math.max(maxX, flat[i]);
    minY = Math.min(minY, flat[i + 1]);
    maxY = Math.max(maxY, flat[i + 1]);
  }
  return [minX, minY, maxX, maxY];
}

function kindOf({ type }: Flat): VectorGeometry {
  return type.endsWith('Polygon') ? 'polygon' : type.endsWith('LineString') ? 'line' : 'point';
}
