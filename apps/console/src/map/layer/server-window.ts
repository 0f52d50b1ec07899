import { limits } from '@gep/api-client';
import { projector, transformExtent } from '@gep/map-engine/geometry';
import type { Extent } from '@gep/map-engine/geometry';

/** What the server gives windows of results in. */
export const serverProjection = 'EPSG:3857';

/** A window as the server takes it. */
export interface ServerWindow {
  readonly extent: Extent;
  /** Units of EPSG:3857 a cell. */
  readonly resolution: number;
}

/**
 * The window of the server that covers one of the map, its cells as fine on the ground as far as the server makes windows so
 * large; null where the map is off the world of EPSG:3857.
 * @param resolution units of the map's projection a cell
 */
export function windowForServer(extent: Extent, resolution: number, projection: string): ServerWindow | null {
  if (projection === serverProjection) return { extent, resolution };
  const covered = transformExtent(extent, projection, serverProjection);
  if (!covered?.every(Number.isFinite)) return null;
  const project = projector(projection, serverProjection);
  const [x, y] = [(extent[0] + extent[2]) / 2, (extent[1] + extent[3]) / 2];
  const [here, beside] = [project([x, y]), project([x + resolution, y])];
  const fine = Math.hypot(beside[0] - here[0], beside[1] - here[1]);
  const [minX, minY, maxX, maxY] = covered;
  // One cell more on each side, for values between cells.
  const cell = Math.max(fine, Math.max(maxX - minX, maxY - minY) / (limits.rasterWindow - 3));
  return { extent: [minX - cell, minY - cell, maxX + cell, maxY + cell], resolution: cell };
}
