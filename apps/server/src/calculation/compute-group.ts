import { rm } from 'node:fs/promises';
import { countedLayers, mergeTypeSums, mergeWarnings, windowStages } from '@gep/ecosystem-models';
import type { DistrictContext, Prepared as PreparedFactors, TypeSums, Warning } from '@gep/ecosystem-models';
import { addSums, emptySums, rounded } from '../worker/district-sums';
import { emptyFile } from '../worker/flat-file';
import type {
  ComputePart,
  DistrictSums,
  PartFault,
  PartResult,
  PartSums,
  WholeResult,
} from '../worker/tasks';
import type { CalculationTools } from './calculation-tools';
import type { FileStore } from '../file/file-store';
import type { ModelPlan } from './plan';
import type { ProjectFrame } from './project-frame';
import type { GroupMember, WindowGroup } from './window-group';
import { recordsOf } from './window-group';
import { windowRows } from './window-size';

/** What a group is computed with. */
export interface GroupTools extends Pick<CalculationTools, 'windows' | 'signal' | 'prepared'> {
  readonly services: { readonly files: Pick<FileStore, 'temporaryPath'> };
  readonly frame: Pick<ProjectFrame, 'flat' | 'districts'>;
}

/** What the windows of a model gave, with the files of its layers; or why they did not. */
export type Computed = ComputedCells | PartFault;

export interface ComputedCells extends WholeResult {
  /** Flat float32 files, NaN where there is no value, by output key. */
  readonly paths: Readonly<Record<string, string>>;
  /** What the first pass of a model with two gave. */
  readonly prepared: PreparedFactors;
}

/**
 * Computes the models of a group in windows of rows: one pass for all of them, which also gathers what
 * some need first, then a second one for these. Results do not depend on the size of the windows or on
 * who computes them. The files are the caller's to remove; none is left when this throws.
 * @returns the outcome of each member, in their order
 */
export async function computeGroup(
  tools: GroupTools,
  group: WindowGroup,
  onProgress: (fraction: number) => void,
): Promise<Computed[]> {
  const { services, frame } = tools;
  const files = group.members.map(({ drawn }) =>
    Object.fromEntries(drawn.map((key) => [key, services.files.temporaryPath('.bin')])),
  );
  try {
    const bytes = frame.flat.width * frame.flat.height * 4;
    for (const paths of files) for (const path of Object.values(paths)) await emptyFile(path, bytes);
    return await bothPasses(tools, group, files, onProgress);
  } catch (error) {
    await removeAll(files.flatMap((paths) => Object.values(paths)));
    throw error;
  }
}

async function bothPasses(
  tools: GroupTools,
  group: WindowGroup,
  files: readonly ComputePart['paths'][],
  onProgress: (fraction: number) => void,
): Promise<Computed[]> {
  const gathering = group.members.map(({ plans: [plan] }) => gathersFirst(plan));
  const share = gathering.includes(true) ? 0.5 : 1;
  const first = await onePass(
    tools,
    group,
    group.members.map((member, i) =>
      gathering[i] ? partOf(member, 'gather') : partOf(member, 'result', files[i]),
    ),
    (done) => onProgress(done * share),
  );
  const prepared = group.members.map((member, i) =>
    gathering[i] ? preparedOf(tools, member.plans[0], first[i]) : null,
  );
  const second = await onePass(
    tools,
    group,
    prepared.flatMap((one, i) =>
      one && !('fault' in one) ? partOf(group.members[i], 'result', files[i], one.factors) : [],
    ),
    (done) => onProgress(share + done * (1 - share)),
  );
  let next = 0;
  return prepared.map((one, i): Computed => {
    if (one === null) return withFiles(first[i], files[i]);
    if ('fault' in one) return one;
    return withFiles(second[next++], files[i], one.factors, one.noticed);
  });
}

function withFiles(
  result: WholeResult | PartFault,
  paths: ComputePart['paths'],
  prepared: PreparedFactors = {},
  noticed: readonly Warning[] = [],
): Computed {
  if ('fault' in result) return result;
  return { ...result, warnings: mergeWarnings([result.warnings, noticed]), prepared, paths };
}

/** Whether a model needs figures of districts before its cells. */
export function gathersFirst({ model, cases }: Pick<ModelPlan, 'model' | 'cases'>): boolean {
  const stages = windowStages(model);
  return stages?.prepare !== undefined && (stages.gathers?.(cases[model.slug].parameters) ?? []).length > 0;
}

function partOf(
  { plans: [plan], cases }: GroupMember,
  pass: ComputePart['pass'],
  paths: ComputePart['paths'] = {},
  prepared: ComputePart['prepared'] = null,
): ComputePart {
  const { model, forcedZero } = plan;
  const { parameters } = plan.cases[model.slug];
  const counted = countedLayers(model, parameters).filter((key) => key in paths);
  return { slug: model.slug, cases, forcedZero, pass, paths, counted, prepared };
}

/** The factors of the second pass, and what the first one's figures have to report. */
export function preparedOf(
  tools: Pick<GroupTools, 'frame' | 'prepared'>,
  plan: ModelPlan,
  gathered: Pick<WholeResult, 'sums'> | PartFault,
): { factors: PreparedFactors; noticed: readonly Warning[] } | PartFault {
  if ('fault' in gathered) return gathered;
  const { parameters } = plan.cases[plan.model.slug];
  const context = districtContext(tools, plan);
  const stages = windowStages(plan.model);
  try {
    return {
      factors: stages?.prepare?.(gathered.sums, parameters, context) ?? {},
      noticed: stages?.checkTotals?.(gathered.sums, parameters, context) ?? [],
    };
  } catch (fault) {
    return { fault };
  }
}

/** What of a model is about districts, with the prices of its year. */
export function districtContext(
  { frame, prepared }: Pick<GroupTools, 'frame' | 'prepared'>,
  { model, cases, compareFlag }: ModelPlan,
): DistrictContext {
  const records = recordsOf(cases[model.slug], compareFlag, prepared);
  return { districtCount: frame.districts.length, records };
}

/** Runs parts over all windows; each part's sums and warnings are added up in the order of the windows. */
async function onePass(
  { windows, signal, frame, prepared }: GroupTools,
  { halo, cases }: WindowGroup,
  parts: readonly ComputePart[],
  onProgress: (fraction: number) => void,
): Promise<(WholeResult | PartFault)[]> {
  if (parts.length === 0) return [];
  const { flat } = frame;
  const districtCount = frame.districts.length;
  const layers = Math.max(...parts.map(({ paths }) => Object.keys(paths).length));
  const rows = windowRows({ frame: flat, halo, cases, layers });
  const tops = Array.from({ length: Math.ceil(flat.height / rows) }, (_, i) => i * rows);
  const { districtPath } = prepared;
  const task = { kind: 'compute', frame: flat, halo, cases, parts, districtPath, districtCount } as const;
  const wholes = parts.map(() => createWhole(districtCount));
  await windows(
    task,
    tops.map((top) => ({ top, bottom: Math.min(flat.height, top + rows) })),
    { signal, onProgress, take: (results) => results.forEach((result, i) => wholes[i].add(result)) },
  );
  return wholes.map((whole) => whole.finish());
}

/** Adds up what the windows of a part give. */
function createWhole(districtCount: number) {
  const sums = new Map<string, PartSums>();
  let types: TypeSums[] = [];
  let warnings: Warning[] = [];
  let failed: PartFault | null = null;
  return {
    add(result: PartResult | PartFault): void {
      if ('fault' in result) {
        failed ??= result;
        return;
      }
      for (const [key, part] of Object.entries(result.sums)) {
        const whole = sums.get(key) ?? emptySums(districtCount);
        addSums(whole, part);
        sums.set(key, whole);
      }
      if (result.types) types.push(result.types);
      // Merged now and then: one by one would take long, all at the end much memory.
      if (types.length === 64) types = [mergeTypeSums(types)];
      warnings = mergeWarnings([warnings, result.warnings]);
    },
    finish(): WholeResult | PartFault {
      const figures = [...sums].map(([key, whole]): [string, DistrictSums] => [key, rounded(whole)]);
      const counted = types.length === 0 ? null : mergeTypeSums(types);
      return failed ?? { sums: Object.fromEntries(figures), types: counted, warnings };
    },
  };
}

export async function removeAll(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => rm(path, { force: true })));
}
