import { commonUnit, resultRamps } from '@gep/api-client/contract';
import { decodeScheme } from '@gep/map-engine/codec';
import type { Field, FieldValue, MapSymbol, Scheme } from '@gep/map-engine/model';
import {
  categoryOf,
  districtScheme,
  fieldStatistics,
  formatNumber,
  legend,
  symbolColor,
} from '@gep/map-engine/scheme';
import { findLayerStyle } from '../result/layer-style-queries';
import { unitsOf, yearOf } from '../result/model-results';
import type { ResultPlace } from '../result/model-results';
import { drawnDistricts, statisticsTable } from '../result/vector-layer';
import type { DrawnDistricts, LayerPlace } from '../result/vector-layer';
import type { Block, LegendLine, MapBlock } from '../document/content';
import type { WorkerPool } from '../worker/worker-pool';
import { fillsOf } from './map-fills';
import { undrawnMap } from './region-map';
import { listedLevel } from './report-context';
import type { ReportContext } from './report-context';

type Box = readonly [width: number, height: number];
/** Points that the first two maps may be wide and high: both are on a page, below the head of the chapter as well. */
const first: Box = [300, 255];
/** The same for later ones, of which two are on a page. */
const later: Box = [330, 296];
/** More names than these would cover the map. */
const mostNames = 24;

/**
 * A map of the districts for the total and every indicator, as the result map draws them; nothing where there is a single
 * district. The first is on the page of the chapter before where there is room for it.
 */
export async function mapsChapter(context: ReportContext, workers: WorkerPool | null): Promise<Block[]> {
  const { services, say, places, flag, language, districts } = context;
  const shown = places.filter((place) => place.parentId === null && yearOf(place, flag));
  if (shown.length === 0) return [{ kind: 'note', text: say('no-results') }];
  if (districts && listedLevel(context) === null) return [];
  const withFigures: ResultPlace[] = [];
  for (const place of shown) {
    const { rows } = await statisticsTable(services, layerOf(place, context));
    if (rows.some(({ Sum }) => typeof Sum === 'number')) withFigures.push(place);
  }
  const maps = new Map<ResultPlace, MapBlock>();
  for (const place of withFigures) {
    const box = maps.size < 2 ? first : later;
    const map = workers ? await mapOf(place, box, context, workers) : undrawnMap;
    if (map) maps.set(place, map);
  }
  const without = shown.filter((place) => !maps.has(place)).map(({ name }) => name[language]);
  const names = without.join(say('list.comma'));
  return [
    { kind: 'paragraph', text: say('maps.intro') },
    ...(without.length > 0 ? [{ kind: 'note', text: say('maps.none', { names }) } as const] : []),
    ...maps.values(),
  ];
}

const layerOf = ({ modelId, key }: ResultPlace, { project, flag }: ReportContext): LayerPlace => ({
  ...{ projectId: project.id, modelId, name: key, compareFlag: flag },
});

/** Null without a district that has a shape. */
async function mapOf(
  place: ResultPlace,
  box: Box,
  context: ReportContext,
  workers: WorkerPool,
): Promise<MapBlock | null> {
  const { services, language, say } = context;
  const districts = await drawnDistricts({ services, workers }, layerOf(place, context));
  const { shapes, rows } = districts;
  if (shapes.length === 0) return null;
  const scheme = await schemeOf(place, context, districts);
  const symbols: MapSymbol[] = [];
  const symbolOf = rows.map((row) => {
    const found = categoryOf(scheme, row);
    if (!found?.visible || !found.symbol) return -1;
    const known = symbols.indexOf(found.symbol);
    return known >= 0 ? known : symbols.push(found.symbol) - 1;
  });
  const unit = unitsOf(place, language)[3];
  const drawing = await workers.run({
    kind: 'district-map',
    shapes: [...shapes],
    names: rows.length > mostNames ? null : rows.map(({ Name }) => String(Name ?? '')),
    symbolOf,
    symbols: symbols.map(fillsOf),
    colors: symbols.map((symbol) => symbolColor(symbol) ?? '#ffffff'),
    box,
  });
  const { unit: shown, lines } = legendLines(scheme, districts, unit, context);
  return {
    kind: 'map',
    caption: say('maps.caption', { name: place.name[language] }),
    ...drawing,
    legendTitle: say(place.hasValue ? 'value.in' : 'maps.quantity', { unit: shown }),
    legend: lines,
  };
}

/** The style that somebody saved, else the one that the result map begins with. */
async function schemeOf(
  place: ResultPlace,
  { services, project }: ReportContext,
  { rows }: DrawnDistricts,
): Promise<Scheme> {
  const at = { projectId: project.id, modelId: place.modelId, layerType: 3, name: place.key };
  const saved = await findLayerStyle(services.database.db, at);
  if (saved !== null) return decodeScheme(saved, { geometry: 'polygon' });
  const field: Field = { name: 'Sum', type: 'REAL', alias: '' };
  const properties: readonly Readonly<Record<string, FieldValue>>[] = rows;
  const ramp = resultRamps[place.entry?.superiorType ?? 'total'];
  return districtScheme(field, fieldStatistics(properties, [field]), properties, ramp);
}

function legendLines(
  scheme: Scheme,
  { rows }: DrawnDistricts,
  unit: string,
  { language }: ReportContext,
): { unit: string; lines: LegendLine[] } {
  const numbers = rows.map(({ Sum }) => (typeof Sum === 'number' ? Sum : null));
  const shown = commonUnit(unit, numbers, language);
  const { entries } = legend(scheme, {
    language: language === 'zh' ? 'zh-CN' : 'en',
    format: (value) => formatNumber(value / shown.factor, { group: true }),
  });
  const lines = entries.flatMap((entry): LegendLine[] =>
    entry.kind === 'symbol' ? [{ label: entry.label, color: symbolColor(entry.symbol) ?? '#ffffff' }] : [],
  );
  return { unit: shown.unit, lines };
}
