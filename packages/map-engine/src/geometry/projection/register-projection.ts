import proj4 from 'proj4';
import { proj4For, useProj4 } from './proj4';

/** Uses proj4 for all projections that are not built in. */
export function loadProj4(): void {
  useProj4(proj4);
}

/**
 * Makes a CRS known to proj4 (and so to everything here that reprojects). This function brings proj4: an app that never
 * calls it has EPSG:3857, EPSG:4326 and EPSG:4490 and no proj4 in its bundle; after its first call all codes that proj4
 * or {@link definitionOf} know work without being registered. A GeoTIFF loader brings its own proj4. Positions are
 * east-north, regardless of the axes in the definition. A known code may be given another definition: layers and maps
 * created from then on use it.
 * @param code e.g. `EPSG:4526`; codes known to proj4 or {@link definitionOf} need no definition
 * @param definition proj4 text or WKT of any other system
 * @throws RangeError for an unknown code without a definition, and for a definition that proj4 cannot use
 * @example
 * registerProjection('EPSG:4526');
 * registerProjection('LOCAL:1', '+proj=tmerc +lon_0=119 +x_0=500000 +ellps=GRS80 +units=m +no_defs');
 */
export function registerProjection(code: string, definition?: string): void {
  loadProj4();
  proj4For(code, definition);
}
