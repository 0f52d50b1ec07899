import { gaussKrugerZone } from '@gep/map-engine/geometry';

/** The projection of maps unless a person chooses another one. */
export const webMercator = 'EPSG:3857';
export const chinaAlbers = 'GEP:CHINA-ALBERS';
/** What an address calls the system of the grid of the project, which may have no code. */
export const projectSystem = 'project';

/** Zones without a number in the easting: on a map they are the same as those with one. */
const zones = Array.from({ length: 64 }, (_, index) => `EPSG:${4491 + index}`).filter(
  (code) => gaussKrugerZone(code)?.number === null,
);

/** Degrees that a project may reach into a zone without needing it. */
const sliver = 0.02;

/** The 3° and 6° zones of CGCS2000 that a range of longitudes touches; 3° zones first, the middle one before the others. */
export function fittingZones(west: number, east: number): string[] {
  const middle = (west + east) / 2;
  return [3, 6].flatMap((wanted) =>
    zones
      .flatMap((code) => {
        const { width, meridian } = gaussKrugerZone(code) ?? { width: 0, meridian: NaN };
        const [from, to] = [meridian - width / 2, meridian + width / 2];
        const touches = Math.min(to, east) - Math.max(from, west) > Math.min(sliver, (east - west) / 2);
        return width === wanted && touches ? [{ code, away: Math.abs(meridian - middle) }] : [];
      })
      .sort((a, b) => a.away - b.away)
      .map(({ code }) => code),
  );
}

/** Whether two codes mean one plane: on a map, a number in the easting makes no difference. */
export function isSamePlane(code: string, other: string): boolean {
  const [zone, otherZone] = [gaussKrugerZone(code), gaussKrugerZone(other)];
  if (!zone || !otherZone) return code === other;
  return zone.width === otherZone.width && zone.meridian === otherZone.meridian;
}

/** A projection as an address names it; null for a text that names none. */
export function readProjection(text: string | null): string | null {
  const known = text === projectSystem || text === webMercator || text === chinaAlbers;
  return text !== null && (known || zones.includes(text)) ? text : null;
}
