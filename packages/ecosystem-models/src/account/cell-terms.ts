import type { Factor, Model, ResolvedParameters } from '../model';
import { factorAt, factorByType } from './account';
import { contributions } from './figures';
import type { Contribution } from './figures';
import type { ModelCube } from './model-cube';

/** A layer of a run, and what its cells are multiplied by. */
export interface CellTerm {
  /** Key of an output of the run. */
  readonly layer: string;
  readonly factor: Factor;
}

/** The types that a quantity has an amount of. */
function typesOf({ quantities: { type, layers } }: ModelCube, quantity: string): Set<number> {
  const { sum } = layers[quantity];
  return new Set(type.filter((_, row) => sum[row] !== 0));
}

/** One factor where all types have the same one. */
function simplest(factors: ReadonlyMap<number, number>): Factor {
  const [first = 1, ...others] = new Set(factors.values());
  return others.length === 0 ? first : factorByType((code) => factors.get(code) ?? 1);
}

/** What the cells of an output are multiplied by, where all quantities that a type has change alike; else null. */
function ownRatio(cube: ModelCube, was: readonly Contribution[], is: readonly Contribution[]): Factor | null {
  const ratios = new Map<number, number>();
  for (const [i, { quantity, factor }] of is.entries())
    for (const code of typesOf(cube, quantity)) {
      const [before, after] = [factorAt(was[i].factor, code), factorAt(factor, code)];
      const ratio = before === after ? 1 : after / before;
      const known = ratios.get(code) ?? ratio;
      if (!Number.isFinite(ratio) || Math.abs(ratio - known) > 1e-12 * Math.abs(known)) return null;
      ratios.set(code, known);
    }
  return simplest(ratios);
}

/**
 * What every cell of an output is multiplied by when parameters that need no run change; null where that depends on more
 * than the ecosystem type of the cell.
 * @example
 * const { cube } = runModel(models['carbon-sequestration'], { landCover, npp: gridOf([800, 400]) });
 * const dearer = { ...cube.parameters, co2Price: 2 * 380 };
 * cellRatio(models['carbon-sequestration'], cube, 'value', [cube.parameters, dearer]); // 2
 */
export function cellRatio(
  model: Model,
  cube: ModelCube,
  output: string,
  [before, after]: readonly [ResolvedParameters, ResolvedParameters],
): Factor | null {
  const was = contributions(model, cube, output, before);
  const is = contributions(model, cube, output, after);
  return ownRatio(cube, was, is);
}

/**
 * The layers of a run whose cells, times factors, add up to those of an output with other parameters that need no run.
 * The first term is the output itself: where it has no value, there is none.
 * @param layers keys of the outputs whose cells are at hand, that of the output among them
 * @returns null where these layers do not tell
 * @example
 * const { cube } = runModel(models['carbon-sequestration'], { landCover, npp: gridOf([800, 400]) });
 * const dearer = { ...cube.parameters, co2Price: 2 * 380 };
 * cellTerms(models['carbon-sequestration'], cube, 'value', dearer, ['value']); // [{ layer: 'value', factor: 2 }]
 */
export function cellTerms(
  model: Model,
  cube: ModelCube,
  output: string,
  parameters: ResolvedParameters,
  layers: readonly string[],
): CellTerm[] | null {
  const own = cellRatio(model, cube, output, [cube.parameters, parameters]);
  if (own !== null) return [{ layer: output, factor: own }];
  const parts = contributions(model, cube, output, parameters).map(({ quantity, factor }): CellTerm => {
    const factors = [...typesOf(cube, quantity)].map((code) => [code, factorAt(factor, code)] as const);
    return { layer: quantity, factor: simplest(new Map(factors)) };
  });
  return parts.every(({ layer }) => layers.includes(layer)) ? [{ layer: output, factor: 0 }, ...parts] : null;
}
