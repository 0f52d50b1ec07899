import { transformExtent, unionExtents } from '@gep/map-engine/geometry';
import type { Extent } from '@gep/map-engine/geometry';
import type { DrawnLayer } from '../layer/drawn-layer';

/**
 * From west to east, degrees, of what a layer shows; null where it has no place.
 * @param projection code of the projection of the map
 */
export function longitudesOf(
  drawn: DrawnLayer,
  projection: string,
): readonly [west: number, east: number] | null {
  const extent = drawn.kind === 'raster' ? rasterDegrees(drawn) : featureDegrees(drawn, projection);
  return extent && [extent[0], extent[2]];
}

function rasterDegrees({ layer }: Extract<DrawnLayer, { readonly kind: 'raster' }>): Extent | null {
  const { extent, projection } = layer.model;
  return extent && transformExtent(extent, projection, 'EPSG:4326');
}

/** One by one: a box around all of them, turned by a plane, reaches farther than they do. */
function featureDegrees(
  { layer }: Exclude<DrawnLayer, { readonly kind: 'raster' }>,
  projection: string,
): Extent | null {
  return (layer.olLayer.getSource()?.getFeatures() ?? []).reduce<Extent | null>((all, feature) => {
    const [minX, minY, maxX, maxY] = feature.getGeometry()?.getExtent() ?? [];
    if (!Number.isFinite(minX + minY + maxX + maxY)) return all;
    return unionExtents(all, transformExtent([minX, minY, maxX, maxY], projection, 'EPSG:4326'));
  }, null);
}
