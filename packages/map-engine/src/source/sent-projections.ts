import type { ProjectionDefinition } from 'proj4';
import { isBuiltIn, loadedProj4, useProj4 } from '../geometry/projection/proj4';

/** A projection by its code, as proj4 understood it on the page. */
export interface SentProjection {
  readonly code: string;
  readonly definition: ProjectionDefinition;
}

/** Those of the codes that the page knows, ready for the worker. */
export function sentProjections(codes: readonly string[]): SentProjection[] {
  return codes.flatMap((code) => {
    const definition = loadedProj4()?.defs(code);
    return definition ? [{ code, definition }] : [];
  });
}

/** Loads proj4 on the page where a projection needs it. */
export async function loadProjection(code: string): Promise<void> {
  if (isBuiltIn(code) || loadedProj4()) return;
  // The package itself: bundlers keep a module of ours, imported both ways, in the first file.
  const { default: proj4 } = await import('proj4');
  useProj4(proj4);
}
