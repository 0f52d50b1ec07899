import type { OutputLayer } from '@gep/ecosystem-models';
import type { LocalText } from '@gep/api-client/contract';
import type { Reporter } from '../job/reporter';
import { deleteResults, deleteResultsOfOtherRuns, unusedFiles } from '../result/cleanup-queries';
import { totalName } from '../result/model-results';
import type { StoredProblem } from '../error/stored-problem';
import { calculateTotal } from './calculate-total';
import type { ValueLayer } from './calculate-total';
import { computeModel, removeAll } from './compute-model';
import type { CalculationTools, ComputedModel } from './compute-model';
import { defaultsWarning, modelWarning } from './model-words';
import type { ModelPlan, RunPlan } from './plan';
import { storeResult } from './store-result';
import { wholeFigures } from './zonal-figures';

/**
 * Computes the models of a plan and then the total. Results of an earlier run stay until new ones replace them; a model
 * that fails does not stop the others, but then there is no new total.
 * @returns the first problem, null when all went well
 */
export async function calculate(
  tools: CalculationTools,
  runId: string,
  plan: RunPlan,
  reporter: Reporter,
  report: { problemOf: (error: unknown) => StoredProblem; from: number },
): Promise<StoredProblem | null> {
  const { frame, signal } = tools;
  const ids = [...new Set(plan.models.map(({ model }) => model.id))];
  const nameOf = (id: number): LocalText =>
    plan.models.find(({ model }) => model.id === id)?.model.definition.name ?? totalName;
  reporter.plan([
    ...ids.map((id) => ({ modelId: String(id), key: null, name: nameOf(id) })),
    { modelId: 'totalGep', key: null, name: totalName },
  ]);
  reporter.warn(plan.warnings);
  const values: ValueLayer[] = [];
  let problem: StoredProblem | null = null;
  const working = (index: number, name: LocalText) => (fraction: number) => {
    reporter.itemProgress(index, fraction);
    reporter.progress(report.from + (1 - report.from) * ((index + fraction) / (ids.length + 1)), name);
  };
  try {
    for (const [index, id] of ids.entries()) {
      signal.throwIfAborted();
      const onProgress = working(index, nameOf(id));
      onProgress(0);
      const years = plan.models.filter(({ model }) => model.id === id);
      try {
        for (const [order, one] of years.entries()) {
          const part = (fraction: number): void => onProgress((order + fraction) / years.length);
          values.push(...(await calculateModel(tools, runId, one, part, reporter, order === 0)));
        }
        reporter.itemDone(index);
      } catch (error) {
        if (signal.aborted) throw error;
        const found = report.problemOf(error);
        problem ??= found;
        reporter.itemFailed(index, found);
      }
    }
    if (problem) return problem;
    const onProgress = working(ids.length, totalName);
    for (const compareFlag of new Set(plan.models.map((one) => one.compareFlag))) {
      onProgress(0.1);
      await calculateTotal(tools, runId, plan, values, compareFlag, reporter);
    }
    await dropOtherResults(tools, frame.projectId, runId);
    reporter.itemDone(ids.length);
    return null;
  } finally {
    await removeAll(values.flatMap(({ path }) => path ?? []));
  }
}

/** Deletes what an earlier run left of models and years that are not calculated any more. */
async function dropOtherResults(
  { services }: CalculationTools,
  projectId: string,
  runId: string,
): Promise<void> {
  const dropped = await services.database.transaction(async (tx) =>
    services.files.drop(tx, await unusedFiles(tx, await deleteResultsOfOtherRuns(tx, projectId, runId))),
  );
  await dropped.afterCommit();
}

/** Deletes all results of a project with their files. */
export async function dropResults(
  { services }: Pick<CalculationTools, 'services'>,
  projectId: string,
): Promise<void> {
  const dropped = await services.database.transaction(async (tx) =>
    services.files.drop(tx, await deleteResults(tx, projectId)),
  );
  await dropped.afterCommit();
}

/** Computes and stores one model for one year; gives back its value layers, whose files are then the caller's. */
async function calculateModel(
  tools: CalculationTools,
  runId: string,
  plan: ModelPlan,
  onProgress: (fraction: number) => void,
  reporter: Reporter,
  tell: boolean,
): Promise<ValueLayer[]> {
  const { model, outputs, compareFlag } = plan;
  const { definition } = model;
  const computed = await computeModel(tools, plan, (fraction) => onProgress(fraction * 0.5));
  const warnings = [
    ...computed.warnings.map((warning) => modelWarning(definition, warning)),
    ...defaultsWarning(model, plan.unchangedDefaults),
  ];
  if (tell) reporter.warn(warnings);
  const kept = valueLayers(outputs);
  try {
    const children = [...new Set(outputs.map(({ child }) => child ?? ''))].sort();
    const keys = children.includes('') ? children : ['', ...children];
    for (const [order, childKey] of keys.entries()) {
      const own = outputs.filter(({ child }) => (child ?? '') === childKey);
      const quantity = own.find(({ role }) => role === 'function');
      const value = own.find(({ role }) => role === 'value');
      const priced = childKey === '' && !value ? kept : value ? [value] : [];
      await storeResult(
        tools,
        runId,
        {
          modelId: String(model.id),
          childKey,
          compareFlag,
          functionValue: quantity ? figureOf(computed, quantity) : null,
          functionUnits: quantity?.unit ?? definition.functionUnit,
          priceValue: sumOf(computed, priced),
          priceUnits: definition.hasValue ? definition.valueUnit : null,
          parameters: {
            values: plan.cases[model.slug].parameters,
            unchangedDefaults: plan.unchangedDefaults,
            inputs: plan.cases[model.slug].inputs,
            sources: tools.sources.ofModel(plan),
          },
          warnings: childKey === '' ? warnings : [],
        },
        own.map((output) => ({
          quantity: output.role === 'extra' ? `extra-${output.key}` : output.role,
          path: computed.paths[output.key] ?? null,
          unit: output.unit,
          sums: computed.sums[output.key],
        })),
      );
      onProgress(0.5 + (0.5 * (order + 1)) / keys.length);
    }
  } catch (error) {
    await removeAll(Object.values(computed.paths));
    throw error;
  }
  const keptKeys = kept.map(({ key }) => key);
  await removeAll(
    Object.entries(computed.paths)
      .filter(([key]) => !keptKeys.includes(key))
      .map(([, path]) => path),
  );
  return keptKeys.map((key) => ({
    slug: model.slug,
    compareFlag,
    path: computed.paths[key] ?? null,
    sums: computed.sums[key],
  }));
}

/** The layers whose sum is the value of a model: its own, or those of its children. */
function valueLayers(outputs: readonly OutputLayer[]): OutputLayer[] {
  const values = outputs.filter(({ role }) => role === 'value');
  const own = values.filter(({ child }) => child === undefined);
  return own.length > 0 ? own : values;
}

function figureOf(computed: ComputedModel, { key, zonal }: OutputLayer): number | null {
  return wholeFigures(computed.sums[key])[zonal];
}

function sumOf(computed: ComputedModel, layers: readonly OutputLayer[]): number | null {
  const sums = layers.flatMap(({ key }) => wholeFigures(computed.sums[key]).sum ?? []);
  return sums.length === 0 ? null : sums.reduce((all, one) => all + one, 0);
}
