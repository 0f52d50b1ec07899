import { decodeWkb } from '@gep/map-engine/geometry';
import type { FlatGeometry } from '@gep/map-engine/geometry';
import type { FlatArea } from '@gep/map-engine/geometry/topology';
import { GepDataError } from '@gep/raster';
import { limits } from '@gep/api-client/contract';
import { fail } from '../error/gep-error';
import { phrase } from '../message/phrase';
import type { Phrase } from '../message/phrase';
import { wkbText } from '../worker/map-shapes';
import { insertedPoints } from '../worker/project-shape';
import type { WorkerPool } from '../worker/worker-pool';

/** Points that are inserted into long edges of a drawn region, and of an uploaded file. */
const pieceLimits = { drawn: 100_000, file: 1_000_000 };

/** @throws GepError GEOMETRY_INVALID */
export function checkEdges(pieces: number, kind: keyof typeof pieceLimits): void {
  if (pieces > pieceLimits[kind]) invalid(phrase('geometry.long-edges'));
}

/** Ten thousand points can cross each other millions of times; joining so many crossings takes some seconds. */
const maxCrossings = 5000;

/**
 * Drawn polygons (WKB in EPSG:3857) as one valid area, WKB in base64.
 * @throws GepError GEOMETRY_INVALID
 */
export async function drawnShape(
  { workers, signal }: { readonly workers: WorkerPool; readonly signal: AbortSignal },
  wkb: readonly (string | readonly number[])[],
): Promise<string> {
  const areas = readDrawn(wkb);
  checkEdges(insertedPoints(areas), 'drawn');
  const area = await workers.run({ kind: 'join-areas', areas, maxCrossings }, signal);
  if (area === 'tangled') return invalid(phrase('geometry.tangled', { max: maxCrossings }));
  return area ? wkbText(area) : invalid(phrase('geometry.no-area'));
}

const invalid = (reason: Phrase): never => fail('GEOMETRY_INVALID', { reason });

/** Drawn polygons, checked. */
function readDrawn(wkb: readonly (string | readonly number[])[]): FlatArea[] {
  const { min, max } = limits.drawnPoints;
  let points = 0;
  return wkb.map((one) => {
    const shape = decodeDrawn(one);
    if (shape.type !== 'Polygon' && shape.type !== 'MultiPolygon') return invalid(phrase('geometry.polygon'));
    // A ring repeats its first point.
    const own = shape.flatCoordinates.length / 2 - 1;
    points += own;
    if (own < min) return invalid(phrase('geometry.few-points', { min }));
    if (points > max) return invalid(phrase('geometry.many-points', { max }));
    if (!shape.flatCoordinates.every((coordinate) => Math.abs(coordinate) < 3e7))
      return invalid(phrase('geometry.outside'));
    return shape;
  });
}

function decodeDrawn(wkb: string | readonly number[]): FlatGeometry {
  try {
    return decodeWkb(typeof wkb === 'string' ? wkb : Uint8Array.from(wkb));
  } catch (error) {
    if (error instanceof GepDataError) return invalid(phrase('geometry.wkb', { code: error.code }));
    throw error;
  }
}
