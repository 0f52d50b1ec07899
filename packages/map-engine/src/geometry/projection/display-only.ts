import type proj4 from 'proj4';
import type { Problem } from '../../model';
import { fromMercator, toMercator } from './mercator';
import { toBd09, toGcj02, unshift } from './shifted-datums';

const degree = Math.PI / 180;

const shifts = { 'gep-gcj02': toGcj02, 'gep-bd09': toBd09, 'gep-gcj02-mercator': toGcj02 } as const;

/** proj4 texts of the projections for display only; {@link teachDisplayOnly} adds their `proj` to proj4. */
const definitions: Readonly<Record<string, string | undefined>> = {
  'GEP:GCJ-02': '+proj=gep-gcj02 +datum=WGS84 +units=degrees +no_defs',
  'GEP:BD-09': '+proj=gep-bd09 +datum=WGS84 +units=degrees +no_defs',
  'GEP:GCJ-02-MERCATOR': '+proj=gep-gcj02-mercator +datum=WGS84 +units=m +no_defs',
};

/** proj4 text of a display-only projection, undefined for any other code. */
export function displayOnlyDefinition(code: string): string | undefined {
  return Object.hasOwn(definitions, code) ? definitions[code] : undefined;
}

/**
 * Whether a projection is for display only: `GEP:GCJ-02` and `GEP:BD-09` (degrees as Chinese map services shift them)
 * and `GEP:GCJ-02-MERCATOR` (the plane of their tiles). Their formulas are not official and have no
 * datum, so nothing is measured or stored in them.
 * @example
 * isDisplayOnly('GEP:GCJ-02'); // true
 * isDisplayOnly('EPSG:4490'); // false
 */
export function isDisplayOnly(code: string): boolean {
  return displayOnlyDefinition(code) !== undefined;
}

/**
 * What is to be said about a projection before data are shown in it, `[]` for most. Hosts word it.
 * @example
 * projectionProblems('GEP:BD-09')[0].code; // 'display-only-projection'
 */
export function projectionProblems(code: string): Problem[] {
  if (!isDisplayOnly(code)) return [];
  return [{ at: 'projection', code: 'display-only-projection', got: code, level: 'warning' }];
}

/** What proj4 hands to a projection and takes from it; its declarations know numbers only in `forward`. */
interface Point {
  x: number;
  y: number;
}
interface ShiftedProjection {
  readonly names: readonly string[];
  init(): void;
  /** From longitude and latitude in radians. */
  forward(point: Point): Point;
  inverse(point: Point): Point;
}

const taught = new WeakSet<typeof proj4>();

/** Teaches proj4 the shifts, at first use: importing the package changes nothing outside of it. */
export function teachDisplayOnly(lib: typeof proj4): void {
  if (taught.has(lib)) return;
  taught.add(lib);
  const { projections } = lib.Proj as unknown as {
    projections: { add(projection: ShiftedProjection): void };
  };
  for (const [name, shift] of Object.entries(shifts)) {
    const plane = name.endsWith('mercator');
    projections.add({
      names: [name],
      init: () => undefined,
      forward({ x, y }) {
        const shifted = shift([x / degree, y / degree]);
        const [longitude, latitude] = plane ? toMercator(shifted) : shifted;
        return { x: longitude, y: latitude };
      },
      inverse({ x, y }) {
        const [longitude, latitude] = unshift(shift, plane ? fromMercator([x, y]) : [x, y]);
        return { x: longitude * degree, y: latitude * degree };
      },
    });
  }
}
