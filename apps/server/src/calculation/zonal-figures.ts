import type { District } from '../region/districts';
import { newId } from '../store/new-id';
import type { ZonalRow } from '../result/queries';
import type { ProjectFrame } from './project-frame';
import type { DistrictSums } from '../worker/tasks';

/** Figures of the whole accounting area; null without a valid cell. */
export interface WholeFigures {
  readonly sum: number | null;
  readonly mean: number | null;
}

export function wholeFigures({ sum, valid }: Pick<DistrictSums, 'sum' | 'valid'>): WholeFigures {
  const count = valid.reduce((all, one) => all + one, 0);
  const total = sum.reduce((all, one) => all + one, 0);
  return count === 0 ? { sum: null, mean: null } : { sum: total, mean: total / count };
}

/** Zonal rows of all levels of a project: upper levels are sums over their districts (section 1.7 of the models). */
export function zonalRowsOf(
  frame: ProjectFrame,
  sums: DistrictSums,
  place: { projectId: string; resultId: string; quantity: string },
): ZonalRow[] {
  return frame.levels.flatMap(({ districts }) =>
    districts.map((district) => zonalRow(frame, sums, district, place)),
  );
}

function zonalRow(
  frame: ProjectFrame,
  sums: DistrictSums,
  district: District,
  place: { projectId: string; resultId: string; quantity: string },
): ZonalRow {
  const fids = new Set(district.fids);
  const parts = frame.districts.flatMap((one, index) => (fids.has(one.fids[0]) ? [index] : []));
  const add = (values: Float64Array): number => parts.reduce((all, index) => all + values[index], 0);
  const valid = add(sums.valid);
  const sum = add(sums.sum);
  const has = (value: number): number | null => (valid === 0 || !Number.isFinite(value) ? null : value);
  return {
    id: newId(),
    ...place,
    level: district.level,
    code: district.code,
    name: district.name,
    parentCode: district.parentCode,
    sum: has(sum),
    mean: has(sum / valid),
    min: has(Math.min(...parts.map((index) => sums.min[index]))),
    max: has(Math.max(...parts.map((index) => sums.max[index]))),
    validCount: valid,
    count: add(sums.cells),
  };
}
