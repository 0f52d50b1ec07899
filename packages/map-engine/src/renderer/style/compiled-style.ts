import type Feature from 'ol/Feature.js';
import type { FeatureLike } from 'ol/Feature.js';
import type Style from 'ol/style/Style.js';
import { symbolKindOf } from '../../model';
import type { VectorScheme } from '../../model';
import { rowFinderOf } from '../../scheme/category/category-of';
import { assetNeeds, compileLabel, compileSymbol } from '../../symbol';
import type { AssetNeeds, Assets, DisplayList, LabelFormat } from '../../symbol';
import { olLabelStyle, olStyles } from './ol-style';

/** What a row draws; null while it is hidden. */
export type RowDisplay = DisplayList | null;

/** A scheme made ready for drawing: `Style[]` by class, built once. */
export interface CompiledStyle {
  /** The display lists of the rows, that of the other class last. */
  readonly rows: readonly RowDisplay[];
  /**
   * Style function for OpenLayers; the resolution (metres a pixel) matters to labels only. It finds a feature's row
   * every time: that costs less than a cache by feature, and attributes may change.
   */
  readonly style: (feature: FeatureLike, resolution: number) => Style[];
  /** Priority of a feature's label among those that collide; null while the scheme has no labels. */
  readonly labelPriority: ((feature: FeatureLike) => number) | null;
  /** Row of a feature: index into `scheme.categories`, `categories.length` for the other class. */
  readonly rowOf: (feature: Feature) => number;
}

const nothing: Style[] = [];

/** A scheme whose symbols are compiled, and what has to be loaded to draw them. */
export interface PreparedStyle {
  /** Pictures and fonts of all symbols. */
  readonly needs: AssetNeeds;
  /** The pictures of the symbols should be in `assets` by then. */
  compile(assets: Assets): CompiledStyle;
}

/** Compiles the symbols of a vector scheme, once for what they need and for all styles made of them. */
export function prepareStyle(scheme: VectorScheme, formatLabel?: LabelFormat): PreparedStyle {
  const rows = [...scheme.categories, scheme.other].map(({ visible, symbol }) => ({
    visible,
    list: symbol && compileSymbol(symbol),
  }));
  // Hidden rows too: their pictures are there when they are shown.
  const needs = rows.flatMap(({ list }) => (list ? [assetNeeds(list)] : []));
  return {
    needs: mergeNeeds(needs),
    compile: (assets) =>
      compileRows(
        scheme,
        rows.map(({ visible, list }) => (visible ? list : null)),
        assets,
        formatLabel,
      ),
  };
}

/** What several symbols need together. */
export function mergeNeeds(needs: readonly AssetNeeds[]): AssetNeeds {
  return { images: needs.flatMap((need) => need.images), fonts: needs.flatMap((need) => need.fonts) };
}

function compileRows(
  scheme: VectorScheme,
  rows: readonly RowDisplay[],
  assets: Assets,
  formatLabel?: LabelFormat,
): CompiledStyle {
  const display = compileLabel(scheme.label, formatLabel);
  const label = display && { ...display, ...olLabelStyle(display) };
  const styles = rows.map((row) => {
    if (row === null) return nothing;
    const own = olStyles(row, assets);
    return label ? [...own, label.style] : own;
  });
  const rowOf = rowFinderOf(scheme, (feature: FeatureLike, field) => feature.get(field) as unknown);
  const { field, priorityField } = scheme.label;
  return {
    rows,
    rowOf,
    style(feature, resolution) {
      const row = styles[rowOf(feature)];
      // OpenLayers reads the text while it takes the style, so that one label style serves all features.
      if (label && row !== nothing) label.text.setText(label.textOf(valueOf(feature, field), resolution));
      return row;
    },
    labelPriority: label && ((feature) => label.priorityOf(valueOf(feature, priorityField))),
  };
}

function valueOf(feature: FeatureLike, field: string | null): Readonly<Record<string, unknown>> {
  return field === null ? {} : { [field]: feature.get(field) as unknown };
}

/** Whether something has to be loaded before a scheme can be drawn as it should be. */
export function lacksAssets({ images, fonts }: AssetNeeds, assets: Assets): boolean {
  return fonts.length > 0 || images.some((image) => !assets.get(image));
}

/** @throws TypeError when a scheme draws another geometry than the layer has, or symbols of another kind. */
export function checkSchemeGeometry(scheme: VectorScheme, geometry: VectorScheme['geometry']): void {
  if (scheme.geometry !== geometry) {
    throw new TypeError(`scheme.geometry: got ${scheme.geometry}, allowed: ${geometry} in this layer`);
  }
  const kind = symbolKindOf(geometry);
  const strange = scheme.categories.find((row) => row.symbol !== null && row.symbol.kind !== kind);
  if (strange !== undefined) {
    throw new TypeError(`scheme.categories: got a ${strange.symbol?.kind} symbol, allowed: ${kind} symbols`);
  }
}
