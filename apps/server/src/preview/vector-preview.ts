import { byteCache } from '../byte-cache';
import type { ByteCache } from '../byte-cache';
import type { FeatureData, LayerInfo, StatisticsInfo } from '@gep/api-client/contract';
import { notModified } from '../call/call-request';
import type { BinaryAnswer, CallRequest } from '../call/call-request';
import { isKnown } from '../call/known-answer';
import { writtenList } from '../call/written-list';
import { crsText } from '../geodata/found-crs';
import type { AttributeField, FeatureContents } from '../geodata/task';
import { drawnShapes } from '../region/drawn-shapes';
import { fieldStatistics } from '../result/field-statistics';
import type { RasterTools } from '../result/redraw';
import type { Caller, Services } from '../services';
import type { PreviewFile } from './preview-file';

/** Changes with what the answer is made of. */
const version = 2;

const layerTypes = { point: 1, line: 2, polygon: 3 } as const;
const geometryTypes = { point: 'MultiPoint', line: 'MultiLineString', polygon: 'MultiPolygon' } as const;

/** Files of some users, of which the parser process lets none be larger than a few hundred megabytes. */
const maxBytes = 256 * 1024 * 1024;
/** What a cell of a table takes beside its text. */
const cellBytes = 16;

const kept = new WeakMap<Services, ByteCache<FeatureContents>>();

/**
 * The features of a vector file in EPSG:3857 with their attributes, for a caller who has not got them yet.
 * @throws GeodataError
 */
export async function vectorPreview(
  { services, workers }: RasterTools,
  file: PreviewFile,
  request: CallRequest,
): Promise<BinaryAnswer | typeof notModified> {
  const { row, name } = file;
  if (isKnown(request, [version, row.fileIds, row.encoding, name])) return notModified;
  const contents = await contentsOf(services, file, request.caller);
  const { fields, geometryType, crs } = contents;
  const shaped = contents.features.flatMap(({ wkb, ...feature }) => (wkb ? [{ ...feature, wkb }] : []));
  const { shapes, extent } = await drawnShapes(workers, [row.fileIds, ['preview']], () =>
    Promise.resolve(shaped.map(({ wkb }) => wkb)),
  );
  const info: LayerInfo & { readonly title: string } = {
    id: row.id,
    title: name[request.language],
    name: row.fileName ?? name[request.language],
    layerType: layerTypes[geometryType],
    geometryType: geometryTypes[geometryType],
    projection: 'EPSG:3857',
    originalProjection: crsText(crs),
    fields: fields.map((field) => ({ fieldName: field.name, fieldType: typeOf(field) })),
    labelField: labelOf(fields),
    valueField: null,
    zIndex: 0,
    unit: '',
    layerStyle: null,
    statisticsInfo: null,
    bandInfoVo: [],
    layerExtent: JSON.stringify(extent ?? [0, 0, 0, 0]),
  };
  const rows = function* (): Generator<FeatureData> {
    for (const [index, { row: fid, properties }] of shaped.entries()) {
      const featureTableData = fields.map((field) => ({
        name: field.name,
        data: properties[field.name] ?? null,
      }));
      yield { fid, geometryWkb: shapes[index], featureTableData };
    }
  };
  return writtenList(request.language, info, 'features', rows());
}

/** Statistics of fields of a vector file; of all without names. Unknown names are left out. @throws GeodataError */
export async function vectorPreviewStatistics(
  services: Services,
  file: PreviewFile,
  names: readonly string[] | null,
  caller: Caller,
): Promise<StatisticsInfo[]> {
  const { fields, features } = await contentsOf(services, file, caller);
  return fields
    .filter(({ name }) => names === null || names.includes(name))
    .map((field) =>
      fieldStatistics(
        field.name,
        typeOf(field),
        features.map(({ properties }) => properties[field.name] ?? null),
      ),
    );
}

/** What the parser process reads from the file, in degrees; the latest files are kept. */
function contentsOf(services: Services, { row }: PreviewFile, caller: Caller): Promise<FeatureContents> {
  const contents = kept.get(services) ?? byteCache(maxBytes, bytesOf);
  kept.set(services, contents);
  const { fileIds, encoding } = row;
  const read = async (signal: AbortSignal): Promise<FeatureContents> => {
    const files = await services.files.paths(services.database.db, fileIds);
    return services.geodata(
      {
        kind: 'read-features',
        parts: files.map(({ name, path }) => ({ name, path })),
        crs: 'EPSG:4326',
        ...(encoding !== null && { encoding }),
      },
      { ...caller, signal, workFolder: services.files.temporaryFolder },
    );
  };
  return contents.get(JSON.stringify([fileIds, encoding]), read, caller.signal);
}

function bytesOf({ features, fields }: FeatureContents): number {
  const texts = features.reduce(
    (sum, { properties }) =>
      sum + fields.reduce((all, { name }) => all + String(properties[name] ?? '').length, 0),
    0,
  );
  const shapes = features.reduce((sum, { wkb }) => sum + (wkb?.byteLength ?? 0), 0);
  return shapes + 2 * texts + cellBytes * features.length * fields.length;
}

function typeOf({ type }: AttributeField): string {
  return type === 'number' ? 'REAL' : 'STRING';
}

/** The field with the names of features, where one is called so. */
function labelOf(fields: readonly AttributeField[]): string | null {
  return fields.find(({ name }) => /name|名称/i.test(name))?.name ?? null;
}
