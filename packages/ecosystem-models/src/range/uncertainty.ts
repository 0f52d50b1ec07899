import type { ModelDefinition, PriceYear, TableParameter, TableRow } from '../definition';
import type { ResolvedParameters } from '../model';
import type { Distribution, NumberBounds } from './distribution';

/** How certain the number of a parameter is that needs no run, and who says so. */
export interface Uncertainty {
  readonly parameter: string;
  /** Of a table: the column of the numbers. */
  readonly column?: string;
  /** Of a table: the key of the row. Absent: the distribution is that of one factor of all numbers of the column. */
  readonly row?: string | number;
  /** Of a price: the year that it is the price of; absent: of both years. */
  readonly year?: PriceYear;
  readonly distribution: Distribution;
  readonly source: string;
}

/** Parameters of which numbers are replaced for each draw. */
export type DrawnParameters = Record<string, ResolvedParameters[string]>;

/** The number, or the column of numbers, that an uncertainty is about. */
export interface Target {
  /** Numbers outside are not drawn. */
  readonly bounds: NumberBounds;
  /** Puts a number that was drawn where it belongs. */
  readonly write: (parameters: DrawnParameters, drawn: number) => void;
}

type Row = Record<string, TableRow[string]>;

/** Rows of a table with a number in a column; a number that marks a key as missing is none. */
export function numberRows(parameter: TableParameter, rows: readonly TableRow[], column: string): number[] {
  const missing = parameter.columns.find(({ key }) => key === column)?.missing;
  return rows.flatMap((row, i) => (typeof row[column] === 'number' && row[column] !== missing ? [i] : []));
}

/** The factors by which numbers stay within bounds. */
function factorBounds(numbers: readonly number[], { min, max }: NumberBounds): NumberBounds {
  const pairs = numbers.filter((number) => number !== 0).map((number) => [min / number, max / number]);
  return {
    min: Math.max(...pairs.map((pair) => Math.min(...pair))),
    max: Math.min(...pairs.map((pair) => Math.max(...pair))),
  };
}

function tableTarget(
  parameter: TableParameter,
  { column: name, row: key }: Uncertainty,
  rows: readonly TableRow[],
): Target | undefined {
  const column = parameter.columns.find((one) => one.key === name);
  if (column === undefined) return undefined;
  const used = numberRows(parameter, rows, column.key).filter(
    (i) => key === undefined || rows[i][parameter.keyColumn.key] === key,
  );
  const before = used.map((i) => rows[i][column.key] as number);
  if (used.length === 0) return undefined;
  return {
    bounds: key === undefined ? factorBounds(before, column) : column,
    write(parameters, drawn) {
      const own = parameters[parameter.key] as Row[];
      used.forEach((i, at) => (own[i][column.key] = key === undefined ? before[at] * drawn : drawn));
    },
  };
}

/** What an uncertainty is about, among the parameters of an account; undefined where there is no such number. */
export function targetOf(
  definition: ModelDefinition,
  parameters: ResolvedParameters,
  uncertainty: Uncertainty,
): Target | undefined {
  const parameter = definition.parameters.find(({ key }) => key === uncertainty.parameter);
  switch (parameter?.kind) {
    case 'plain':
      return {
        bounds: parameter,
        write: (drawn, number) => {
          drawn[parameter.key] = parameter.integer === true ? Math.round(number) : number;
        },
      };
    case 'table':
      return tableTarget(parameter, uncertainty, parameters[parameter.key] as readonly TableRow[]);
    default:
      return undefined;
  }
}

/** Parameters whose numbers may be overwritten: tables have copies of their rows. */
export function drawnParameters(
  { parameters: known }: ModelDefinition,
  values: ResolvedParameters,
): DrawnParameters {
  const tables = known.filter(({ kind }) => kind === 'table').map(({ key }) => key);
  const entries = Object.entries(values).map(([key, value]) =>
    tables.includes(key)
      ? [key, (value as readonly TableRow[]).map((row): Row => ({ ...row }))]
      : [key, value],
  );
  return Object.fromEntries(entries) as DrawnParameters;
}
