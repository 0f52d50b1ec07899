import type {
  DistrictContext,
  DistrictResult,
  Model,
  Prepared,
  ResolvedParameters,
} from '@gep/ecosystem-models';
import { emptySums } from '../worker/district-sums';
import type { DistrictSums } from '../worker/tasks';

/** What the windows of a model gave: sums of its layers by district, and the factors of the second pass. */
interface FromCells {
  readonly sums: Readonly<Record<string, DistrictSums>>;
  readonly prepared: Prepared;
}

/**
 * The figures of a model by district: the sums of its cells, or what its tables and features say in their place.
 * @returns all of them as `sums`; those in place of cells also as `figures`
 */
export function districtFigures(
  { compute }: Model,
  parameters: ResolvedParameters,
  context: DistrictContext,
  { sums, prepared }: FromCells,
): DistrictResult & { readonly sums: FromCells['sums'] } {
  const none: DistrictResult = { figures: {}, warnings: [] };
  const own =
    compute.kind === 'district'
      ? compute.districts(parameters, context)
      : (compute.districts?.(sums, parameters, context, prepared) ?? none);
  const given = Object.entries(own.figures).map(
    ([key, figures]) => [key, replaced(figures, sums[key])] as const,
  );
  return { ...own, sums: { ...sums, ...Object.fromEntries(given) } };
}

/** Figures in place of sums; a district whose figure is NaN has none, one with a figure has at least one valid part. */
function replaced(figures: Float64Array, cells: DistrictSums | undefined): DistrictSums {
  const { valid, ...rest } = cells ?? emptySums(figures.length);
  return {
    ...rest,
    sum: figures.map((figure) => (Number.isNaN(figure) ? 0 : figure)),
    valid: figures.map((figure, d) => (Number.isNaN(figure) ? 0 : Math.max(1, valid[d]))),
  };
}
