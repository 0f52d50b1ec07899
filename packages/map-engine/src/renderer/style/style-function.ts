import type Feature from 'ol/Feature.js';
import type { FeatureLike } from 'ol/Feature.js';
import type Style from 'ol/style/Style.js';
import { symbolKindOf } from '../../model';
import type { Category, MapSymbol, OtherCategory, VectorScheme } from '../../model';
import { rowFinder } from '../../scheme';
import { assetNeeds, compileLabel, compileSymbol } from '../../symbol';
import type { AssetNeeds, Assets } from '../../symbol';
import { olLabelStyle, olStyles } from './ol-style';
import { recordOf } from '../../source/to-feature';

/** A scheme made ready for drawing: `Style[]` by class, built once. */
export interface CompiledStyle {
  /**
   * Style function for OpenLayers; the resolution (metres a pixel) matters to labels only. Makes no objects: a
   * feature's class is found once and remembered in its record.
   */
  readonly style: (feature: FeatureLike, resolution: number) => Style[];
  /** Priority of a feature's label among those that collide; null while the scheme has no labels. */
  readonly labelPriority: ((feature: FeatureLike) => number) | null;
  /** Row of a feature: index into `scheme.categories`, `categories.length` for the other class. */
  readonly rowOf: (feature: Feature) => number;
}

/** Every compiled scheme has a number of its own, by which records tell stale rows. */
let versions = 0;
const nothing: Style[] = [];

/**
 * Compiles a vector scheme for features of `toFeatures`; the pictures of its symbols should be in `assets` by then.
 * @example
 * const { style } = compileStyle(scheme, new Map());
 * layer.olLayer.getSource()?.getFeatures().map((feature) => style(feature, 100));
 */
export function compileStyle(scheme: VectorScheme, assets: Assets): CompiledStyle {
  const version = ++versions;
  const rows: readonly (Category | OtherCategory)[] = [...scheme.categories, scheme.other];
  const find = rowFinder(scheme);
  const display = compileLabel(scheme.label);
  const label = display && { ...display, ...olLabelStyle(display) };
  const styles = rows.map((row) => {
    if (!row.visible || row.symbol === null) return nothing;
    const own = olStyles(compileSymbol(row.symbol), assets);
    return label ? [...own, label.style] : own;
  });
  const rowOf = (feature: FeatureLike): number => {
    const record = recordOf(feature);
    if (record === undefined) return rows.length - 1;
    if (record.version !== version) {
      record.row = find(record.properties);
      record.version = version;
    }
    return record.row;
  };
  return {
    rowOf,
    style(feature, resolution) {
      const row = styles[rowOf(feature)];
      // OpenLayers reads the text while it takes the style, so that one label style serves all features.
      if (label && row !== nothing) label.text.setText(label.textOf(propertiesOf(feature), resolution));
      return row;
    },
    labelPriority: label && ((feature) => label.priorityOf(propertiesOf(feature))),
  };
}

function propertiesOf(feature: FeatureLike): Readonly<Record<string, unknown>> {
  return recordOf(feature)?.properties ?? {};
}

/** Pictures and fonts of all symbols of a scheme. */
export function schemeNeeds(scheme: VectorScheme): AssetNeeds {
  const symbols = [...scheme.categories, scheme.other].flatMap((row) => (row.symbol ? [row.symbol] : []));
  const needs = symbols.map((symbol: MapSymbol) => assetNeeds(compileSymbol(symbol)));
  return { images: needs.flatMap((need) => need.images), fonts: needs.flatMap((need) => need.fonts) };
}

/** @throws TypeError when a scheme draws another geometry than the layer has, or symbols of another kind. */
export function checkSchemeGeometry(scheme: VectorScheme, geometry: VectorScheme['geometry']): void {
  if (scheme.geometry !== geometry) {
    throw new TypeError(`scheme.geometry: got ${scheme.geometry}, allowed: ${geometry} in this layer`);
  }
  const kind = symbolKindOf(geometry);
  const strange = scheme.categories.find((row) => row.symbol !== null && row.symbol.kind !== kind);
  if (strange !== undefined) {
    throw new TypeError(`symbol of a ${geometry} scheme: got ${strange.symbol?.kind}, allowed: ${kind}`);
  }
}
