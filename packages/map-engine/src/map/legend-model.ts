import { isFeatureLayer, isGroupLayer, isRasterLayer } from '../layer';
import type { MapLayer } from '../layer';
import type { MixedLayerModel, Scheme, TableScheme } from '../model';
import { legendEntries, pinCategory } from '../scheme';
import type { LegendEntry } from '../scheme';

/**
 * The legend of a layer: a line a class (hidden ones too, so that they can be shown again), a ramp for a stretch, a
 * line a channel; nothing for tiles and images. The class of the rest is left out where it is hidden and not known to
 * hold anything.
 */
export function legendOf(layer: MapLayer): LegendEntry[] {
  if (isGroupLayer(layer)) return layer.children.flatMap(legendOf);
  return schemesOf(layer)
    .flatMap((scheme) => legendEntries(scheme, { includeHidden: true }))
    .filter(({ key, visible, count }) => key !== 'other' || (visible && count !== 0) || (count ?? 0) > 0);
}

function schemesOf(layer: MapLayer): Scheme[] {
  if (isRasterLayer(layer)) return [layer.scheme];
  if (!isFeatureLayer(layer)) return [];
  if (layer.kind !== 'mixed') return [(layer.model as Extract<MapLayer['model'], { scheme: Scheme }>).scheme];
  const { point, line, polygon } = (layer.model as MixedLayerModel).schemes;
  return [point, line, polygon];
}

/**
 * The scheme with one row shown or hidden, its counts and labels as they were.
 * @param key of the row, or `other`
 * @throws RangeError when no row has the key
 */
export function toggleCategory<S extends TableScheme>(scheme: S, key: string, visible: boolean): S {
  if (key === scheme.other.key) return { ...scheme, other: { ...scheme.other, visible } };
  const pinned = pinCategory(scheme, key, { visible });
  const categories = pinned.categories.map((row) => (row.key === key ? { ...row, visible } : row));
  return { ...pinned, categories };
}
