import type { MapLayer } from '@gep/map-engine/layer';
import { legendMessages } from '@gep/map-engine/map';
import type { ExportOptions } from '@gep/map-engine/map';
import { isTableScheme } from '@gep/map-engine/model';
import type { Scheme, TableScheme } from '@gep/map-engine/model';
import { legendRows, legendUnit } from './legend-rows';
import type { LegendWords } from './legend-rows';
import type { OpenedLayer } from './open-layer';

/** What a page with a result layer says besides the map. */
export interface PrintedWords extends LegendWords {
  readonly title: string;
  readonly source: string;
  /** Of the layer's values, as the server names it. */
  readonly unit: string;
  readonly language: string;
}

/** A result layer as a page: title, legend in the unit of the legend card, scale bar, north arrow, source. */
export function printedPage(opened: OpenedLayer, words: PrintedWords): ExportOptions {
  const { scheme } = opened.layer;
  const messages = legendMessages[words.language === 'en' ? 'en' : 'zh-CN'];
  const page = { title: words.title, source: words.source, scaleBar: true, northArrow: true, messages };
  if (!isTableScheme(scheme)) return { ...page, legend: [opened.layer], unit: words.unit };
  const unit = legendUnit(scheme, words.unit, words.language);
  const rows = legendRows(scheme, unit, words);
  const labels = new Map(rows.flatMap((row) => (row.kind === 'class' ? [[row.key, row.label]] : [])));
  return { ...page, legend: [worded(opened.layer, scheme, labels)], unit: unit.unit };
}

/** The layer with its classes worded as on the screen; only the legend sees it. */
function worded(
  layer: MapLayer & { readonly scheme: Scheme },
  scheme: TableScheme,
  labels: ReadonlyMap<string, string>,
): MapLayer {
  const categories = scheme.categories.map((row) => ({ ...row, label: labels.get(row.key) ?? row.label }));
  const named = { ...layer, scheme: { ...scheme, categories } };
  return named;
}
