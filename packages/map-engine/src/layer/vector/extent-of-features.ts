import type Feature from 'ol/Feature.js';
import { unionExtents } from '../../geometry';
import type { Extent } from '../../model';

/** Smallest extent around all geometries, null without any; anything outside the projection's world is left out. */
export function extentOfFeatures(features: readonly Feature[]): Extent | null {
  let extent: Extent | null = null;
  for (const feature of features) {
    const [minX, minY, maxX, maxY] = feature.getGeometry()?.getExtent() ?? [];
    // Empty geometries reach from plus to minus infinity.
    if (Number.isFinite(minX + minY + maxX + maxY)) {
      extent = unionExtents(extent, [minX, minY, maxX, maxY]);
    }
  }
  return extent;
}
