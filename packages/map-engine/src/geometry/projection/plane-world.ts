import type { Extent } from '../../model';
import { proj4For } from './proj4';
import { transformExtent } from './reproject';

/** What a plane can show. */
export interface PlaneWorld {
  /** Longitudes and latitudes. */
  readonly degrees: Extent;
  /** The same in units of the plane. */
  readonly units: Extent;
}

/**
 * The surroundings of the middle meridian of a plane: 60 degrees to both sides, beyond which zones mean nothing. Null where
 * the plane has no numbers for them.
 * @param code known to proj4 or `definitionOf`, not of degrees or of the whole world
 * @throws RangeError for an unknown code
 */
export function planeWorld(code: string): PlaneWorld | null {
  const { long0 = 0 } = new (proj4For(code).Proj)(code) as unknown as { readonly long0?: number };
  const middle = (long0 * 180) / Math.PI;
  const degrees: Extent = [middle - 60, -80, middle + 60, 84];
  const units = transformExtent(degrees, 'EPSG:4326', code);
  return units?.every(Number.isFinite) ? { degrees, units } : null;
}
