import { coverReach } from '@gep/ecosystem-models';
import type { CoverReach } from '@gep/ecosystem-models';
import type { ScenarioGap } from '@gep/api-client/contract';
import type { ModelPlan } from '../calculation/plan';
import type { Prepared } from '../calculation/pretreat';
import type { ResultPlace } from '../result/model-results';

/** A service of the account and what becomes of it in a scenario. */
export type ScenarioModel = { readonly place: ResultPlace } & (
  | { readonly plan: ModelPlan; readonly reach: Exclude<CoverReach, 'none'> }
  | { readonly plan: null; readonly gap: ScenarioGap | null }
);

/**
 * Which of the services of a year follow a changed land cover, and why the others do not; a gap of null is a service that
 * the land cover does not change.
 * @param places of models, without their children
 * @param outdated ids of the models whose results are older than their data
 */
export function scenarioModels(
  places: readonly ResultPlace[],
  plans: readonly ModelPlan[],
  outdated: ReadonlySet<string>,
  prepared: Prepared,
): ScenarioModel[] {
  return places.map((place): ScenarioModel => {
    const plan = plans.find(({ model }) => String(model.id) === place.modelId);
    if (!plan || outdated.has(place.modelId)) return { place, plan: null, gap: 'outdated' };
    const reach = reachOf(plan);
    if (reach === 'none') return { place, plan: null, gap: null };
    if (plan.zonePrices) return { place, plan: null, gap: 'zones' };
    if (!isPrepared(plan, prepared)) return { place, plan: null, gap: 'not-prepared' };
    return { place, plan, reach };
  });
}

/** Whether a changed land cover changes figures of a model. */
export const followsCover = (plan: ModelPlan): boolean => reachOf(plan) !== 'none';

function reachOf({ model, cases }: ModelPlan): CoverReach {
  return coverReach(model, cases[model.slug].parameters);
}

function isPrepared({ cases }: ModelPlan, { inputs, records }: Prepared): boolean {
  return Object.values(cases).every((one) =>
    Object.values(one.inputs).every((input) => {
      if (input.kind === 'file') return inputs.has(input.place);
      return input.kind !== 'records' || records.has(input.place);
    }),
  );
}
