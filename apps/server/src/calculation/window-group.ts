import { conditionHolds, modelBySlug, recordsOfYear, windowStages } from '@gep/ecosystem-models';
import type { FeatureRecord, OutputLayer, Records, TableRecord } from '@gep/ecosystem-models';
import type { ComputePart, FlatFrame, WindowModel } from '../worker/tasks';
import { priceYearOf } from '../model/model-cases';
import type { ModelPlan } from './plan';
import type { CasePlan, CompareFlag } from '../model/model-cases';
import type { Prepared } from './pretreat';

/** A model of a group, and the plans that it is computed for: years whose cases are equal are computed once. */
export interface GroupMember {
  readonly plans: readonly ModelPlan[];
  /** Output keys of the layers that have cells. */
  readonly drawn: readonly string[];
  readonly cases: ComputePart['cases'];
}

/** Models that go through the windows together. */
export interface WindowGroup {
  /** Rows of neighbours that all its models need. */
  readonly halo: number;
  readonly cases: readonly WindowModel[];
  readonly members: readonly GroupMember[];
}

/** What the layers of a group may take on disk until they are stored. */
const bytesOnDisk = 8e9;

/**
 * Divides models into groups: those of the same halo go through the windows together, so that their inputs are read
 * once, and no model pays for another one's halo. All years of a model are in one group; models without cells in none.
 */
export function windowGroups(
  plans: readonly ModelPlan[],
  frame: FlatFrame,
  prepared: Prepared,
): WindowGroup[] {
  const byHalo = new Map<number, ModelPlan[][]>();
  for (const id of new Set(plans.map(({ model }) => model.id))) {
    const years = plans.filter((plan) => plan.model.id === id && drawnOutputs(plan).length > 0);
    if (years.length === 0) continue;
    const halo = Math.max(...years.map((plan) => haloOf(plan, frame.cellSize)));
    byHalo.set(halo, [...(byHalo.get(halo) ?? []), years]);
  }
  return [...byHalo].flatMap(([halo, models]) =>
    onDisk(models, frame).map((part) => groupOf(halo, part.flat(), prepared)),
  );
}

/** Divides models so that the layers of each part fit on the disk. */
function onDisk(models: readonly ModelPlan[][], { width, height }: FlatFrame): ModelPlan[][][] {
  const parts: ModelPlan[][][] = [];
  let left = 0;
  for (const years of models) {
    const layers = years.reduce((sum, plan) => sum + drawnOutputs(plan).length, 0);
    const bytes = layers * width * height * 4;
    const last = parts.at(-1);
    if (last && bytes <= left) last.push(years);
    else parts.push([years]);
    left = (last && bytes <= left ? left : bytesOnDisk) - bytes;
  }
  return parts;
}

function groupOf(halo: number, plans: readonly ModelPlan[], prepared: Prepared): WindowGroup {
  const cases: WindowModel[] = [];
  const places = new Map<string, number>();
  const place = (one: CasePlan, compareFlag: CompareFlag): number => {
    const hasRecords = Object.values(one.inputs).some(({ kind }) => kind === 'records');
    const key = JSON.stringify([one, hasRecords && compareFlag]);
    const found = places.get(key);
    if (found !== undefined) return found;
    places.set(key, cases.length);
    return cases.push(windowModel(one, compareFlag, prepared)) - 1;
  };
  const members = new Map<string, GroupMember>();
  for (const plan of plans) {
    const own = Object.fromEntries(
      Object.entries(plan.cases).map(([slug, one]) => [slug, place(one, plan.compareFlag)]),
    );
    const key = JSON.stringify([plan.model.slug, own, plan.forcedZero]);
    const before = members.get(key)?.plans ?? [];
    members.set(key, {
      plans: [...before, plan],
      drawn: drawnOutputs(plan).map((one) => one.key),
      cases: own,
    });
  }
  return { halo, cases, members: [...members.values()] };
}

/** The outputs of a model that have cells. */
export function drawnOutputs({ model, cases, outputs }: ModelPlan): OutputLayer[] {
  const { parameters } = cases[model.slug];
  return outputs.filter(({ raster }) => raster !== false && conditionHolds(raster, parameters));
}

/** Rows of neighbours that a model needs, or one of those that it reads. */
function haloOf({ cases }: ModelPlan, cellSize: number): number {
  const metres = Object.entries(cases).map(([slug, { parameters }]) => {
    const model = modelBySlug(slug);
    return (model && windowStages(model)?.halo(parameters, cellSize)) ?? 0;
  });
  return Math.ceil(Math.max(...metres) / cellSize);
}

function windowModel(one: CasePlan, compareFlag: CompareFlag, prepared: Prepared): WindowModel {
  const { parameters, inputs } = one;
  const rasters: Record<string, WindowModel['rasters'][string]> = {};
  for (const [key, input] of Object.entries(inputs)) {
    if (input.kind === 'plain') rasters[key] = input.value;
    else if (input.kind === 'list') rasters[key] = input.values;
    else if (input.kind === 'file') {
      const file = prepared.inputs.get(input.place);
      if (!file) throw new RangeError(`input ${input.place} is not prepared`);
      rasters[key] = file;
    }
  }
  return { parameters, rasters, records: recordsOf(one, compareFlag, prepared) };
}

/** Rows and features of a model's inputs, with the prices of the year. */
export function recordsOf({ inputs }: CasePlan, compareFlag: CompareFlag, prepared: Prepared): Records {
  const tables: Record<string, readonly TableRecord[]> = {};
  const features: Record<string, readonly FeatureRecord[]> = {};
  for (const [key, input] of Object.entries(inputs)) {
    if (input.kind !== 'records') continue;
    const found = prepared.records.get(input.place);
    if (!found) throw new RangeError(`input ${input.place} is not prepared`);
    if (found.kind === 'table')
      tables[key] = recordsOfYear(input.definition, found.rows, priceYearOf(compareFlag));
    else features[key] = recordsOfYear(input.definition, found.features, priceYearOf(compareFlag));
  }
  return { tables, features };
}
