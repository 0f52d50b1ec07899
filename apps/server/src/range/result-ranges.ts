import { groupNames, modelById, modelBySlug } from '@gep/ecosystem-models';
import type { Model, ModelGroup } from '@gep/ecosystem-models';
import type {
  Language,
  Problem,
  RangeLevel,
  ResultRange,
  Uncertainty,
  ValueRange,
} from '@gep/api-client/contract';
import { fail } from '../error/gep-error';
import { storedModelProblem } from '../error/model-problem';
import type { StoredProblem } from '../error/stored-problem';
import { uncertaintiesOf } from '../model/queries';
import { recordedOf } from '../reprice/changed-parameters';
import { totalName } from '../result/model-results';
import { resultsOf, zonalOf } from '../result/queries';
import type { ResultRow, ZonalRow } from '../result/queries';
import { outdatedResults } from '../run/outdated-results';
import type { Services } from '../services';
import type { RangeTask } from '../worker/range';
import type { WorkerPool } from '../worker/worker-pool';
import { areasOf } from './areas';
import type { Areas } from './areas';
import { districtRanges } from './district-ranges';
import { numberName } from './number-name';

/** Where results are, and who computes. */
export interface RangeTools {
  readonly services: Services;
  readonly workers: WorkerPool;
  readonly signal?: AbortSignal;
}

/** Draws where a request names no number of them. */
export const usualDraws = 10_000;

/** In which words an answer is written. */
export interface Wording {
  readonly language: Language;
  readonly word: (problem: StoredProblem) => Problem;
}

/** What is drawn, and of which year. */
interface Draws {
  readonly compareFlag: 0 | 1;
  readonly level: RangeLevel;
  readonly draws: number;
  readonly seed: number;
}

/** A model with uncertain numbers, and its result of the year; none where the run of the total has none with a cube. */
interface UncertainResult {
  readonly model: Model;
  readonly uncertainties: readonly Uncertainty[];
  readonly row: ResultRow | undefined;
  /** Why there is no range; of no use where there is a row. */
  readonly fault: StoredProblem;
}

/** The results of a year. */
interface YearResults {
  readonly total: number;
  readonly totalId: string;
  /** 元 of the services in the total, by group. */
  readonly groups: ReadonlyMap<ModelGroup, number>;
  readonly results: readonly UncertainResult[];
}

/** All figures of a range, moved by the value of the models that no number of is uncertain. */
function moved({ sd, ...figures }: ValueRange, by: number): ValueRange {
  const { account, p5, p25, p50, p75, p95, mean } = figures;
  return {
    ...{ account: account + by, mean: mean + by, sd },
    ...{ p5: p5 + by, p25: p25 + by, p50: p50 + by, p75: p75 + by, p95: p95 + by },
  };
}

function named(model: Model, uncertainty: Uncertainty, language: Language) {
  const { id, name } = model.definition;
  return {
    modelId: String(id),
    modelName: name[language],
    ...numberName(model.definition, uncertainty, language),
    uncertainty,
  };
}

async function rangeTask(
  { services }: RangeTools,
  results: readonly UncertainResult[],
  { compareFlag, draws, seed }: Draws,
  areas: Areas<ZonalRow> | null,
): Promise<RangeTask> {
  const { db } = services.database;
  const models: RangeTask['models'][number][] = [];
  for (const { model, uncertainties, row } of results) {
    if (!row?.cubeFileId) continue;
    const [{ path }] = await services.files.paths(db, [row.cubeFileId]);
    const { values: parameters } = recordedOf(row);
    models.push({ slug: model.slug, cubePath: path, parameters, uncertainties });
  }
  return {
    kind: 'range',
    year: compareFlag === 1 ? 'comparable' : 'current',
    models,
    draws,
    seed,
    areas: areas && { areaOf: areas.areaOf, count: areas.districts.length },
  };
}

/** The total of a year, and the models with uncertain numbers: those of the run of the total with their results. */
async function uncertainResults(
  services: Services,
  projectId: string,
  compareFlag: 0 | 1,
  language: Language,
): Promise<YearResults> {
  const { db } = services.database;
  const rows = (await resultsOf(db, projectId)).filter(
    (row) => row.compareFlag === compareFlag && row.childKey === '',
  );
  const total = rows.find(({ modelId }) => modelId === 'totalGep');
  if (total?.priceValue == null) return fail('NO_RESULT', { model: totalName[language] });
  const known = await uncertaintiesOf(db, projectId);
  const results = [...known].flatMap(([modelId, uncertainties]): UncertainResult[] => {
    const model = modelById(Number(modelId));
    const row = rows.find((one) => one.modelId === modelId && one.runId === total.runId);
    if (model === undefined) return [];
    // Draws are of the whole area, and each zone would have draws of its prices.
    const isZoned = row !== undefined && recordedOf(row).zonePrices !== null;
    const fault: StoredProblem = {
      name: isZoned ? 'PRICES_BY_ZONE' : 'NO_RESULT',
      args: { model: model.definition.name[language] },
    };
    return [{ model, uncertainties, row: isZoned || row?.cubeFileId == null ? undefined : row, fault }];
  });
  const groups = groupValues(rows.filter(({ runId }) => runId === total.runId));
  return { total: total.priceValue, totalId: total.id, groups, results };
}

/** What the services of each group come to. */
function groupValues(rows: readonly ResultRow[]): Map<ModelGroup, number> {
  const values = new Map<ModelGroup, number>();
  for (const { modelId, priceValue } of rows) {
    const model = modelById(Number(modelId));
    if (!model?.definition.hasValue || priceValue === null) continue;
    const { group } = model.definition;
    values.set(group, (values.get(group) ?? 0) + priceValue);
  }
  return values;
}

const modelOf = (slug: string): Model => modelBySlug(slug)!;

/**
 * What the values of a year may be, from the distributions of prices and factors and the account cube of its run.
 * @throws GepError NO_RESULT without a total of the year
 */
export async function resultRanges(
  tools: RangeTools,
  projectId: string,
  { language, word }: Wording,
  wanted: Draws,
): Promise<ResultRange> {
  const { services, workers, signal } = tools;
  const { compareFlag, level, draws, seed } = wanted;
  const { total, totalId, groups, results } = await uncertainResults(
    services,
    projectId,
    compareFlag,
    language,
  );
  const areas =
    level === 'whole'
      ? null
      : areasOf(await zonalOf(services.database.db, { resultId: totalId, quantity: 'value' }), level);
  const task = await rangeTask(tools, results, wanted, areas);
  const { tornado, simulation, areas: ends, refused } = await workers.run(task, signal);
  const rest = total - tornado.account;
  const unused = [
    ...results.flatMap(({ model, uncertainties, row, fault }) =>
      row ? [] : uncertainties.map((uncertainty) => ({ model, uncertainty, fault })),
    ),
    ...refused.map(({ slug, uncertainty, problem }) => ({
      model: modelOf(slug),
      uncertainty,
      fault: storedModelProblem(problem, modelOf(slug).definition, uncertainty.parameter),
    })),
  ];
  const outdated = await outdatedResults(services, projectId, language);
  return {
    compareFlag,
    level,
    draws,
    seed,
    total: moved(simulation.total, rest),
    groups: simulation.groups.map(({ group, ...range }) => ({
      ...moved(range, (groups.get(group) ?? range.account) - range.account),
      key: group,
      name: groupNames[group][language],
    })),
    models: simulation.models.map(({ slug, ...range }) => {
      const { id, name } = modelOf(slug).definition;
      return { ...range, modelId: String(id), name: name[language] };
    }),
    districts: districtRanges(areas?.districts ?? [], ends),
    bars: tornado.bars.map(({ slug, uncertainty, low, high, swing }) => ({
      ...named(modelOf(slug), uncertainty, language),
      low: { ...low, total: low.total + rest },
      high: { ...high, total: high.total + rest },
      swing,
    })),
    unused: unused.map(({ model, uncertainty, fault }) => ({
      ...named(model, uncertainty, language),
      problem: word(fault),
    })),
    outdated: outdated.filter((one) => one.compareFlag === compareFlag),
  };
}
