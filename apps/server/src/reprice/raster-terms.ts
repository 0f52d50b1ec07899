import { contributions } from '@gep/ecosystem-models';
import type { Contribution, Model, ModelCube, ResolvedParameters } from '@gep/ecosystem-models';
import type { RasterTerm } from '../store/schema/result';

/** The factor of a type; NaN where none applies. */
const at = (factor: Contribution['factor'], code: number): number =>
  typeof factor === 'number' ? factor : factor[code];

/** The one factor that all amounts of a quantity have; null where it differs by ecosystem type. */
function uniform(cube: ModelCube, quantity: string, of: (code: number) => number): number | null {
  const { type, layers } = cube.quantities;
  const { sum } = layers[quantity];
  let found: number | null = null;
  for (let row = 0; row < sum.length; row++) {
    if (sum[row] === 0) continue;
    const factor = of(type[row]);
    found ??= factor;
    if (!(Math.abs(factor - found) <= 1e-12 * Math.abs(found))) return null;
  }
  return found ?? 1;
}

/** By what an output has changed from one set of parameters to another; null where that is not one factor. */
export function changeOf(
  model: Model,
  cube: ModelCube,
  output: string,
  [before, after]: readonly [ResolvedParameters, ResolvedParameters],
): number | null {
  const was = contributions(model, cube, output, before);
  const is = contributions(model, cube, output, after);
  const changes = is.map(({ quantity, factor }, i) =>
    uniform(cube, quantity, (code) => {
      const [a, b] = [at(was[i].factor, code), at(factor, code)];
      return a === b ? 1 : b / a;
    }),
  );
  const [first = 1] = changes;
  return first !== null && Number.isFinite(first) && changes.every((one) => one === first) ? first : null;
}

/**
 * What the cells of an output follow from with other parameters than those of the run: null where they stay, `by-cell`
 * where no factors of whole rasters give them.
 * @param fileOf the stored raster of an output, as the run wrote it
 */
export function rasterTerms(
  model: Model,
  cube: ModelCube,
  output: string,
  parameters: ResolvedParameters,
  fileOf: (output: string) => string | undefined,
): RasterTerm[] | null | 'by-cell' {
  const own = fileOf(output);
  if (own === undefined) return null;
  const change = changeOf(model, cube, output, [cube.parameters, parameters]);
  if (change !== null) return change === 1 ? null : [{ fileId: own, factor: change }];
  const parts = contributions(model, cube, output, parameters).map(({ quantity, factor }) => ({
    fileId: fileOf(quantity),
    factor: uniform(cube, quantity, (code) => at(factor, code) || 0),
  }));
  const known = parts.flatMap(({ fileId, factor }) =>
    fileId === undefined || factor === null ? [] : [{ fileId, factor }],
  );
  // The own file says which cells have a value.
  return known.length === parts.length ? [{ fileId: own, factor: 0 }, ...known] : 'by-cell';
}
