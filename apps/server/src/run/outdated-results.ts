import { modelBySlug, models, urbanBoundaryInput } from '@gep/ecosystem-models';
import type { FileInput, ModelDefinition } from '@gep/ecosystem-models';
import type { Language, OutdatedResult, ResultChange } from '@gep/api-client/contract';
import { planRun } from '../calculation/plan';
import type { ModelPlan, RunPlan } from '../calculation/plan';
import { readSettings } from '../calculation/read-settings';
import { realChanges } from '../calculation/real-changes';
import { plannedSources } from '../calculation/result-sources';
import type { PlannedSources, ResultSources } from '../calculation/result-sources';
import { readRunSettings } from '../calculation/source-queries';
import type { RunSettings } from '../calculation/source-queries';
import { notFound } from '../error/gep-error';
import { phrase, textOf } from '../message/phrase';
import { unitText } from '../message/unit-text';
import { yearName } from '../result/model-results';
import { resultsOf } from '../result/queries';
import type { ResultRow } from '../result/queries';
import type { Services } from '../services';

/**
 * The results of a project that are older than its data or parameters, and what has changed since.
 * @param known what is stored of the project and the plan that follows from it, where they have been read already
 */
export async function outdatedResults(
  services: Services,
  projectId: string,
  language: Language,
  known?: { readonly source: RunSettings; readonly plan: RunPlan },
): Promise<OutdatedResult[]> {
  const { db } = services.database;
  const rows = (await resultsOf(db, projectId)).filter(({ childKey }) => childKey === '');
  if (rows.length === 0) return [];
  const source = known?.source ?? (await readRunSettings(db, projectId)) ?? notFound('project');
  const plan = known?.plan ?? planRun(source);
  const sources = await plannedSources(db, source, plan);
  return rows.flatMap((row) => {
    const changes = changesOf(row, plan, sources, language);
    if (changes.length === 0) return [];
    return [{ modelId: row.modelId, compareFlag: row.compareFlag === 1 ? 1 : 0, changes }];
  });
}

/** What has changed since a result, in words; an input that is needed and gone is called missing. */
function changesOf(
  row: ResultRow,
  plan: RunPlan,
  sources: PlannedSources,
  language: Language,
): ResultChange[] {
  const plans = plansOf(row, plan);
  if (plans.length === 0) return [{ kind: 'region', name: yearOff(row.compareFlag, language) }];
  const [before, now] = [sourcesOf(row), sources.ofModels(plans)];
  return realChanges(before, now, plans).map((key) => {
    const change = wordChange(key, language);
    if (!key.startsWith('input/') || key in now) return change;
    return { ...change, name: textOf(phrase('name.missing-input', { input: change.name }))[language] };
  });
}

/** The plans that a result of these days would follow, complete or not. */
function plansOf({ modelId, compareFlag }: ResultRow, { models, blocked }: RunPlan): ModelPlan[] {
  return [...models, ...blocked].filter(
    ({ model, compareFlag: year }) =>
      year === compareFlag &&
      (modelId === 'totalGep' ? model.definition.hasValue : String(model.id) === modelId),
  );
}

/** The sources that a result was made from; results of an older program have none, and count as changed. */
function sourcesOf({ parameters }: ResultRow): ResultSources {
  return (parameters.sources ?? {}) as ResultSources;
}

function yearOff(compareFlag: number, language: Language): string {
  return textOf(phrase('name.year-off', { year: yearName(compareFlag)[language] }))[language];
}

/** A changed source in words: the name of the input or the parameter. */
export function wordChange(key: string, language: Language): ResultChange {
  const [kind, ...rest] = key.split('/');
  switch (kind) {
    case 'input':
      return { kind, name: inputName(rest[0], language) };
    case 'read-setting':
      return { kind: 'input', name: settingName(rest[0], rest[1], language) };
    case 'parameter':
      return { kind, name: parameterName(rest[0], rest[1], language) };
    case 'zones':
      return { kind: 'parameter', name: textOf(phrase('name.zone-prices'))[language] };
    case 'model':
      return { kind, name: modelBySlug(rest[0])?.definition.name[language] ?? rest[0] };
    case 'urban-boundary':
      return { kind: 'input', name: urbanBoundaryInput.name[language] };
    case 'forced-zero':
      return { kind, name: forcedZeroName(rest[0], language) };
    default:
      return { kind: 'region', name: textOf(phrase('name.districts'))[language] };
  }
}

function forcedZeroName(slug: string, language: Language): string {
  const model = modelBySlug(slug)?.definition.name[language] ?? slug;
  return textOf(phrase('name.forced-zero', { model }))[language];
}

function inputDefinition(key: string): FileInput | undefined {
  const definitions: readonly ModelDefinition[] = Object.values(models).map(({ definition }) => definition);
  const inputs = [...definitions.flatMap(({ files }) => files), urbanBoundaryInput];
  return inputs.find((file) => file.key === key);
}

/** Name of an input in the words of its models. */
export function inputName(key: string, language: Language): string {
  return inputDefinition(key)?.name[language] ?? key;
}

/** Unit of the numbers of an input; empty for those without. */
export function inputUnit(key: string, language: Language): string {
  const input = inputDefinition(key);
  return input && 'unit' in input ? unitText(input.unit, language) : '';
}

/** "Column mapping of Yields". A setting of another version of the program has its input's name. */
function settingName(key: string, setting: string, language: Language): string {
  const known = readSettings.find((one) => one === setting);
  const input = inputName(key, language);
  return known ? textOf(phrase(`name.read-${known}`, { input }))[language] : input;
}

function parameterName(slug: string, key: string, language: Language): string {
  const parameters = modelBySlug(slug)?.definition.parameters ?? [];
  return parameters.find((parameter) => parameter.key === key)?.name[language] ?? key;
}
