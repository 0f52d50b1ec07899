import { conditionHolds } from '../condition';
import type { LinearParameter, TableRow } from '../definition';
import type { Factor, Model, ResolvedParameters } from '../model';
import { factorAt, NO_TYPE, scalesOf } from './account';
import type { ModelCube } from './model-cube';

type Value = ResolvedParameters[string];

/** Keys of the parameters that differ from those of a run. */
export interface ParameterChanges {
  /** The cube answers them. */
  readonly follow: readonly string[];
  /** Only another run does. */
  readonly needRun: readonly string[];
}

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function isTable(value: Value): value is readonly TableRow[] {
  return Array.isArray(value) && value.every((row) => typeof row === 'object');
}

/** Whether two tables have the same rows, and differ only in numbers of the columns that may change. */
function sameBut(
  before: readonly TableRow[],
  after: readonly TableRow[],
  columns: readonly string[],
): boolean {
  return (
    before.length === after.length &&
    before.every((row, i) => {
      const keys = new Set([...Object.keys(row), ...Object.keys(after[i])]);
      return [...keys].every((key) => {
        const [was, is]: (TableRow[string] | null | undefined)[] = [row[key], after[i][key]];
        if ((was ?? null) === (is ?? null)) return true;
        return columns.includes(key) && typeof was === 'number' && typeof is === 'number';
      });
    })
  );
}

/** Whether a change keeps to what its parameter may change without a run. */
function allows({ columns }: LinearParameter, before: Value, after: Value): boolean {
  if (columns === undefined) return typeof after === typeof before && typeof after !== 'object';
  return isTable(before) && isTable(after) && sameBut(before, after, columns);
}

/** Whether amounts that were counted with one scale tell those of another: nothing becomes or was 0 that occurs. */
function tells(before: Factor | undefined, after: Factor | undefined, types: readonly number[]): boolean {
  if (before === undefined || after === undefined) return before === after;
  const both = (was: number, is: number): boolean => was === is || (was !== 0 && is !== 0);
  if (typeof before === 'number' && typeof after === 'number') return both(before, after);
  return types.every((code) => both(factorAt(before, code), factorAt(after, code)));
}

function scalesTell(model: Model, cube: ModelCube, after: ResolvedParameters): boolean {
  const [was, is] = [scalesOf(model, cube.parameters), scalesOf(model, after)];
  // What has no cell is not in the cube where its scale was 0.
  const types = [NO_TYPE, ...cube.quantities.type];
  return Object.keys({ ...was, ...is }).every((quantity) => tells(was[quantity], is[quantity], types));
}

/**
 * Which parameters differ from those of a cube's run, and whether the figures of their new values follow from its amounts. A
 * factor of amounts that becomes or was 0 needs a run: what was counted with it is lost. So does a table whose rows
 * change.
 * @param model that of the cube
 * @example
 * const { cube } = runModel(models['carbon-sequestration'], { landCover, npp: gridOf([800, 400]) });
 * const changed = { ...cube.parameters, co2Price: 100, clampNegative: false };
 * parameterChanges(models['carbon-sequestration'], cube, changed); // { follow: ['co2Price'], needRun: ['clampNegative'] }
 */
export function parameterChanges(
  model: Model,
  cube: ModelCube,
  parameters: ResolvedParameters,
): ParameterChanges {
  const before = cube.parameters;
  const changed = model.definition.parameters
    .map(({ key }) => key)
    .filter((key) => !same(before[key], parameters[key]));
  if (changed.length === 0) return { follow: [], needRun: [] };
  const factors = changed.filter((key) => {
    const linear = model.definition.linear?.find((one) => one.parameter === key);
    if (linear === undefined || !conditionHolds(linear.when, before)) return false;
    return allows(linear, before[key], parameters[key]);
  });
  // One look at all of them is enough where nothing is lost, which is the common case.
  const tell =
    factors.length === changed.length && scalesTell(model, cube, parameters)
      ? () => true
      : (key: string) => scalesTell(model, cube, { ...before, [key]: parameters[key] });
  const follow = factors.filter(tell);
  return { follow, needRun: changed.filter((key) => !follow.includes(key)) };
}
