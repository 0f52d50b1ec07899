import { conditionHolds } from '@gep/api-client';
import type {
  Distribution,
  DistributionKind,
  ModelDefinition,
  ModelUncertainties,
  ParameterDefinition,
  ParameterValue,
  TableRow,
  Uncertainty,
} from '@gep/api-client';
import { comparableOf, currentOf } from '../../form/parameter-value';

type Plain = Extract<ParameterDefinition, { kind: 'plain' }>;
type Table = Extract<ParameterDefinition, { kind: 'table' }>;

/** A parameter, or a column of a table, whose numbers may be uncertain. */
export interface UncertainNumbers {
  /** Key of the parameter, and of the column. */
  readonly id: string;
  readonly parameter: Plain | Table;
  readonly column?: Table['columns'][number];
}

/** The numbers that each kind of distribution has, in the order of the form. */
export const distributionNumbers = {
  triangular: ['min', 'mode', 'max'],
  normal: ['mean', 'sd'],
  lognormal: ['median', 'gsd'],
  uniform: ['min', 'max'],
} as const satisfies Record<DistributionKind, readonly string[]>;

/** Identifies the numbers that an uncertainty is among. */
export function numbersId({ parameter, column }: Pick<Uncertainty, 'parameter' | 'column'>): string {
  return column === undefined ? parameter : `${parameter}/${column}`;
}

/** What of a model may be uncertain, in the order of its form. */
export function uncertainNumbers(
  { parameters }: Pick<ModelDefinition, 'parameters'>,
  { linear }: Pick<ModelUncertainties, 'linear'>,
  values: Readonly<Record<string, ParameterValue>>,
): UncertainNumbers[] {
  return parameters.flatMap((parameter): UncertainNumbers[] => {
    const found = linear.find((one) => one.parameter === parameter.key);
    if (!found || !conditionHolds(parameter.visibleWhen, values)) return [];
    if (parameter.kind === 'plain') return [{ id: parameter.key, parameter }];
    if (parameter.kind !== 'table') return [];
    return parameter.columns
      .filter(({ key }) => found.columns?.includes(key))
      .map((column) => ({
        id: numbersId({ parameter: parameter.key, column: column.key }),
        parameter,
        column,
      }));
  });
}

/** Unit and bounds of the numbers, and whether they are prices. */
export function numberRule({
  parameter,
  column,
}: UncertainNumbers): Pick<Plain, 'unit' | 'min' | 'max' | 'price'> {
  if (parameter.kind === 'plain') return parameter;
  return column ?? { unit: '', min: 0, max: 0 };
}

/** Rows of a table. */
function rowsOf(value: ParameterValue | undefined): readonly TableRow[] {
  return Array.isArray(value) ? value.filter((row): row is TableRow => typeof row === 'object') : [];
}

/** Keys of the rows of a table that have a number in the column. */
export function rowKeys(
  { parameter, column }: UncertainNumbers,
  values: Readonly<Record<string, ParameterValue>>,
): (string | number)[] {
  if (parameter.kind !== 'table' || !column) return [];
  return rowsOf(values[parameter.key]).flatMap((row) => {
    const key = row[parameter.keyColumn.key];
    return currentOf(row[column.key]) === null || typeof key === 'object' ? [] : [key];
  });
}

/** The number of the account that an uncertainty is about; 1 is the factor of a whole column. */
export function accountNumber(
  { parameter, column }: UncertainNumbers,
  values: Readonly<Record<string, ParameterValue>>,
  { row, year }: Pick<Uncertainty, 'row' | 'year'>,
): number | null {
  const of = (value: Parameters<typeof currentOf>[0]): number | null =>
    (year === 'comparable' ? comparableOf(value) : null) ?? currentOf(value);
  if (parameter.kind === 'plain') return of(values[parameter.key]);
  if (row === undefined || !column) return 1;
  const found = rowsOf(values[parameter.key]).find((one) => one[parameter.keyColumn.key] === row);
  return of(found?.[column.key]);
}

const rounded = (number: number): number => Number(number.toPrecision(4));

/** A distribution around a number to begin with, a fifth or a tenth wide; NaN where nothing is known. */
export function usualDistribution(kind: DistributionKind, number: number | null): Distribution {
  const around = (factor: number): number =>
    number === null || number === 0 ? NaN : rounded(factor * number);
  switch (kind) {
    case 'triangular':
      return { kind, min: around(0.8), mode: around(1), max: around(1.2) };
    case 'normal':
      return { kind, mean: around(1), sd: around(0.1) };
    case 'lognormal':
      return { kind, median: around(1), gsd: 1.2 };
    case 'uniform':
      return { kind, min: around(0.8), max: around(1.2) };
  }
}

/** The numbers of a distribution by their names. */
export function namedNumbers({ kind, ...numbers }: Distribution): [name: NumberName, number: number][] {
  const known: Partial<Record<NumberName, number>> = numbers;
  return distributionNumbers[kind].map((name) => [name, known[name] ?? NaN]);
}

/** The name of a number of a distribution. */
export type NumberName = (typeof distributionNumbers)[DistributionKind][number];
