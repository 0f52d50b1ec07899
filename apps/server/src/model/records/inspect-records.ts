import { limits } from '@gep/api-client/contract';
import type { RecordFile } from '@gep/ecosystem-models';
import type { InputReport } from '@gep/api-client/contract';
import { lacksColumn, readRows } from '@gep/ecosystem-models/table-checks';
import type { ColumnMapping, SourceRows } from '@gep/ecosystem-models/table-checks';
import type { Caller, Services } from '../../services';
import { fail } from '../../error/gep-error';
import { storedGeodataProblem } from '../../error/geodata-problem';
import type { StoredProblem } from '../../error/stored-problem';
import { crsText } from '../../geodata/found-crs';
import type { FeatureContents, TableContents, UploadedPart } from '../../geodata/task';
import { phrase } from '../../message/phrase';
import { shapesText } from '../../message/shapes-text';
import { partitionDistricts } from '../../region/partition-districts';
import { matchColumns } from './match-columns';
import { featureRows, tableRows } from './source-rows';

/** What the user set for the reading of a table or vector file. */
export interface RecordSettings {
  readonly fields: ColumnMapping;
  readonly encoding: string | null;
}

/** What was found in a table or vector file, as it is stored. */
export interface InspectedRecords {
  readonly report: Exclude<InputReport, { kind: 'raster' }>;
  readonly warnings: StoredProblem[];
  readonly problems: StoredProblem[];
  readonly problemCount: number;
}

/** A file that was read in the parser process. */
export type RecordContents =
  | { readonly kind: 'table'; readonly contents: TableContents }
  | { readonly kind: 'vector'; readonly contents: FeatureContents };

const sampleRows = 5;

/**
 * Reads a table or vector file and checks its rows by the fields of the input.
 * @throws GeodataError for a file that cannot be read; GepError GEOMETRY_KIND, VALIDATION
 */
export async function inspectRecords(
  services: Services,
  projectId: string,
  input: RecordFile,
  parts: readonly UploadedPart[],
  settings: RecordSettings,
  caller?: Caller,
): Promise<InspectedRecords> {
  const read = await readRecordFile(services, input, parts, settings.encoding, 'EPSG:4326', caller);
  const source = sourceRows(read, parts);
  const mapping = matchColumns(input, source.columns, settings.fields);
  const districts = await partitionDistricts(services.database.db, projectId);
  const { rows, problems, problemCount, warnings } = readRows(
    input,
    source,
    mapping,
    districts,
    limits.shownProblems,
  );
  const common = {
    // While columns are missing, which rows are filled in is not known.
    rowCount: problems.some(lacksColumn) ? source.rows.length : rows.length,
    sampleRows: source.rows
      .slice(0, sampleRows)
      .map(({ cells }) => Object.fromEntries(source.columns.map((column, i) => [column, cells[i]]))),
    candidates: read.contents.candidates.map(({ encoding, sample }) => ({ encoding, sample: [...sample] })),
    encoding: read.contents.encoding,
    encodingSource: read.contents.encodingSource,
    mapping: { ...mapping },
  };
  return {
    report:
      read.kind === 'table'
        ? { ...tableReport(read.contents), ...common }
        : { ...vectorReport(read.contents), ...common },
    warnings: [...read.contents.warnings.map(storedGeodataProblem), ...warnings],
    problems: [...problems],
    problemCount,
  };
}

/**
 * Reads the file of a table or vector input in the parser process; shapes come in `crs`.
 * @throws GeodataError for a file that cannot be read; GepError GEOMETRY_KIND, VALIDATION
 */
export async function readRecordFile(
  services: Services,
  input: RecordFile,
  parts: readonly UploadedPart[],
  encoding: string | null,
  crs: string,
  caller?: Caller,
): Promise<RecordContents> {
  const options = { ...caller, workFolder: services.files.temporaryFolder };
  const chosen = encoding === null ? {} : { encoding };
  if (input.kind === 'table') {
    const [{ name, path }] = parts;
    if (parts.length !== 1) fail('VALIDATION', { field: 'files', rule: phrase('rule.one-table') });
    const contents = await services.geodata({ kind: 'read-table', name, path, ...chosen }, options);
    return { kind: 'table', contents };
  }
  const files = parts.map(({ name, path }) => ({ name, path }));
  const contents = await services.geodata({ kind: 'read-features', parts: files, crs, ...chosen }, options);
  const { geometryType, fileName } = contents;
  if (!input.geometry.includes(geometryType))
    fail('GEOMETRY_KIND', {
      file: fileName,
      type: phrase(`shape.${geometryType}`),
      expected: shapesText(input.geometry),
    });
  return { kind: 'vector', contents };
}

/** The rows of a file that was read. */
export function sourceRows(read: RecordContents, [part]: readonly UploadedPart[]): SourceRows {
  return read.kind === 'table' ? tableRows(read.contents, part.name) : featureRows(read.contents);
}

function tableReport({ format, sheet, columns }: TableContents) {
  return { kind: 'table' as const, format, sheet, columns: [...columns] };
}

function vectorReport({ format, geometryType, fields, crs, extent }: FeatureContents) {
  return {
    kind: 'vector' as const,
    format,
    geometryType,
    fields: fields.map((field) => ({ ...field })),
    crs: crsText(crs),
    crsName: crs.name,
    extent: [extent[0], extent[1], extent[2], extent[3]] as [number, number, number, number],
  };
}
