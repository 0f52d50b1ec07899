import { rm } from 'node:fs/promises';
import { MISSING } from '@gep/ecosystem-models';
import type { RasterFile } from '@gep/ecosystem-models';
import type { InputChange } from '@gep/api-client/contract';
import type { RunSource } from '../calculation/source-queries';
import { likelyNoDataClasses } from '../model/input-classes';
import type { ModelInput } from '../model/queries';
import type { PreflightResult } from '../worker/preflight-task';
import { sampleFrame, sampleRaster } from './sample-raster';
import type { SampleTools } from './sample-raster';

const shownClasses = 8;

/**
 * What changed between two rasters inside the region of a project, on the grid of the project or a coarser one; null where
 * one of them has no value there.
 */
export async function rasterChange(
  tools: SampleTools,
  input: RasterFile,
  source: RunSource,
  [before, after]: readonly [ModelInput, ModelInput],
): Promise<InputChange | null> {
  const { frame } = await sampleFrame(source);
  const classes = input.kind === 'class-raster';
  const look = async (row: ModelInput): Promise<PreflightResult> => {
    const path = await sampleRaster(tools, input, row, frame);
    const open = [-Infinity, Infinity] as const;
    const marks = classes ? likelyNoDataClasses(row).map(({ value }) => value * row.scale + row.offset) : [];
    const values = { expected: open, physical: open, marks, factors: [], classes, colors: {} };
    try {
      const { polygons } = frame;
      const task = { kind: 'preflight', frame: frame.flat, path, polygons, ...values } as const;
      return await tools.workers.run(task, tools.signal);
    } finally {
      if (path !== null) await rm(path, { force: true });
    }
  };
  const [old, now] = [await look(before), await look(after)];
  if (classes) {
    if (!old.classes || !now.classes) return null;
    const cellArea = frame.grid.resolution ** 2 / 1e6;
    return classChange(
      areas(before, old.classes, cellArea),
      areas(after, now.classes, cellArea),
      now.inside * cellArea,
    );
  }
  const [figuresBefore, figuresAfter] = [figuresOf(old), figuresOf(now)];
  return figuresBefore && figuresAfter
    ? { kind: 'values', before: figuresBefore, after: figuresAfter }
    : null;
}

function figuresOf({ min, mean, max }: PreflightResult) {
  return min === null || mean === null || max === null ? null : { min, mean, max };
}

/** Square kilometres by the code that a class is read as; classes that are read as nothing are left out. */
function areas(
  { reclassification, noData }: ModelInput,
  classes: readonly (readonly [value: number, count: number])[],
  cellArea: number,
): ReadonlyMap<number, number> {
  const read = new Map(reclassification.map(({ from, to }) => [from, to]));
  const found = new Map<number, number>();
  for (const [value, count] of classes) {
    const code = read.size > 0 ? (read.get(value) ?? MISSING) : value;
    if (code === MISSING || noData.includes(value)) continue;
    found.set(code, (found.get(code) ?? 0) + count * cellArea);
  }
  return found;
}

/** The codes whose area changed, the largest changes first. */
function classChange(
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
  area: number,
): InputChange {
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .map((value) => ({ value, before: before.get(value) ?? 0, after: after.get(value) ?? 0 }))
    .filter((one) => one.before !== one.after)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || a.value - b.value);
  return { kind: 'classes', classes: changed.slice(0, shownClasses), changed: changed.length, area };
}
