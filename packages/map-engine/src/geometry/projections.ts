import proj4 from 'proj4';
import { displayOnlyDefinition, isDisplayOnly, teachDisplayOnly } from './display-only';
import { extentOf } from './extent';
import type { Extent } from './flat-geometry';
import { gaussKrugerZone } from './gauss-kruger-zone';

/** Projection of maps unless they say otherwise. */
export const defaultProjection = 'EPSG:3857';

/** Code of {@link chinaAlbers} for projects that want one equal-area plane for all of China. */
export const chinaAlbersCode = 'GEP:CHINA-ALBERS';

/** Albers equal-area plane for all of China on CGCS2000: parallels 25 and 47 N, meridian 105 E, metres. */
export const chinaAlbers =
  '+proj=aea +lat_1=25 +lat_2=47 +lat_0=0 +lon_0=105 +x_0=0 +y_0=0 +ellps=GRS80 +units=m +no_defs';

/**
 * proj4 definition of the systems that proj4 does not ship, in east-north order: EPSG:4490 (CGCS2000), its Gauss-Kruger
 * zones EPSG:4491-4554 (EPSG registry), {@link chinaAlbersCode} and the projections for looking only
 * ({@link isDisplayOnly}). Undefined for any other code.
 * @example
 * definitionOf('EPSG:4490'); // '+proj=longlat +ellps=GRS80 +no_defs'
 * definitionOf('EPSG:1'); // undefined
 */
export function definitionOf(code: string): string | undefined {
  if (code === chinaAlbersCode) return chinaAlbers;
  if (code === 'EPSG:4490') return '+proj=longlat +ellps=GRS80 +no_defs';
  const zone = gaussKrugerZone(code);
  if (zone === undefined) return displayOnlyDefinition(code);
  const falseEasting = (zone.number ?? 0) * 1e6 + 5e5;
  return `+proj=tmerc +lat_0=0 +lon_0=${zone.meridian} +k=1 +x_0=${falseEasting} +y_0=0 +ellps=GRS80 +units=m +no_defs`;
}

/**
 * Makes a CRS known to proj4 (and so to everything here that reprojects). Positions are east-north whatever axes the
 * definition names. A known code may be given another definition: layers and maps made from then on follow it.
 * @param code e.g. `EPSG:4526`; codes known to proj4 or {@link definitionOf} need no definition
 * @param definition proj4 text or WKT of any other system
 * @throws RangeError for an unknown code without a definition, and for a definition that proj4 cannot use
 * @example
 * registerProjection('EPSG:4526');
 * registerProjection('LOCAL:1', '+proj=tmerc +lon_0=119 +x_0=500000 +ellps=GRS80 +units=m +no_defs');
 */
export function registerProjection(code: string, definition?: string): void {
  // Asked by a property of every definition: proj4 keeps them on a function, which has names of its own.
  const known = (proj4.defs(code) as { readonly projName?: string } | undefined)?.projName !== undefined;
  if (definition === undefined && known) return;
  const text = definition ?? definitionOf(code);
  if (text === undefined) {
    throw new RangeError(
      `projection: got ${code}, allowed: codes that are known or registered with a proj4 text or WKT`,
    );
  }
  if (isDisplayOnly(code)) teachDisplayOnly();
  try {
    // Before the code is taken: a definition that cannot be used must not stay.
    proj4(text);
  } catch (cause) {
    throw new RangeError(`definition of ${code}: got ${text}, allowed: a proj4 text or WKT`, { cause });
  }
  proj4.defs(code, text);
}

/**
 * Function that maps a position of one CRS to the other, both east-north, in their own units.
 * @example
 * projector('EPSG:4326', 'EPSG:3857')([110, 20]); // [12245143.987, 2273030.927]
 */
export function projector(
  from: string,
  to: string,
): (position: readonly [number, number]) => [number, number] {
  registerProjection(from);
  registerProjection(to);
  if (from === to) return ([x, y]) => [x, y];
  const converter = proj4(from, to);
  return ([x, y]) => converter.forward([x, y]) as [number, number];
}

/**
 * Flat coordinates `[x, y, …]` of one CRS in the other; the input stays as it is.
 * @example
 * transformFlat([110, 20, 0, 0], 'EPSG:4326', 'EPSG:3857'); // [12245143.987, 2273030.927, 0.000, 0.000]
 */
export function transformFlat(flatCoordinates: ArrayLike<number>, from: string, to: string): number[] {
  const project = projector(from, to);
  const out = new Array<number>(flatCoordinates.length);
  for (let i = 0; i + 1 < flatCoordinates.length; i += 2) {
    const [x, y] = project([flatCoordinates[i], flatCoordinates[i + 1]]);
    out[i] = x;
    out[i + 1] = y;
  }
  return out;
}

/**
 * Extent around an extent's edges (21 points a side) in another CRS, null where no point can be projected.
 * @example
 * transformExtent([0, 0, 180, 45], 'EPSG:4326', 'EPSG:3857'); // [0.000, 0.000, 20037508.343, 5621521.486]
 */
export function transformExtent(extent: Extent, from: string, to: string): Extent | null {
  const [minX, minY, maxX, maxY] = extent;
  const edge: number[] = [];
  for (let i = 0; i <= 20; i++) {
    const x = minX + ((maxX - minX) * i) / 20;
    const y = minY + ((maxY - minY) * i) / 20;
    edge.push(x, minY, x, maxY, minX, y, maxX, y);
  }
  return extentOf(transformFlat(edge, from, to));
}
