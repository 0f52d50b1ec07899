import type { FeatureData, Language, LayerInfo, RegionLevel, StatisticsInfo } from '@gep/api-client/contract';
import { regionLevels } from '@gep/api-client/contract';
import { findLayerStyle } from './layer-style-queries';
import { zonalOf } from './queries';
import type { ZonalRow } from './queries';
import type { Services } from '../services';
import { districtShapes, shapedDistricts } from '../region/district-shapes';
import type { ShapedDistrict } from '../region/district-shapes';
import type { MapShapesResult } from '../worker/map-shapes';
import { notModified } from '../call/call-request';
import type { BinaryAnswer, CallRequest } from '../call/call-request';
import { isKnown } from '../call/known-answer';
import { writtenList } from '../call/written-list';
import { fieldStatistics } from './field-statistics';
import type { RasterTools } from './redraw';
import { findPlace, unitsOf, yuanPerWanYuan } from './model-results';
import type { ResultPlace } from './model-results';

/** Changes with what the features are made of. */
const version = 2;

/** Which layer of which year. */
export interface LayerPlace {
  readonly projectId: string;
  readonly modelId: string;
  readonly name: string;
  readonly compareFlag?: 0 | 1;
}

/** Fields of the partition statistics. `Sum` is in the unit of the layer, `value` in 元. */
const fields = [
  { fieldName: 'Name', fieldType: 'STRING' },
  { fieldName: 'code', fieldType: 'STRING' },
  { fieldName: 'Sum', fieldType: 'REAL' },
  { fieldName: 'functionValue', fieldType: 'REAL' },
  { fieldName: 'value', fieldType: 'REAL' },
  { fieldName: 'validCount', fieldType: 'INT4' },
  /** All cells of the district. */
  { fieldName: 'count', fieldType: 'INT4' },
];
const maxExtent = [-20037508.34, -20037508.34, 20037508.34, 20037508.34];

export type PartitionRow = Readonly<Record<string, string | number | null>>;

/** The partition statistics of a result. */
export interface PartitionTable {
  readonly place: ResultPlace;
  readonly level: RegionLevel;
  readonly codes: readonly string[];
  readonly rows: readonly PartitionRow[];
}

/** Rows of the partition statistics, one a district of the lowest level that was calculated. */
export async function statisticsTable(services: Services, at: LayerPlace): Promise<PartitionTable> {
  const { place, year } = await findPlace(services, at.projectId, at, at.compareFlag);
  const all = await zonalOf(services.database.db, { resultId: year.row.id });
  // The total of a model with children has no separate layer: its districts are the sums of the children.
  const level = [...regionLevels].reverse().find((one) => all.some((row) => row.level === one)) ?? 'county';
  const byCode = new Map<string, ZonalRow[]>();
  for (const row of all.filter((one) => one.level === level))
    byCode.set(row.code, [...(byCode.get(row.code) ?? []), row]);
  const rows = [...byCode].map(([code, zonal]): PartitionRow => {
    const sum = (quantity: string): number | null =>
      zonal.find((row) => row.quantity === quantity)?.sum ?? null;
    const value = sum('value');
    const quantity = sum('function');
    return {
      Name: zonal[0].name,
      code,
      Sum: place.hasValue ? (value === null ? null : value / yuanPerWanYuan) : quantity,
      functionValue: quantity,
      value,
      validCount: Math.max(...zonal.map(({ validCount }) => validCount)),
      count: Math.max(...zonal.map(({ count }) => count)),
    };
  });
  return { place, level, codes: [...byCode.keys()], rows };
}

/** The districts of the partition statistics: polygons in EPSG:3857 as WKB in base64, and the figures of each. */
export interface DrawnDistricts {
  readonly shapes: readonly string[];
  readonly rows: readonly PartitionRow[];
}

/** Districts as the map of a result draws them. @throws GepError NO_RESULT */
export async function drawnDistricts(tools: RasterTools, at: LayerPlace): Promise<DrawnDistricts> {
  const table = await statisticsTable(tools.services, at);
  const districts = await shapedDistricts(tools.services, at.projectId, table.level);
  const { shapes } = await districtShapes(tools, at.projectId, districts);
  return { shapes, rows: rowsOf(table, districts) };
}

/** Legend, style and statistics of the partition statistics, without the polygons. */
export async function vectorInfo(tools: RasterTools, at: LayerPlace, language: Language): Promise<LayerInfo> {
  const { services } = tools;
  const table = await statisticsTable(services, at);
  const districts = await shapedDistricts(services, at.projectId, table.level);
  const { extent } = await districtShapes(tools, at.projectId, districts);
  return infoOf(services, at, table, extent, language);
}

/**
 * Polygons of the districts in EPSG:3857 with the figures of a model.
 * @param part all by default; `features` are without style, and only for a caller who has not got them yet
 */
export async function vectorLayer(
  tools: RasterTools,
  at: LayerPlace,
  request: CallRequest,
  part?: 'info' | 'features',
): Promise<BinaryAnswer | typeof notModified> {
  const { services } = tools;
  const { language } = request;
  const table = await statisticsTable(services, at);
  const districts = await shapedDistricts(services, at.projectId, table.level);
  if (part === 'features') {
    // The shape of a part never changes: another region file has other parts.
    const parts = districts.map(({ code, name, parts }) => [code, name, parts]);
    if (isKnown(request, [version, at, table.level, table.rows, parts])) return notModified;
  }
  const { shapes, extent } = await districtShapes(tools, at.projectId, districts);
  const { layerStyle, ...info } = await infoOf(services, at, table, extent, language);
  const features = function* (): Generator<FeatureData> {
    for (const [fid, row] of rowsOf(table, districts).entries()) {
      const featureTableData = fields.map(({ fieldName }) => ({
        name: fieldName,
        data: row[fieldName] ?? null,
      }));
      yield { fid, geometryWkb: shapes[fid], featureTableData };
    }
  };
  const head = { ...info, layerStyle: part === 'features' ? null : layerStyle };
  return writtenList(language, head, 'features', part === 'info' ? [] : features());
}

/** The rows of districts, in their order. */
export function rowsOf(
  { codes, rows }: PartitionTable,
  districts: readonly ShapedDistrict[],
): PartitionRow[] {
  const byCode = new Map(codes.map((code, index) => [code, rows[index]]));
  return districts.map(({ code, name }) => byCode.get(code) ?? { Name: name, code });
}

async function infoOf(
  services: Services,
  at: LayerPlace,
  { place, rows }: PartitionTable,
  extent: MapShapesResult['extent'],
  language: Language,
): Promise<LayerInfo> {
  const { projectId, modelId, name } = at;
  const style = { projectId, modelId, layerType: 3, name };
  return {
    id: `${projectId}/${place.modelId}/3/${place.key}`,
    name: place.name[language],
    layerType: 3,
    geometryType: 'MultiPolygon',
    projection: 'EPSG:3857',
    originalProjection: 'EPSG:4326',
    fields,
    labelField: 'Name',
    valueField: 'Sum',
    zIndex: 1,
    unit: unitsOf(place, language)[3],
    layerStyle: await findLayerStyle(services.database.db, style),
    statisticsInfo: statisticsOf(rows, 'Sum'),
    bandInfoVo: [],
    layerExtent: JSON.stringify(extent ?? maxExtent),
  };
}

/** Statistics of fields of the partition statistics; of all without names. Unknown names are left out. */
export async function vectorStatistics(
  services: Services,
  at: LayerPlace,
  names: readonly string[] | null,
): Promise<StatisticsInfo[]> {
  const { rows } = await statisticsTable(services, at);
  return fields
    .filter(({ fieldName }) => names === null || names.includes(fieldName))
    .map(({ fieldName }) => statisticsOf(rows, fieldName));
}

/** All values of a field, beside the feature ids. */
export async function vectorValues(
  services: Services,
  at: LayerPlace,
  fieldName: string,
): Promise<{ fid: number[]; field: (string | number | null)[] }> {
  const table = await statisticsTable(services, at);
  const rows = rowsOf(table, await shapedDistricts(services, at.projectId, table.level));
  return { fid: rows.map((_row, fid) => fid), field: rows.map((row) => row[fieldName] ?? null) };
}

function statisticsOf(rows: readonly PartitionRow[], field: string): StatisticsInfo {
  const type = fields.find(({ fieldName }) => fieldName === field)?.fieldType ?? 'STRING';
  return fieldStatistics(
    field,
    type,
    rows.map((row) => row[field] ?? null),
  );
}
