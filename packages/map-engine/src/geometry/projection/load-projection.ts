import { isBuiltIn, loadedProj4, useProj4 } from './proj4';

/**
 * Loads proj4 where a projection needs it, so that a page of EPSG:3857, EPSG:4326 and EPSG:4490 does without. Layers in
 * any code that proj4 or {@link definitionOf} know can be created afterwards.
 * @param code e.g. `EPSG:4526`; an unknown one is refused by what uses it, not here
 * @throws the error of the import where the script of proj4 cannot be loaded
 * @example
 * await loadProjection('EPSG:4526');
 * const layer = createPolygonLayer({ projection: 'EPSG:4526', scheme, features });
 */
export async function loadProjection(code: string): Promise<void> {
  if (isBuiltIn(code) || loadedProj4()) return;
  // The package itself: bundlers keep a module of ours, imported both ways, in the first file.
  const { default: proj4 } = await import('proj4');
  useProj4(proj4);
}
