import type {
  ModelDefinition,
  Parameter,
  PriceValue,
  PriceYear,
  TableParameter,
  TableRow,
} from './definition';
import type { ResolvedParameters } from './model';

/** Parameters as saved: only what the user changed; prices as a number or `{ current, comparable? }`. */
export type StoredParameters = Readonly<Record<string, unknown>>;

export function isPriceValue(value: unknown): value is PriceValue {
  return typeof value === 'object' && value !== null && 'current' in value;
}

function pick(value: unknown, year: PriceYear): unknown {
  if (!isPriceValue(value)) return value;
  return year === 'current' ? value.current : (value.comparable ?? value.current);
}

function resolveRows(parameter: TableParameter, rows: readonly TableRow[], year: PriceYear): TableRow[] {
  const prices = parameter.columns.filter((column) => column.price === true).map((column) => column.key);
  return rows.map((row) => {
    if (prices.length === 0) return row;
    const copy: Record<string, number | string | PriceValue> = { ...row };
    for (const key of prices) if (row[key] !== undefined) copy[key] = pick(row[key], year) as number;
    return copy;
  });
}

function resolveOne(parameter: Parameter, stored: unknown, year: PriceYear): ResolvedParameters[string] {
  const value = stored ?? parameter.default;
  const wrong = (allowed: string): TypeError =>
    new TypeError(`parameter ${parameter.key}: got ${JSON.stringify(value)}, allowed: ${allowed}`);
  switch (parameter.kind) {
    case 'plain': {
      const number = parameter.price === true ? pick(value, year) : value;
      if (typeof number !== 'number') throw wrong('a number');
      return number;
    }
    case 'choice':
      if (typeof value !== 'string') throw wrong('one of the options');
      return value;
    case 'switch':
      if (typeof value !== 'boolean') throw wrong('true or false');
      return value;
    case 'selection':
      if (!Array.isArray(value)) throw wrong('a list of options');
      return value as readonly string[];
    case 'list':
      if (!Array.isArray(value)) throw wrong('a list of numbers');
      return value as readonly number[];
    case 'table':
      if (!Array.isArray(value)) throw wrong('a list of rows');
      return resolveRows(parameter, value as readonly TableRow[], year);
  }
}

/**
 * Fills defaults and picks the prices of one year; a price without a comparable number uses the current one.
 * Stored values are expected to have passed `checkParameters`.
 * @throws TypeError when a stored value is not of the parameter's kind
 * @example
 * resolveParameters(models['climate-regulation'].definition, { coolingDays: 60 }).coolingDays; // 60
 */
export function resolveParameters(
  definition: ModelDefinition,
  stored: StoredParameters = {},
  year: PriceYear = 'current',
): ResolvedParameters {
  return Object.fromEntries(
    definition.parameters.map((parameter) => [
      parameter.key,
      resolveOne(parameter, stored[parameter.key], year),
    ]),
  );
}

/**
 * Keys of the parameters that run with their default, for the report of a run.
 * @example
 * unchangedDefaults(models['climate-regulation'].definition, { coolingDays: 61 }).includes('coolingDays'); // false
 */
export function unchangedDefaults(definition: ModelDefinition, stored: StoredParameters = {}): string[] {
  return definition.parameters
    .filter(({ key, default: initial }) => {
      const value = stored[key];
      if (value === undefined || value === null) return true;
      if (isPriceValue(value)) return value.current === initial && (value.comparable ?? initial) === initial;
      return JSON.stringify(value) === JSON.stringify(initial);
    })
    .map(({ key }) => key);
}

/** A number among resolved parameters. @throws TypeError when it is none */
export function numberOf(parameters: ResolvedParameters, key: string): number {
  const value = parameters[key];
  if (typeof value !== 'number')
    throw new TypeError(`parameter ${key}: got ${JSON.stringify(value)}, allowed: a number`);
  return value;
}

/** A choice among resolved parameters. @throws TypeError when it is not a string */
export function choiceOf(parameters: ResolvedParameters, key: string): string {
  const value = parameters[key];
  if (typeof value !== 'string')
    throw new TypeError(`parameter ${key}: got ${JSON.stringify(value)}, allowed: a string`);
  return value;
}

/** The selected options among resolved parameters. @throws TypeError when it is not a list */
export function selectionOf(parameters: ResolvedParameters, key: string): readonly string[] {
  const value = parameters[key];
  if (!Array.isArray(value))
    throw new TypeError(`parameter ${key}: got ${JSON.stringify(value)}, allowed: a list of options`);
  return value as readonly string[];
}

/** A switch among resolved parameters. */
export function switchOf(parameters: ResolvedParameters, key: string): boolean {
  return parameters[key] === true;
}

/** The rows of a table among resolved parameters. @throws TypeError when it is not a list */
export function rowsOf(parameters: ResolvedParameters, key: string): readonly TableRow[] {
  const value = parameters[key];
  if (!Array.isArray(value))
    throw new TypeError(`parameter ${key}: got ${JSON.stringify(value)}, allowed: a list of rows`);
  return value as readonly TableRow[];
}

/** A list of numbers among resolved parameters. @throws TypeError when it is not a list */
export function listOf(parameters: ResolvedParameters, key: string): readonly number[] {
  const value = parameters[key];
  if (!Array.isArray(value))
    throw new TypeError(`parameter ${key}: got ${JSON.stringify(value)}, allowed: a list of numbers`);
  return value as readonly number[];
}
