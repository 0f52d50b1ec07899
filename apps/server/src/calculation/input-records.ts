import { limits } from '@gep/api-client/contract';
import type { FeatureRecord, TableRecord } from '@gep/ecosystem-models';
import { readRows } from '@gep/ecosystem-models/table-checks';
import type { ReadRow } from '@gep/ecosystem-models/table-checks';
import { failAll } from '../error/gep-error';
import type { StoredProblem } from '../error/stored-problem';
import type { FeatureContents } from '../geodata/task';
import { readRecordFile, sourceRows } from '../model/records/inspect-records';
import { matchColumns } from '../model/records/match-columns';
import type { Services } from '../services';
import type { LocatedPart } from '../worker/tasks';
import type { WorkerPool } from '../worker/worker-pool';
import type { RecordPlan } from '../model/model-cases';
import type { ProjectFrame } from './project-frame';

/** The rows of a table, or the features of a vector file. */
export type PreparedRecords =
  | { readonly kind: 'table'; readonly rows: readonly TableRecord[] }
  | { readonly kind: 'vector'; readonly features: readonly FeatureRecord[] };

interface Tools {
  readonly services: Services;
  readonly workers: WorkerPool;
  readonly signal: AbortSignal;
}

/**
 * The rows of a stored table or vector file as models read them: cells by the key of their field, the district by its
 * index in the frame, shapes in the CRS of the grid.
 * @throws GeodataError for a file that cannot be read; GepError with every fault of its rows
 */
export async function inputRecords(
  { services, workers, signal }: Tools,
  { input, row }: RecordPlan,
  frame: ProjectFrame,
): Promise<{ readonly records: PreparedRecords; readonly warnings: readonly StoredProblem[] }> {
  const parts = await services.files.paths(services.database.db, row.fileIds);
  const { wkt } = frame.grid.crs;
  const read = await readRecordFile(services, input, parts, row.encoding, wkt, { signal });
  const source = sourceRows(read, parts);
  const mapping = matchColumns(input, source.columns, row.fields);
  const { rows, problems, warnings } = readRows(
    input,
    source,
    mapping,
    frame.districts,
    limits.shownProblems,
  );
  const atInput = (found: readonly StoredProblem[]): StoredProblem[] =>
    found.map((problem) => ({ ...problem, at: input.key }));
  failAll(atInput(problems));
  if (read.kind === 'table')
    return { records: { kind: 'table', rows: tableRecords(rows) }, warnings: atInput(warnings) };
  const located = await workers.run(
    {
      kind: 'locate',
      wkb: read.contents.features.map(({ wkb }) => wkb),
      polygons: frame.polygons,
      districtOf: frame.districtOf,
    },
    signal,
  );
  return {
    records: { kind: 'vector', features: featureRecords(rows, located) },
    warnings: atInput([...warnings, ...featuresOutside(read.contents, located)]),
  };
}

function tableRecords(rows: readonly ReadRow[]): TableRecord[] {
  return rows.map(({ district, values }) => ({ district, values }));
}

function featureRecords(
  rows: readonly ReadRow[],
  located: readonly (readonly LocatedPart[])[],
): FeatureRecord[] {
  return rows.flatMap(({ values }, feature) =>
    located[feature].map((part) => ({ feature, ...part, values })),
  );
}

/** A warning where features with a shape are in none of the districts. */
function featuresOutside(
  { features, fileName }: FeatureContents,
  located: readonly (readonly LocatedPart[])[],
): StoredProblem[] {
  const outside = features.filter(({ wkb }, i) => wkb !== null && located[i].length === 0);
  if (outside.length === 0) return [];
  const args = { file: fileName, count: outside.length, row: outside[0].row + 1 };
  return [{ name: 'FEATURES_OUTSIDE', args }];
}
