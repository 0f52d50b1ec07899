import type { RasterFile } from '@gep/ecosystem-models';
import { rangePhrase } from '@gep/ecosystem-models/table-checks';
import type { StoredProblem } from '../error/stored-problem';
import { isReadClass, likelyNoDataProblem } from '../model/input-classes';
import type { ModelInput } from '../model/queries';
import type { PreflightResult } from '../worker/preflight-task';
import { shortest } from '../message/shortest';

/** Below this part of the region a file is said to cover it only in part. */
const whole = 0.999;

/**
 * What a look at a raster finds wrong: a place outside the region, gaps, values out of range, codes that are read as
 * nothing or look like no data.
 * @param sample square kilometres of one, and the cells of the project grid that it is for
 */
export function preflightProblems(
  input: RasterFile,
  row: ModelInput,
  found: PreflightResult,
  sample: { readonly area: number; readonly cells: number },
): StoredProblem[] {
  const file = row.fileName ?? '';
  const at = input.key;
  const marked = found.marks.map(([value, count]) => ({ value, count: Math.round(count * sample.cells) }));
  const likely =
    input.kind === 'class-raster' && marked.length > 0 ? [{ ...likelyNoDataProblem(row, marked), at }] : [];
  if (found.valid === 0) return [...likely, { name: 'INPUT_OUTSIDE_REGION', args: { file }, at }];
  const problems: StoredProblem[] = [...likely];
  const share = found.valid / found.inside;
  if (share < whole) {
    const percent = Math.floor(share * 1000) / 10;
    problems.push({ name: 'INPUT_PARTLY_COVERS', args: { file, percent }, at });
  }
  for (const [name, count, range] of [
    ['VALUE_OUTSIDE_PHYSICAL', found.impossible, input.physical],
    ['VALUE_OUTSIDE_EXPECTED', found.unexpected, input.expected],
  ] as const)
    if (count > 0 && input.kind === 'raster')
      problems.push({
        name,
        args: { file, count: Math.round(count * sample.cells), range: rangePhrase(range ?? [null, null]) },
        at,
      });
  const unread = (found.classes ?? []).filter(([value]) => !isReadClass(input, row, value));
  if (unread.length > 0) {
    const values = unread.slice(0, 20).map(([value]) => value);
    const count = unread.reduce((sum, [, cells]) => sum + cells, 0);
    const area = shortest(count * sample.area);
    const args = { file, values: values.join(', '), count: Math.round(count * sample.cells), area };
    problems.push({ name: 'CLASS_WITHOUT_TYPE', args, at });
  }
  return problems;
}
