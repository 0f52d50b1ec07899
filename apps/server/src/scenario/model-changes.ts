import { districtContext, gathersFirst, preparedOf } from '../calculation/compute-group';
import { districtFigures } from '../calculation/district-figures';
import type { ModelPlan } from '../calculation/plan';
import type { Prepared } from '../calculation/pretreat';
import type { ProjectFrame } from '../calculation/project-frame';
import { windowGroups } from '../calculation/window-group';
import type { GroupMember, WindowGroup } from '../calculation/window-group';
import type { CoverChange } from '../worker/scenario/changed-cover';
import type { ScenarioPart } from '../worker/scenario/scenario-cells';
import type { ScenarioPlace } from '../worker/scenario/scenario-place';
import type { DistrictSums } from '../worker/tasks';
import type { WorkerPool } from '../worker/worker-pool';

export interface ScenarioTools {
  readonly workers: WorkerPool;
  readonly signal: AbortSignal;
  readonly frame: ProjectFrame;
  readonly prepared: Prepared;
  readonly change: CoverChange;
  /** Most cells that are computed for a group of models. */
  readonly maxCells: number;
}

/** By how much the layer of an output changes in each district. */
export interface LayerChange {
  readonly sum: Float64Array;
  readonly valid: Float64Array;
}

/** Changes of the layers of a model by output key, or why there are none. */
export type ModelChange = Readonly<Record<string, LayerChange>> | 'too-large' | 'failed';

type Sums = Readonly<Record<string, DistrictSums>> | null;
type Window = ScenarioPlace['window'];

/**
 * What a changed land cover changes of models: they are computed over the cells that can change, as they are and with the
 * change.
 * @param place where the change is; cells of models that need totals of districts can change in all of these
 */
export async function modelChanges(
  tools: ScenarioTools,
  plans: readonly ModelPlan[],
  place: ScenarioPlace,
): Promise<ReadonlyMap<ModelPlan, ModelChange>> {
  const ofDistricts = plans.filter(gathersFirst);
  const ofCells = plans.filter((plan) => !gathersFirst(plan));
  const found = new Map<ModelPlan, ModelChange>();
  const change = async (group: WindowGroup, window: Window | null, touched?: Float64Array | null) => {
    const changes =
      window === null || isTooLarge(tools, window, group.halo)
        ? group.members.map(() => 'too-large' as const)
        : await groupChanges(tools, group, window, touched ?? null);
    group.members.forEach(({ plans: own }, i) => own.forEach((plan) => found.set(plan, changes[i])));
  };
  const { flat } = tools.frame;
  await Promise.all([
    ...windowGroups(ofCells, flat, tools.prepared).map((group) =>
      change(group, widened(place.window, group.halo, tools.frame)),
    ),
    ...windowGroups(ofDistricts, flat, tools.prepared).map((group) =>
      change(group, place.districts, place.cells),
    ),
  ]);
  return found;
}

/** A window with all cells in whose neighbourhood it is. */
function widened([left, top, right, bottom]: Window, halo: number, { flat }: ProjectFrame): Window {
  return [
    Math.max(0, left - halo),
    Math.max(0, top - halo),
    Math.min(flat.width, right + halo),
    Math.min(flat.height, bottom + halo),
  ];
}

/** Whether a window has more cells than are computed, with the neighbours that are read. */
function isTooLarge({ frame, maxCells }: ScenarioTools, window: Window, halo: number): boolean {
  const [left, top, right, bottom] = widened(window, halo, frame);
  return (right - left) * (bottom - top) > maxCells;
}

/** @param touched cells of the change by district, where only these districts are whole in the window */
async function groupChanges(
  tools: ScenarioTools,
  group: WindowGroup,
  window: Window,
  touched: Float64Array | null,
): Promise<ModelChange[]> {
  const [before, after] = await Promise.all([
    groupSums(tools, group, window, null),
    groupSums(tools, group, window, tools.change),
  ]);
  return group.members.map((_, i) => {
    const [was, is] = [before[i], after[i]];
    if (!was || !is) return 'failed';
    return Object.fromEntries(
      Object.entries(is).map(([key, sums]) => [key, difference(was[key], sums, touched)]),
    );
  });
}

function difference(was: DistrictSums, is: DistrictSums, touched: Float64Array | null): LayerChange {
  const by = (of: 'sum' | 'valid'): Float64Array =>
    is[of].map((figure, d) => (touched && touched[d] === 0 ? 0 : figure - was[of][d]));
  return { sum: by('sum'), valid: by('valid') };
}

/** The figures of the districts of a window; null of a model that failed. */
async function groupSums(
  tools: ScenarioTools,
  group: WindowGroup,
  window: Window,
  change: CoverChange | null,
): Promise<Sums[]> {
  const { workers, signal, frame, prepared } = tools;
  const { halo, cases, members } = group;
  const { districtPath } = prepared;
  const run = async (parts: readonly ScenarioPart[]) =>
    parts.length === 0
      ? []
      : workers.run(
          {
            kind: 'scenario-cells',
            ...{ frame: frame.flat, halo, cases, districtPath, districtCount: frame.districts.length },
            ...{ window, parts, change },
          },
          signal,
        );
  const gathering = members.map(({ plans: [plan] }) => gathersFirst(plan));
  const first = await run(
    members.map((member, i) => partOf(member, gathering[i] ? 'gather' : 'result', null)),
  );
  const factors = members.map(({ plans: [plan] }, i) =>
    gathering[i] ? preparedOf(tools, plan, first[i]) : null,
  );
  const second = await run(
    factors.flatMap((one, i) => (one && !('fault' in one) ? partOf(members[i], 'result', one.factors) : [])),
  );
  let next = 0;
  return members.map(({ plans: [plan] }, i): Sums => {
    const own = factors[i];
    if (own && 'fault' in own) return null;
    const found = own === null ? first[i] : second[next++];
    if ('fault' in found) return null;
    const { parameters } = plan.cases[plan.model.slug];
    const cells = { sums: found.sums, prepared: own?.factors ?? {} };
    return districtFigures(plan.model, parameters, districtContext(tools, plan), cells).sums;
  });
}

function partOf(
  { plans: [plan], drawn, cases }: GroupMember,
  pass: ScenarioPart['pass'],
  prepared: ScenarioPart['prepared'],
): ScenarioPart {
  return { slug: plan.model.slug, cases, forcedZero: plan.forcedZero, pass, keys: drawn, prepared };
}
