import { gaussKrugerZone, projector, registerProjection } from '@gep/map-engine/geometry';
import type { Extent } from '@gep/map-engine/geometry';

/** Codes of a series of zones. */
const zones = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `EPSG:${first + index}`);

const degrees = ['EPSG:4490', 'EPSG:4326'];
const utm = zones(32643, 11);
const planes = ['EPSG:3857', 'GEP:CHINA-ALBERS'];
/** 3° and 6° zones of CGCS2000, with and without the number in the easting. */
const gaussKruger = zones(4491, 64);

/** All systems that are offered for a file that names none. */
export const offeredProjections: readonly string[] = [...degrees, ...planes, ...gaussKruger, ...utm];

/**
 * The systems that coordinates may be in, the likeliest first; then all others that are offered.
 * @param extent of the coordinates as they are in the file
 * @param longitude where the map looks: zones without a number in the easting do not say where they are
 */
export function likelyProjections(extent: Extent, longitude: number): string[] {
  const [minX, minY, maxX, maxY] = extent;
  const within = (x0: number, y0: number, x1: number, y1: number) =>
    minX >= x0 && minY >= y0 && maxX <= x1 && maxY <= y1;
  const likely: string[] = [];
  if (within(-180, -90, 180, 90)) likely.push(...degrees);
  const northing = minY >= 0 && maxY <= 7e6;
  if (northing && minX >= 0 && maxX < 1e6) {
    const near = (code: string) => Math.abs((gaussKrugerZone(code)?.meridian ?? 0) - longitude);
    const plain = gaussKruger.filter((code) => gaussKrugerZone(code)?.number === null);
    for (const width of [3, 6]) {
      const ofWidth = plain.filter((code) => gaussKrugerZone(code)?.width === width);
      likely.push(...ofWidth.sort((a, b) => near(a) - near(b)).slice(0, 1));
    }
    likely.push(...utm.slice(Math.floor((longitude + 180) / 6) + 1 - 43).slice(0, 1));
  }
  const number = Math.floor(minX / 1e6);
  if (northing && number >= 13 && Math.floor(maxX / 1e6) - number <= 1)
    likely.push(...gaussKruger.filter((code) => gaussKrugerZone(code)?.number === number));
  if (within(-3e6, 1.5e6, 3e6, 6.5e6)) likely.push('GEP:CHINA-ALBERS');
  if (within(-20037509, -20048967, 20037509, 20048967)) likely.push('EPSG:3857');
  return [...new Set([...likely, ...offeredProjections])];
}

/** Makes a system known to the page: a code, or the WKT of a file. False where nobody understands it. */
export function learnProjection(crs: string): boolean {
  try {
    registerProjection(crs, /^\w+:[\w-]+$/.test(crs) ? undefined : crs);
    projector(crs, 'EPSG:4326');
    return true;
  } catch {
    return false;
  }
}
