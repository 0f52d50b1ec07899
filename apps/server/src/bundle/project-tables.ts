import { reportChapters } from '@gep/api-client/contract';

/** A value as JSON has it. */
export type RowValue =
  string | number | boolean | null | readonly RowValue[] | { readonly [key: string]: RowValue };
export type JsonRow = Readonly<Record<string, RowValue>>;

/** What the rows of an opened project are moved by. */
export interface RowMove {
  readonly projectId: string;
  /** The id of a row in place of the one that it had: the same for every row that names it. */
  readonly idOf: (kind: 'run' | 'result' | 'raster' | 'row', before: RowValue | undefined) => RowValue;
  /** The id of a stored file in place of the one that it had; null where the bundle does not have it. */
  readonly fileOf: (before: RowValue | undefined) => string | null;
}

export type TableName =
  | 'basic_settings'
  | 'force_correlations'
  | 'spatial_averages'
  | 'absent_services'
  | 'indicator_inputs'
  | 'report_texts'
  | 'account_templates'
  | 'selected_models'
  | 'model_parameters'
  | 'model_inputs'
  | 'runs'
  | 'run_records'
  | 'prepared_grids'
  | 'results'
  | 'result_rasters'
  | 'zonal_rows'
  | 'layer_styles';

/** A table whose rows make up a project with its results. */
export interface ProjectTable {
  readonly table: TableName;
  /** A row of another project as one of this: ids, and what does not come along. Null: nothing of it does. */
  readonly moved: (row: JsonRow, move: RowMove) => JsonRow | null;
}

const plain = (row: JsonRow, { projectId }: RowMove): JsonRow => ({ ...row, project_id: projectId });

const list = (value: RowValue | undefined): readonly RowValue[] => (Array.isArray(value) ? value : []);
const isObject = (value: RowValue): value is JsonRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Who wrote something in another installation: the name is shown, the account is not one of this. */
function importedBy(actor: RowValue | undefined): RowValue {
  const userName = actor !== undefined && isObject(actor) ? actor.userName : '';
  const role = 'PROJECT_ADMIN';
  return { by: 'import', userId: '', userName: typeof userName === 'string' ? userName : '', role };
}

/** What cells follow from, by the files of the opened project. */
function movedTerms(terms: RowValue | undefined, { fileOf }: RowMove): RowValue {
  if (terms === null || terms === undefined) return null;
  const withFile = (one: RowValue): RowValue =>
    isObject(one) ? { ...one, fileId: fileOf(one.fileId) } : one;
  return list(terms).map((term) => {
    const moved = withFile(term);
    return isObject(moved) && moved.by !== undefined ? { ...moved, by: list(moved.by).map(withFile) } : moved;
  });
}

/**
 * The rows of a project that a bundle carries, in the order in which they can be written. The region file is not among
 * them: it is read as if it were uploaded.
 */
export const projectTables: readonly ProjectTable[] = [
  {
    table: 'basic_settings',
    // The project of the year before stays where it is.
    moved: (row, move) => ({ ...plain(row, move), predecessor_id: null }),
  },
  { table: 'force_correlations', moved: plain },
  { table: 'spatial_averages', moved: plain },
  { table: 'absent_services', moved: plain },
  { table: 'indicator_inputs', moved: plain },
  {
    table: 'report_texts',
    moved: (row, move) => ({ ...plain(row, move), saved_by: importedBy(row.saved_by) }),
  },
  {
    table: 'account_templates',
    moved: (row, move) => {
      const fileId = move.fileOf(row.file_id);
      if (fileId === null) return null;
      const chapters = reportChapters.filter((id) => list(row.chapters).includes(id));
      return {
        ...plain(row, move),
        ...{ file_id: fileId, chapters, saved_by: importedBy(row.saved_by) },
      };
    },
  },
  { table: 'selected_models', moved: plain },
  { table: 'model_parameters', moved: plain },
  {
    table: 'model_inputs',
    moved: (row, move) => ({
      ...plain(row, move),
      id: move.idOf('row', row.id),
      file_ids: list(row.file_ids).flatMap((id) => move.fileOf(id) ?? []),
    }),
  },
  {
    table: 'runs',
    moved: (row, move) => ({
      ...plain(row, move),
      id: move.idOf('run', row.id),
      started_by: null,
      owner_id: null,
    }),
  },
  {
    table: 'run_records',
    moved: (row, move) => ({ ...plain(row, move), run_id: move.idOf('run', row.run_id) }),
  },
  {
    table: 'prepared_grids',
    moved: (row, move) => ({
      ...plain(row, move),
      run_id: move.idOf('run', row.run_id),
      district_file_id: move.fileOf(row.district_file_id),
    }),
  },
  {
    table: 'results',
    moved: (row, move) => ({
      ...plain(row, move),
      id: move.idOf('result', row.id),
      run_id: move.idOf('run', row.run_id),
      cube_file_id: move.fileOf(row.cube_file_id),
      types_file_id: move.fileOf(row.types_file_id),
      districts_file_id: move.fileOf(row.districts_file_id),
    }),
  },
  {
    table: 'result_rasters',
    moved: (row, move) => ({
      ...plain(row, move),
      id: move.idOf('raster', row.id),
      result_id: move.idOf('result', row.result_id),
      file_id: move.fileOf(row.file_id),
      terms: movedTerms(row.terms, move),
      // Made again when somebody asks for classes.
      ledger: null,
    }),
  },
  {
    table: 'zonal_rows',
    moved: (row, move) => ({
      ...plain(row, move),
      id: move.idOf('row', row.id),
      result_id: move.idOf('result', row.result_id),
    }),
  },
  {
    table: 'layer_styles',
    moved: (row, move) => ({ ...plain(row, move), id: move.idOf('row', row.id) }),
  },
];
