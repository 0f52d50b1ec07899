import { conditionHolds } from '../condition';
import type { LinearParameter, ModelDefinition, Parameter, TableRow } from '../definition';
import type { ResolvedParameters } from '../model';
import type { Problem } from '../problem';
import { distributionNumbers, truncated } from './distribution';
import type { Distribution } from './distribution';
import { targetOf } from './uncertainty';
import type { Uncertainty } from './uncertainty';

/** Less of a distribution than this inside the bounds of its parameter says that it was meant for another number. */
const LEAST_INSIDE = 0.01;

/**
 * The parameters of a model that are numbers and tables, and whose effect on the total needs no run. A model without a
 * value has none: what it counts reaches the total through other models.
 * @example
 * const { definition } = models['housing-premium'];
 * linearParameters(definition, resolveParameters(definition)); // [{ parameter: 'annualYield' }]
 */
export function linearParameters(
  { hasValue, linear = [], parameters: known }: ModelDefinition,
  parameters: ResolvedParameters,
): LinearParameter[] {
  if (!hasValue) return [];
  const numbers = known.filter(({ kind }) => kind === 'plain' || kind === 'table').map(({ key }) => key);
  return linear.filter(
    ({ parameter, when }) => numbers.includes(parameter) && conditionHolds(when, parameters),
  );
}

/** What a kind of distribution asks of its numbers. */
function checkNumbers(at: string, distribution: Distribution): Problem[] {
  const faults = Object.entries(distribution).flatMap(([key, value]): Problem[] =>
    key === 'kind' || Number.isFinite(value)
      ? []
      : [{ at: `${at}.${key}`, code: 'not-a-number', got: value }],
  );
  if (faults.length > 0) return faults;
  const above = (key: string, got: number, min: number): Problem[] =>
    got > min ? [] : [{ at: `${at}.${key}`, code: 'not-above', got, min }];
  const ordered = (...numbers: number[]): Problem[] =>
    numbers.every((number, i) => i === 0 || numbers[i - 1] <= number)
      ? []
      : [{ at, code: 'not-ascending', got: numbers.join(', ') }];
  switch (distribution.kind) {
    case 'triangular':
      return ordered(distribution.min, distribution.mode, distribution.max);
    case 'uniform':
      return ordered(distribution.min, distribution.max);
    case 'normal':
      return above('sd', distribution.sd, 0);
    case 'lognormal':
      return [...above('median', distribution.median, 0), ...above('gsd', distribution.gsd, 1)];
  }
}

function checkDistribution(at: string, distribution: Distribution): Problem[] {
  const known: Partial<Record<string, readonly string[]>> = distributionNumbers;
  const keys = known[distribution.kind];
  if (keys === undefined)
    return [
      { at: `${at}.kind`, code: 'unknown-option', got: distribution.kind, allowed: Object.keys(known) },
    ];
  const given: Partial<Record<string, unknown>> = { ...distribution };
  const absent = keys.filter((key) => given[key] === undefined);
  if (absent.length > 0) return absent.map((key): Problem => ({ at: `${at}.${key}`, code: 'not-a-number' }));
  return checkNumbers(at, distribution);
}

/** Whether an uncertainty names a number that its parameter has. */
function checkPlace(
  at: string,
  { parameter: key, column, row, year }: Uncertainty,
  { parameter, linear }: { readonly parameter: Parameter; readonly linear: LinearParameter },
  rows: readonly TableRow[],
): Problem[] {
  const columns = linear.columns ?? [];
  if (parameter.kind !== 'table') {
    const extra = column ?? row;
    if (extra !== undefined)
      return [{ at: `${at}.column`, code: 'unknown-column', got: extra, allowed: columns }];
  } else if (column === undefined || !columns.includes(column)) {
    return [{ at: `${at}.column`, code: 'unknown-column', got: column, allowed: columns }];
  } else if (row !== undefined && !rows.some((one) => one[parameter.keyColumn.key] === row)) {
    return [{ at: `${at}.row`, code: 'missing-row', got: row }];
  }
  const priced =
    parameter.kind === 'table'
      ? parameter.columns.some((one) => one.key === column && one.price === true)
      : parameter.kind === 'plain' && parameter.price === true;
  return year === undefined || priced ? [] : [{ at: `${at}.year`, code: 'not-a-price', got: key }];
}

function checkOne(
  at: string,
  uncertainty: Uncertainty,
  definition: ModelDefinition,
  parameters: ResolvedParameters,
): Problem[] {
  const key = uncertainty.parameter;
  const known = linearParameters(definition, parameters);
  const allowed = known.map(({ parameter }) => parameter);
  const parameter = definition.parameters.find((one) => one.key === key);
  const linear = known.find((one) => one.parameter === key);
  if (parameter === undefined)
    return [{ at: `${at}.parameter`, code: 'unknown-parameter', got: key, allowed }];
  if (linear === undefined) return [{ at: `${at}.parameter`, code: 'needs-run', got: key, allowed }];
  const rows = parameter.kind === 'table' ? (parameters[key] as readonly TableRow[]) : [];
  const problems = [
    ...checkPlace(at, uncertainty, { parameter, linear }, rows),
    ...checkDistribution(`${at}.distribution`, uncertainty.distribution),
    ...(uncertainty.source.trim() === '' ? [{ at: `${at}.source`, code: 'missing-source' } as const] : []),
  ];
  if (problems.length > 0) return problems;
  const target = targetOf(definition, parameters, uncertainty);
  if (target === undefined) return [{ at: `${at}.row`, code: 'not-a-number' }];
  const { min, max } = target.bounds;
  return truncated(uncertainty.distribution, target.bounds).inside >= LEAST_INSIDE
    ? []
    : [{ at: `${at}.distribution`, code: 'outside-bounds', got: key, min, max }];
}

/** Whether two uncertainties are about the same number. */
function overlap(one: Uncertainty, other: Uncertainty): boolean {
  const same = <Key extends 'row' | 'year'>(key: Key): boolean =>
    one[key] === undefined || other[key] === undefined || one[key] === other[key];
  return one.parameter === other.parameter && one.column === other.column && same('row') && same('year');
}

/** The problems of each uncertainty. */
export function problemsOfEach(
  definition: ModelDefinition,
  parameters: ResolvedParameters,
  uncertainties: readonly Uncertainty[],
): Problem[][] {
  return uncertainties.map((uncertainty, i): Problem[] => {
    const at = `uncertainties[${i}]`;
    const repeated = uncertainties.slice(0, i).some((earlier) => overlap(earlier, uncertainty));
    return [
      ...(repeated ? [{ at, code: 'repeated-key', got: uncertainty.parameter } as const] : []),
      ...checkOne(at, uncertainty, definition, parameters),
    ];
  });
}

/**
 * Every problem of the uncertainties of a model's parameters. Only parameters that need no run may have one; no number
 * has two; each names its source. A distribution may reach beyond the bounds of its parameter (numbers are drawn from
 * the part inside), unless less than 1 % of it is inside.
 * @param parameters those that the numbers are uncertain of
 * @example
 * const { definition } = models['carbon-sequestration'];
 * const price = { parameter: 'co2Price', distribution: { kind: 'normal', mean: 380, sd: -5 }, source: 'ETS' } as const;
 * checkUncertainties(definition, resolveParameters(definition), [price])[0].code; // 'not-above'
 */
export function checkUncertainties(
  definition: ModelDefinition,
  parameters: ResolvedParameters,
  uncertainties: readonly Uncertainty[],
): Problem[] {
  return problemsOfEach(definition, parameters, uncertainties).flat();
}
