import fc from 'fast-check';
import type { LinearParameter, Parameter, TableParameter, TableRow } from '../src/definition';
import { conditionHolds } from '../src/condition';
import type { Model, ResolvedParameters } from '../src/model';
import type { StoredParameters } from '../src/parameter-values';

/** Numbers well inside bounds, and above 0: a scale that is 0 tells nothing of another. */
function numberWithin(min: number, max: number, usual: number): fc.Arbitrary<number> {
  const low = Math.max(min, 0.1 * (usual || 1));
  return fc.double({ min: Math.min(low, max), max: Math.min(max, 10 * (usual || 1)), noNaN: true });
}

function rowWith(
  row: TableRow,
  { columns }: TableParameter,
  changing: readonly string[],
): fc.Arbitrary<TableRow> {
  const cells = columns.flatMap(({ key, min, max }) => {
    const cell = row[key];
    if (!changing.includes(key) || typeof cell !== 'number') return [];
    return [[key, numberWithin(min, max, cell)] as const];
  });
  return fc.record(Object.fromEntries(cells)).map((own) => ({ ...row, ...own }));
}

function valueOf(
  parameter: Parameter,
  { columns = [] }: LinearParameter,
  base: ResolvedParameters,
): fc.Arbitrary<unknown> {
  switch (parameter.kind) {
    case 'plain':
      return numberWithin(parameter.min, parameter.max, parameter.default).map((number) =>
        parameter.integer ? Math.round(number) : number,
      );
    case 'switch':
      return fc.boolean();
    case 'table':
      return fc.tuple(
        ...(base[parameter.key] as readonly TableRow[]).map((row) => rowWith(row, parameter, columns)),
      );
    default:
      return fc.constant(base[parameter.key]);
  }
}

/** Values of the parameters of a model that need no run, or of some of them. */
export function linearValues(
  { definition }: Model,
  base: ResolvedParameters,
): fc.Arbitrary<StoredParameters> {
  const entries = (definition.linear ?? [])
    .filter(({ when }) => conditionHolds(when, base))
    .flatMap((linear) => {
      const parameter = definition.parameters.find(({ key }) => key === linear.parameter);
      return parameter ? [[parameter.key, valueOf(parameter, linear, base)] as const] : [];
    });
  return fc.record(Object.fromEntries(entries), { requiredKeys: [] });
}
