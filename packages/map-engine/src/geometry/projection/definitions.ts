import { displayOnlyDefinition } from './display-only';
import { gaussKrugerZone } from './gauss-kruger-zone';

/** Code of {@link chinaAlbers} for projects that want one equal-area plane for all of China. */
export const chinaAlbersCode = 'GEP:CHINA-ALBERS';

/** Albers equal-area plane for all of China on CGCS2000: parallels 25 and 47 N, meridian 105 E, metres. */
export const chinaAlbers =
  '+proj=aea +lat_1=25 +lat_2=47 +lat_0=0 +lon_0=105 +x_0=0 +y_0=0 +ellps=GRS80 +units=m +no_defs';

/**
 * proj4 definition of the systems that proj4 does not ship, in east-north order: EPSG:4490 (CGCS2000), its Gauss-Kruger
 * zones EPSG:4491-4554 (EPSG registry), `GEP:CHINA-ALBERS` and the projections for display only
 * (`isDisplayOnly`). Undefined for any other code.
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
