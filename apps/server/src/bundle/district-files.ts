import { rm } from 'node:fs/promises';
import type { Language } from '@gep/api-client/contract';
import { districtFile } from '../evidence/district-file';
import { shapedDistricts, districtAreas } from '../region/district-shapes';
import type { ShapedDistrict } from '../region/district-shapes';
import { findLayerStyle } from '../result/layer-style-queries';
import { unitsOf, yearName } from '../result/model-results';
import type { ResultPlace } from '../result/model-results';
import type { RasterTools } from '../result/redraw';
import { rowsOf, statisticsTable } from '../result/vector-layer';
import type { PartitionRow, PartitionTable } from '../result/vector-layer';
import { resultRamp } from '../style/result-ramp';
import { unitText } from '../message/unit-text';
import type { DistrictProperties } from '../worker/district-layers';
import { fileOfBytes, fileOfPassing, fileOfText } from './bundle-file';
import type { BundleFile } from './bundle-file';
import type { BundleDraft } from './bundle-draft';
import { qmlType } from './raster-files';
import { mediaType } from './stored-file';

/** A place with the folder of its files. */
interface PlaceFolder {
  readonly place: ResultPlace;
  readonly folder: readonly string[];
}

/** The districts of all results, a layer and a workbook a result; each layer beside its style for QGIS. */
export async function districtFiles(
  tools: RasterTools,
  projectId: string,
  folders: readonly PlaceFolder[],
  draft: BundleDraft,
  language: Language,
): Promise<void> {
  const { services, workers } = tools;
  const layers: Layer[] = [];
  for (const one of folders) {
    const { place, folder } = one;
    const title = draft.say('bundle.districts');
    const table = await districtFile(services, { projectId, id: place.id, format: 'xlsx' }, language);
    const path = draft.path(folder, title, 'xlsx');
    const name = `${place.name[language]}: ${title}`;
    draft.keep(fileOfBytes({ path, name, type: mediaType(path) }, Buffer.from(table.content)));
    layers.push(await layerOf(tools, projectId, one, draft, language));
  }
  // All layers of a level have the same districts, whose shapes are read once.
  for (const level of new Set(layers.map((one) => one.level))) {
    const alike = layers.filter((one) => one.level === level);
    const wkb = await districtAreas(services, projectId, alike[0].districts);
    const written = alike.map(({ properties }) => ({
      outPath: services.files.temporaryPath('.geojson'),
      properties,
    }));
    try {
      const measured = await workers.run({ kind: 'district-layers', wkb, layers: written });
      for (const [i, { path, name }] of alike.entries()) {
        const about = { path, name, type: mediaType(path) };
        const facts = { measured: measured[i], mtime: services.now() };
        draft.keep(await fileOfPassing(about, written[i].outPath, facts, true));
      }
    } finally {
      for (const { outPath } of written) await rm(outPath, { force: true });
    }
    for (const { style } of alike) draft.keep(style);
  }
}

/** The districts of a year, with the names of its columns. */
interface YearOfLayer {
  readonly columns: Readonly<Record<string, string>>;
  readonly table: PartitionTable;
  readonly districts: readonly ShapedDistrict[];
  readonly rows: readonly PartitionRow[];
}

interface Layer {
  readonly path: string;
  readonly name: string;
  readonly level: string;
  readonly districts: readonly ShapedDistrict[];
  readonly properties: readonly DistrictProperties[];
  readonly style: BundleFile;
}

async function layerOf(
  { services, workers }: RasterTools,
  projectId: string,
  { place, folder }: PlaceFolder,
  draft: BundleDraft,
  language: Language,
): Promise<Layer> {
  const title = draft.say('bundle.districts');
  const path = draft.path(folder, title, 'geojson');
  const at = { projectId, modelId: place.modelId, name: place.key };
  const years: YearOfLayer[] = [];
  for (const { row } of place.years) {
    const compareFlag = row.compareFlag === 1 ? 1 : 0;
    const table = await statisticsTable(services, { ...at, compareFlag });
    const districts = await shapedDistricts(services, projectId, table.level);
    const columns = columnsOf(place, compareFlag, draft, language);
    years.push({ columns, table, districts, rows: rowsOf(table, districts) });
  }
  const [shown] = years;
  const properties = shown.districts.map((_district, i) =>
    years.reduce<DistrictProperties>(
      (row, { columns, rows }) => ({ ...row, ...renamed(rows[i], columns) }),
      {},
    ),
  );
  const db = services.database.db;
  const layerStyle = await findLayerStyle(db, { ...at, layerType: 3 });
  const ramp = resultRamp(place.entry?.superiorType ?? null);
  const field = { name: 'Sum', type: 'REAL' } as const;
  const style = { columns: shown.columns, rows: shown.rows, field };
  const text = await workers.run({ kind: 'qml', layer: 'polygons', layerStyle, ramp, ...style });
  const about = {
    path: path.replace(/\.geojson$/, '.qml'),
    name: draft.say('bundle.style-of', { layer: title }),
    type: qmlType,
  };
  return {
    ...{ path, name: `${place.name[language]}: ${title}`, level: shown.table.level },
    ...{ districts: shown.districts, properties, style: fileOfText(about, text) },
  };
}

/** What the fields of the layer are called, with unit and year. */
function columnsOf(
  place: ResultPlace,
  compareFlag: 0 | 1,
  { say }: BundleDraft,
  language: Language,
): Record<string, string> {
  const year = yearName(compareFlag)[language];
  const of = (quantity: string, unit: string): string =>
    say('district-file.of', { quantity: unit === '' ? quantity : `${quantity} (${unit})`, year });
  const quantity = of(say('district-file.function'), unitText(place.functionUnit, language));
  return {
    Name: say('district-file.name'),
    code: say('district-file.code'),
    Sum: place.hasValue ? of(say('district-file.value'), unitsOf(place, language)[3]) : quantity,
    functionValue: quantity,
    value: of(say('district-file.value'), unitText('yuan', language)),
    validCount: of(say('district-file.valid'), ''),
    count: of(say('district-file.cells'), ''),
  };
}

/** A row by the names of its columns; quantities that a result does not have are left out. */
function renamed(row: PartitionRow, columns: Readonly<Record<string, string>>): DistrictProperties {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([field, column]) => (field in row ? [[column, row[field]]] : [])),
  );
}
