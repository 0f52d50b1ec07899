import type { DistrictTotals, Factor, Model, ResolvedParameters } from '../model';
import { factorAt, factorByType, scalesOf, termsOf } from './account';
import { parameterChanges } from './parameter-changes';
import type { ModelCube } from './model-cube';

/** By what the amounts of a quantity have changed: `after / before`, 1 where nothing changed. */
function ratioOf(before: Factor | undefined, after: Factor | undefined): Factor {
  if (before === undefined || after === undefined || before === after) return 1;
  const ratio = (was: number, is: number): number => (was === is ? 1 : is / was);
  if (typeof before === 'number' && typeof after === 'number') return ratio(before, after);
  return factorByType((code) => ratio(factorAt(before, code), factorAt(after, code)));
}

function product(a: Factor, b: Factor): Factor {
  if (typeof a === 'number' && typeof b === 'number') return a * b;
  if (a === 1) return b;
  if (b === 1) return a;
  return factorByType((code) => factorAt(a, code) * factorAt(b, code));
}

/** A quantity of a cube, and what each unit of it adds to an output. */
export interface Contribution {
  readonly quantity: string;
  readonly factor: Factor;
}

/**
 * What the amounts of a cube add to an output with other parameters than those of its run. Parameters are not checked:
 * see `parameterChanges`.
 * @example
 * const { cube } = runModel(models['carbon-sequestration'], { landCover, npp: gridOf([800, 400]) });
 * contributions(models['carbon-sequestration'], cube, 'value', { ...cube.parameters, co2Price: 400 }); // [{ quantity: 'co2', factor: 400 }]
 */
export function contributions(
  model: Model,
  cube: ModelCube,
  output: string,
  parameters: ResolvedParameters,
): Contribution[] {
  const [before, after] = [scalesOf(model, cube.parameters), scalesOf(model, parameters)];
  const quantities = Object.keys(cube.quantities.layers);
  return termsOf(model, output, parameters, quantities)
    .filter(({ quantity, factor }) => quantities.includes(quantity) && !Number.isNaN(factor))
    .map(({ quantity, factor }) => ({
      quantity,
      factor: product(factor, ratioOf(before[quantity], after[quantity])),
    }));
}

function sumsOf(cube: ModelCube, parts: readonly Contribution[]): Float64Array {
  const { district, type, layers } = cube.quantities;
  const sums = new Float64Array(cube.districtCount);
  for (const { quantity, factor } of parts) {
    const { sum } = layers[quantity];
    if (typeof factor === 'number') {
      for (let row = 0; row < sum.length; row++) sums[district[row]] += sum[row] * factor;
    } else {
      for (let row = 0; row < sum.length; row++) sums[district[row]] += sum[row] * (factor[type[row]] || 0);
    }
  }
  return sums;
}

/**
 * Figures of a model's outputs by district, from the amounts of a run and other values of the parameters that need no
 * run. They equal those of a full run within 1e-9 relative. For the whole area alone, evaluate `wholeArea(cube)`, which
 * has a row a type. Parameters that are the very objects of `cube.parameters` cost nothing to compare.
 * @param model that of the cube
 * @returns for each output and district its sum, and the cells with a value: 0 where there is no figure. The figure of
 * an output that is a mean is `sum / valid`.
 * @throws RangeError for parameters that differ from those of the run and need a run
 * @example
 * const { cube } = runModel(models['carbon-sequestration'], { landCover, npp: gridOf([800, 400]) });
 * const dearer = { ...cube.parameters, co2Price: 2 * 380 };
 * figures(models['carbon-sequestration'], cube, dearer).value.sum; // [601.92]
 */
export function figures(model: Model, cube: ModelCube, parameters: ResolvedParameters): DistrictTotals {
  const { needRun } = parameterChanges(model, cube, parameters);
  if (needRun.length > 0)
    throw new RangeError(`parameters: got changes of ${needRun.join(', ')}, allowed: those that need no run`);
  return Object.fromEntries(
    Object.entries(cube.valid).map(([output, valid]) => [
      output,
      { sum: sumsOf(cube, contributions(model, cube, output, parameters)), valid },
    ]),
  );
}
