import { isFeatureLayer, isGroupLayer, isRasterLayer, isVectorLayer } from '../layer';
import type { MapLayer, MixedMapLayer } from '../layer';
import { isTableScheme } from '../model';
import type { RasterScheme, Scheme, VectorScheme } from '../model';
import { legendEntries, toggleCategory } from '../scheme';
import type { LegendEntry, RampValues } from '../scheme';

/** The lines of one scheme: a layer has one, a mixed layer up to three, a group those of its layers. */
export interface LegendSection {
  /** Layer that is drawn by the scheme: the layer itself, or one inside of the group. */
  readonly layer: MapLayer;
  readonly scheme: Scheme;
  readonly entries: readonly LegendEntry[];
  /** Shows or hides a class (key of its entry) on the map and in the layer's scheme. Ramps and channels stay. */
  show(key: string, visible: boolean): void;
}

/**
 * The legend of a layer: a line a class (hidden ones too, so that they can be shown again), a ramp for a stretch, a
 * line a channel; nothing for tiles, pictures and layers that are switched off. The class of the rest is left out where
 * it is hidden and not known to hold anything.
 *
 * @example
 * legendOf(layer).flatMap(({ entries }) => entries.map(({ label, count }) => `${label}: ${count}`));
 */
export function legendOf(layer: MapLayer): LegendSection[] {
  if (!layer.model.visible) return [];
  if (isGroupLayer(layer)) return layer.children.flatMap(legendOf);
  return drawnSchemes(layer).map(({ scheme, drawn, set }) => ({
    layer,
    scheme,
    entries: legendEntries(scheme, { includeHidden: true, drawn }).filter(
      ({ key, visible, count }) => key !== 'other' || (visible && count !== 0) || (count ?? 0) > 0,
    ),
    show(key, visible) {
      if (isTableScheme(scheme)) set(toggleCategory(scheme, key, visible));
    },
  }));
}

interface DrawnScheme {
  readonly scheme: Scheme;
  readonly drawn?: RampValues | null;
  readonly set: (next: Scheme) => void;
}

function drawnSchemes(layer: MapLayer): DrawnScheme[] {
  if (isRasterLayer(layer)) {
    const { scheme, rampValues } = layer;
    return [{ scheme, drawn: rampValues, set: (next) => layer.setScheme(next as RasterScheme) }];
  }
  if (isVectorLayer(layer)) {
    return [{ scheme: layer.scheme, set: (next) => layer.setScheme(next as VectorScheme) }];
  }
  if (!isFeatureLayer(layer)) return [];
  const mixed = layer as unknown as MixedMapLayer;
  const { point, line, polygon } = mixed.model.schemes;
  return [point, line, polygon].map((scheme) => ({
    scheme,
    set: (next) => mixed.setScheme(next as VectorScheme),
  }));
}
