import { isFeatureLayer, isGroupLayer, isRasterLayer, isVectorLayer } from '../layer';
import type { MapLayer, MixedMapLayer } from '../layer';
import { isTableScheme } from '../model';
import type { RasterScheme, Scheme, VectorScheme } from '../model';
import { legend, toggleCategory } from '../scheme';
import type { LegendEntry, LegendText, RampValues } from '../scheme';
import { legendWords } from '../scheme/legend/legend-words';

/** The lines of one scheme: a layer has one, a mixed layer up to three, a group those of its layers. */
export interface LegendSection {
  /** The layer's name, and the kind of geometry in a mixed layer. */
  readonly title: string;
  readonly scheme: Scheme;
  readonly entries: readonly LegendEntry[];
  /** Shows or hides a class (key of its entry) on the map and in the layer's scheme. Ramps and channels stay. */
  show(key: string, visible: boolean): void;
}

/**
 * The legend of a layer: a line for each class (hidden ones too, so that they can be shown again), a ramp for a
 * stretch, a line for each channel; nothing for tiles, pictures and layers that are switched off. The class of the rest
 * is left out where it is hidden and not known to hold anything.
 *
 * @param onChange gets the scheme of a layer after `show` has shown or hidden a class in it
 * @example
 * legendOf(layer).flatMap(({ entries }) => entries.map(({ label, count }) => `${label}: ${count}`));
 */
export function legendOf(
  layer: MapLayer,
  text: LegendText = {},
  onChange?: (next: Scheme) => void,
): LegendSection[] {
  if (!layer.model.visible) return [];
  if (isGroupLayer(layer)) return layer.children.flatMap((child) => legendOf(child, text, onChange));
  const words = legendWords(text.language, text.words);
  return drawnSchemes(layer).map(({ scheme, drawn, set }) => {
    const part = layer.kind === 'mixed' && scheme.geometry !== 'raster' ? words[scheme.geometry] : '';
    const title = [layer.model.name, part].filter((word) => word !== '').join(' · ');
    const change = (next: Scheme) => {
      set(next);
      onChange?.(next);
    };
    return { title, ...schemeSection(scheme, { ...text, drawn }, change) };
  });
}

/** The lines of a scheme that is drawn elsewhere; `set` gets it with a class shown or hidden. */
export function schemeSection(
  scheme: Scheme,
  text: LegendText & { readonly drawn?: RampValues | null },
  set: (next: Scheme) => void,
): Omit<LegendSection, 'title'> {
  return {
    scheme,
    entries: legend(scheme, { ...text, includeHidden: true }).entries,
    show(key, visible) {
      if (isTableScheme(scheme)) set(toggleCategory(scheme, key, visible));
    },
  };
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
