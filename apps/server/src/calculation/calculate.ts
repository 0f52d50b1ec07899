import type { LocalText } from '@gep/api-client/contract';
import type { ModelCube } from '@gep/ecosystem-models';
import type { StoredProblem } from '../error/stored-problem';
import type { Reporter } from '../job/reporter';
import { phrase, textOf } from '../message/phrase';
import { totalName } from '../result/model-results';
import { calculateTotal } from './calculate-total';
import type { ValueLayer } from './calculate-total';
import type { CalculationTools } from './calculation-tools';
import { computeGroup, removeAll } from './compute-group';
import type { Computed } from './compute-group';
import type { ModelPlan, RunPlan } from './plan';
import { modelFigures, modelWarnings, storeModel } from './store-model';
import { windowGroups } from './window-group';
import type { WindowGroup } from './window-group';

/** What a run reports with. */
interface Reporting {
  readonly reporter: Reporter;
  readonly problemOf: (error: unknown) => StoredProblem;
  /** Reports how far an item is, 0-1, and what is being worked on. */
  readonly progress: (index: number, fraction: number, step?: LocalText) => void;
}

/** A model with the plans of its years, and its place among the items of the run. */
interface RunModel {
  readonly index: number;
  readonly name: LocalText;
  readonly years: readonly ModelPlan[];
}

/** What the windows of plans gave; nothing of those without cells. */
type ComputedPlans = ReadonlyMap<ModelPlan, Computed>;

/**
 * Computes the models of a plan, group by group, and then the total, and stores them as pending: those of an earlier run
 * stay (see `run/swap-results.ts`). A model that fails does not stop the others, but then there is no new total.
 * @returns the first problem, null when all went well
 */
export async function calculate(
  tools: CalculationTools,
  runId: string,
  plan: RunPlan,
  reporter: Reporter,
  { problemOf, from }: { problemOf: (error: unknown) => StoredProblem; from: number },
): Promise<StoredProblem | null> {
  const { frame, prepared } = tools;
  const models = modelsOf(plan);
  const names = [...models.map(({ name }) => name), totalName];
  reporter.plan([
    ...models.map(({ name, years }) => ({ modelId: String(years[0].model.id), key: null, name })),
    { modelId: 'totalGep', key: null, name: totalName },
  ]);
  reporter.warn(plan.warnings);
  const reporting = { reporter, problemOf, progress: itemProgress(reporter, names, from) };
  const values: ValueLayer[] = [];
  const problems: StoredProblem[] = [];
  try {
    const groups = windowGroups(plan.models, frame.flat, prepared);
    const grouped = new Set(groups.flatMap(({ members }) => members.flatMap(({ plans }) => plans)));
    for (const group of groups)
      problems.push(...(await calculateGroup(tools, runId, group, models, reporting, values)));
    const without = models.filter(({ years }) => years.every((one) => !grouped.has(one)));
    for (const model of without)
      problems.push(...(await storeYears(tools, runId, model, new Map(), reporting, values)));
    if (problems.length > 0) return problems[0];
    const order = new Map(models.map(({ index, years }) => [years[0].model.slug, index]));
    values.sort((a, b) => (order.get(a.slug) ?? 0) - (order.get(b.slug) ?? 0));
    const years = [...new Set(plan.models.map((one) => one.compareFlag))];
    for (const [year, compareFlag] of years.entries()) {
      const part = (fraction: number): void =>
        reporting.progress(models.length, (year + fraction) / years.length);
      part(0);
      await calculateTotal(tools, runId, plan, values, compareFlag, reporter, part);
    }
    tools.complete.set('totalGep', models.length);
    reporter.itemDone(models.length);
    return null;
  } finally {
    await removeAll(values.flatMap(({ path }) => path ?? []));
  }
}

function modelsOf(plan: RunPlan): RunModel[] {
  const ids = [...new Set(plan.models.map(({ model }) => model.id))];
  return ids.map((id, index) => {
    const years = plan.models.filter(({ model }) => model.id === id);
    return { index, years, name: years[0].model.definition.name };
  });
}

/** Progress of items, and of the run as their mean; what came before takes `from` of the run. */
function itemProgress(reporter: Reporter, names: readonly LocalText[], from: number): Reporting['progress'] {
  const done = names.map(() => 0);
  return (index, fraction, step = names[index]) => {
    done[index] = fraction;
    reporter.itemProgress(index, fraction);
    reporter.progress(from + ((1 - from) * done.reduce((sum, part) => sum + part, 0)) / done.length, step);
  };
}

/** Computes the models of a group together and stores them one after the other; gives back their problems. */
async function calculateGroup(
  tools: CalculationTools,
  runId: string,
  group: WindowGroup,
  models: readonly RunModel[],
  reporting: Reporting,
  values: ValueLayer[],
): Promise<StoredProblem[]> {
  const plans = new Set(group.members.flatMap((member) => member.plans));
  const own = models.filter(({ years }) => years.some((one) => plans.has(one)));
  const computed = await computedPlans(tools, group, own, reporting);
  const paths = new Set(
    [...computed.values()].flatMap((one) => ('paths' in one ? Object.values(one.paths) : [])),
  );
  try {
    const problems: StoredProblem[] = [];
    for (const model of own)
      problems.push(...(await storeYears(tools, runId, model, computed, reporting, values)));
    return problems;
  } finally {
    // The total reads the values of all groups.
    for (const { path } of values) if (path !== null) paths.delete(path);
    await removeAll([...paths]);
  }
}

async function computedPlans(
  tools: CalculationTools,
  group: WindowGroup,
  models: readonly RunModel[],
  { progress }: Reporting,
): Promise<ComputedPlans> {
  const step =
    models.length === 1 ? models[0].name : textOf(phrase('name.models-at-once', { count: models.length }));
  const onProgress = (fraction: number): void => {
    for (const { index } of models) progress(index, fraction * 0.5, step);
  };
  onProgress(0);
  const found = await computeGroup(tools, group, onProgress).catch((error: unknown): Computed[] => {
    if (tools.signal.aborted) throw error;
    return group.members.map(() => ({ fault: error }));
  });
  return new Map(group.members.flatMap(({ plans }, i) => plans.map((one) => [one, found[i]] as const)));
}

/** Stores the years of a model; gives back its problem, if it has one. */
async function storeYears(
  tools: CalculationTools,
  runId: string,
  { index, years }: RunModel,
  computed: ComputedPlans,
  { reporter, problemOf, progress }: Reporting,
  values: ValueLayer[],
): Promise<StoredProblem[]> {
  const cubes: ModelCube[] = [];
  try {
    for (const [order, plan] of years.entries()) {
      tools.signal.throwIfAborted();
      const own = modelFigures(tools, plan, computed.get(plan));
      if (order === 0) reporter.warn(modelWarnings(tools, plan, own));
      const part = (fraction: number): void =>
        progress(index, 0.5 + (0.5 * (order + fraction)) / years.length);
      part(0);
      values.push(...(await storeModel(tools, runId, plan, own, part)));
      cubes.push(own.cube);
    }
    tools.complete.set(String(years[0].model.id), index);
    tools.cubes.push(...cubes);
    reporter.itemDone(index);
    return [];
  } catch (error) {
    if (tools.signal.aborted) throw error;
    const problem = problemOf(error);
    reporter.itemFailed(index, problem);
    return [problem];
  }
}
