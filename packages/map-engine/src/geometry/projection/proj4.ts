import type proj4 from 'proj4';
import { definitionOf } from './definitions';
import { isDisplayOnly, teachDisplayOnly } from './display-only';

export type Proj4 = typeof proj4;

let inUse: Proj4 | undefined;

/** Degrees and web mercator, which need no proj4. CGCS2000 is as good as WGS 84: proj4 tells no datum of it either. */
const builtIn = ['EPSG:3857', 'EPSG:4326', 'EPSG:4490'];

/** Whether a projection works without proj4. */
export function isBuiltIn(code: string): boolean {
  return builtIn.includes(code);
}

/** proj4 once it is in use; a map of built-in projections never loads it. */
export function loadedProj4(): Proj4 | undefined {
  return inUse;
}

/** Uses proj4 for all further projections; the caller imports it, so that a bundle without callers is without proj4. */
export function useProj4(lib: Proj4): void {
  inUse = lib;
  proj4For('EPSG:4490');
}

/**
 * proj4, which knows the code from now on.
 * @throws RangeError for an unknown code without a definition, a definition that proj4 cannot use, and any code before
 *   proj4 is in use
 */
export function proj4For(code: string, definition?: string): Proj4 {
  if (!inUse) {
    throw new RangeError(
      `projection: got ${code}, allowed: ${builtIn.join(', ')}, and others once registerProjection was called`,
    );
  }
  // Checked by a property of every definition: proj4 keeps them on a function, which has its own property names.
  const known = (inUse.defs(code) as { readonly projName?: string } | undefined)?.projName !== undefined;
  if (definition === undefined && known) return inUse;
  const text = definition ?? definitionOf(code);
  if (text === undefined) {
    throw new RangeError(
      `projection: got ${code}, allowed: codes that are known or registered with a proj4 text or WKT`,
    );
  }
  if (isDisplayOnly(code)) teachDisplayOnly(inUse);
  try {
    // Before the code is taken: a definition that cannot be used must not stay.
    inUse(text);
  } catch (cause) {
    throw new RangeError(`definition of ${code}: got ${text}, allowed: a proj4 text or WKT`, { cause });
  }
  inUse.defs(code, text);
  return inUse;
}
