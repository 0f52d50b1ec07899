import { modelBySlug, refusedUncertainties, simulate, tornado, wholeArea } from '@gep/ecosystem-models';
import type {
  PriceYear,
  RefusedUncertainty,
  ResolvedParameters,
  Simulation,
  Tornado,
  UncertainModel,
  Uncertainty,
} from '@gep/ecosystem-models';
import { readCubeFile } from '../file/cube-file';

/** Ranges of a year: the sensitivity of the total to each distribution, and a simulation of all of them. */
export interface RangeTask {
  readonly kind: 'range';
  readonly year: PriceYear;
  /** Models with uncertain numbers. */
  readonly models: readonly {
    readonly slug: string;
    /** The cube file of the run. */
    readonly cubePath: string;
    /** Those of the account. */
    readonly parameters: ResolvedParameters;
    readonly uncertainties: readonly Uncertainty[];
  }[];
  readonly draws: number;
  readonly seed: number;
}

/** Totals are of the models of the task alone. */
export interface RangeResult {
  readonly tornado: Tornado;
  readonly simulation: Simulation;
  /** What is in none of these, and why. */
  readonly refused: readonly (RefusedUncertainty & { readonly slug: string })[];
}

async function uncertainModel(
  { slug, cubePath, parameters, uncertainties }: RangeTask['models'][number],
  year: RangeTask['year'],
): Promise<UncertainModel> {
  const [cube] = await readCubeFile(cubePath, (one) => one.slug === slug && one.year === year);
  const model = modelBySlug(slug);
  if (!model) throw new RangeError(`model: got ${slug}, allowed: the slugs of the catalogue`);
  return { model, cube: wholeArea(cube), parameters, uncertainties };
}

/** Task of a thread: ten thousand draws take up to a second. */
export async function range({ year, models, draws, seed }: RangeTask): Promise<RangeResult> {
  const account: UncertainModel[] = [];
  const refused: RangeResult['refused'][number][] = [];
  for (const one of models) {
    const model = await uncertainModel(one, year);
    const own = refusedUncertainties(model);
    refused.push(...own.map((refusal) => ({ ...refusal, slug: one.slug })));
    const used = model.uncertainties.filter(
      (uncertainty) => !own.some((refusal) => refusal.uncertainty === uncertainty),
    );
    if (used.length > 0) account.push({ ...model, uncertainties: used });
  }
  return { tornado: tornado(account), simulation: simulate(account, { draws, seed }), refused };
}
