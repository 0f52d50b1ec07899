import {
  allowsForcedZero,
  catalogueEntry,
  conditionHolds,
  modelById,
  modelBySlug,
  unchangedDefaults,
  urbanBoundaryInput,
} from '@gep/ecosystem-models';
import type { Model, OutputLayer } from '@gep/ecosystem-models';
import type { StoredProblem } from '../error/stored-problem';
import {
  accountedYears,
  distinct,
  gatherCases,
  noReads,
  rowFor,
  unconfirmedFiles,
} from '../model/model-cases';
import type { CasePlan, CompareFlag, FilePlan, RecordPlan } from '../model/model-cases';
import type { ModelInput } from '../model/queries';
import { comparableYearWarnings } from './comparable-year';
import type { RunSettings } from './source-queries';
import { modelZonePrices } from './zone-prices';
import type { ModelZonePrices } from './zone-prices';

/** One selected model for one year. */
export interface ModelPlan {
  readonly model: Model;
  readonly compareFlag: CompareFlag;
  /** The model itself and those it reads, by slug. */
  readonly cases: Readonly<Record<string, CasePlan>>;
  readonly outputs: readonly OutputLayer[];
  readonly forcedZero: readonly number[];
  /** Parameters with their defaults, of the model and of those it reads, by slug. */
  readonly unchangedDefaults: Readonly<Record<string, readonly string[]>>;
  /** Price levels by zone; null where all districts have the project's prices. */
  readonly zonePrices: ModelZonePrices | null;
}

export interface RunPlan {
  /** The file of the urban boundary, where it is switched on and there is one. */
  readonly urban: ModelInput | null;
  readonly models: readonly ModelPlan[];
  /** Models that cannot be calculated, with as much of their plans as there is. */
  readonly blocked: readonly ModelPlan[];
  readonly files: readonly FilePlan[];
  readonly records: readonly RecordPlan[];
  readonly problems: readonly StoredProblem[];
  /** What the settings ask for in vain. */
  readonly warnings: readonly StoredProblem[];
}

/** What a run has to read and compute, in the order of the model ids, year by year; or what is missing for it. */
export function planRun(source: RunSettings): RunPlan {
  const problems: StoredProblem[] = [];
  const reads = noReads();
  const models: ModelPlan[] = [];
  const blocked: ModelPlan[] = [];
  for (const compareFlag of accountedYears(source.settings)) {
    for (const id of source.modelIds) {
      const model = modelById(Number(id));
      if (!model) {
        const entry = catalogueEntry(Number(id));
        problems.push({ name: 'MODEL_UNAVAILABLE', args: { model: entry?.name ?? id }, at: id });
        continue;
      }
      const found: StoredProblem[] = [];
      const cases = gatherCases(source, model, compareFlag, reads, found);
      problems.push(...found);
      if (!(model.slug in cases)) continue;
      (found.length === 0 ? models : blocked).push(planModel(source, model, compareFlag, cases));
    }
  }
  problems.push(...unconfirmedFiles(reads));
  if (source.modelIds.length === 0) problems.push({ name: 'NO_MODEL_SELECTED' });
  const { useUrbanEcosystemBoundary = false } = source.force ?? {};
  const urban = useUrbanEcosystemBoundary ? rowFor(source, urbanBoundaryInput.key, 0) : undefined;
  const warnings: StoredProblem[] = [
    ...(useUrbanEcosystemBoundary && !urban ? [{ name: 'URBAN_BOUNDARY_MISSING' } as const] : []),
    ...comparableYearWarnings(models, reads.records),
  ];
  return {
    urban: urban ?? null,
    models,
    blocked,
    files: [...reads.files.values()],
    records: [...reads.records.values()],
    problems: distinct(problems),
    warnings,
  };
}

function planModel(
  source: RunSettings,
  model: Model,
  compareFlag: CompareFlag,
  cases: Readonly<Record<string, CasePlan>>,
): ModelPlan {
  const { definition } = model;
  const { parameters } = cases[model.slug];
  return {
    model,
    compareFlag,
    cases,
    outputs: definition.outputs.filter(({ producedWhen }) => conditionHolds(producedWhen, parameters)),
    forcedZero: forcedZeroOf(source, model),
    zonePrices: modelZonePrices(source, model, parameters),
    unchangedDefaults: Object.fromEntries(
      Object.entries(cases).map(([slug, one]) => [slug, defaultsIn(source, slug, one)]),
    ),
  };
}

/** The parameters of a model that a run would use with their defaults, of those that count. */
function defaultsIn(source: RunSettings, slug: string, { parameters }: CasePlan): string[] {
  const model = modelBySlug(slug);
  if (!model) return [];
  const { definition, id } = model;
  const whenOf = new Map(definition.parameters.map(({ key, visibleWhen }) => [key, visibleWhen]));
  return unchangedDefaults(definition, source.parameters.get(String(id))).filter((key) =>
    conditionHolds(whenOf.get(key), parameters),
  );
}

function forcedZeroOf({ force }: RunSettings, model: Model): number[] {
  if (!force?.useModelEcosystemCorrelation || !allowsForcedZero(model.definition)) return [];
  return (force.values[String(model.id)] ?? '')
    .split(',')
    .filter((text) => text.trim() !== '')
    .map(Number);
}
