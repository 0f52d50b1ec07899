import type { MapHandle } from '@gep/map-engine/map';
import type { MapLayer } from '@gep/map-engine/layer';
import { typeGrowth } from '../../session/page-scale';

/** CSS pixels that bar, tools and legend take: top, right, bottom, left. */
const frame: readonly [number, number, number, number] = [88, 84, 56, 48];

/**
 * Moves the map to a layer's data, free of what floats over its edges; without data to the map's default extent.
 * @param covered width of an open drawer at the right as designed; it grows with its texts
 * @param duration milliseconds
 */
export function fitLayer(
  handle: MapHandle,
  layer: Pick<MapLayer, 'extent'> | null,
  covered = 0,
  duration = 1000,
): void {
  const extent = layer?.extent();
  const [top, right, bottom, left] = frame;
  const padding = extent ? ([top, right + covered * typeGrowth(), bottom, left] as const) : undefined;
  void handle.fit(extent, { padding, duration });
}
