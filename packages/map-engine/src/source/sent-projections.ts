import type { ProjectionDefinition } from 'proj4';
import { loadedProj4 } from '../geometry/projection/proj4';

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
