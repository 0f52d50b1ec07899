import { usedInputs } from '../check-inputs';
import { modelsReadBy } from '../compute-window';
import { conditionHolds } from '../condition';
import { windowStages } from '../model';
import type { Model, ResolvedParameters } from '../model';

/**
 * What a changed land cover of some cells changes of a model's figures: nothing; figures of these cells and of those in
 * the reach of its halo; or those of all cells of the districts they are in, because a term of the formula is a total of
 * the district (a cap on what is emitted, the area of lakes, weights that a total is shared by).
 */
export type CoverReach = 'none' | 'cells' | 'districts';

/**
 * What a model follows of a changed land cover.
 * @example
 * const { definition } = models['climate-regulation'];
 * coverReach(models['climate-regulation'], resolveParameters(definition)); // 'cells'
 * coverReach(models.farming, resolveParameters(models.farming.definition)); // 'none'
 */
export function coverReach(model: Model, parameters: ResolvedParameters): CoverReach {
  const { compute, definition } = model;
  // Figures of statistics do not follow from cells, even where they are spread over them.
  if (compute.kind === 'district') return 'none';
  const drawn = definition.outputs.some(
    ({ raster, producedWhen }) =>
      raster !== false && conditionHolds(raster, parameters) && conditionHolds(producedWhen, parameters),
  );
  const readsCover = [model, ...modelsReadBy(model, parameters)].some((one) =>
    usedInputs(one.definition, parameters).some(({ key }) => key === 'landCover'),
  );
  if (!drawn || !readsCover) return 'none';
  return (windowStages(model)?.gathers?.(parameters) ?? []).length > 0 ? 'districts' : 'cells';
}
