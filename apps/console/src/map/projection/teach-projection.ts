import { registerProjection } from '@gep/map-engine/geometry';

/**
 * Makes a system usable by maps. This file is loaded when a map needs more than web mercator.
 * @param definition proj4 text or WKT where the code says nothing
 * @throws RangeError where nobody understands it
 */
export function teachProjection(code: string, definition?: string): void {
  registerProjection(code, definition);
}
