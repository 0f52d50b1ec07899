import type { CellArray } from './raster-source';

/**
 * Returns a test for raw values that are NoData: not finite, the file's value, or one of further values. A declared
 * value is rounded as the array stores it (-3.4e38 in float32).
 */
export function noDataTest(
  data: CellArray,
  noData: number | null,
  more: readonly number[],
): (value: number) => boolean {
  const stored = (value: number): number => (data instanceof Float32Array ? Math.fround(value) : value);
  const listed = [...(noData === null ? [] : [noData]), ...more]
    .filter((value) => !Number.isNaN(value))
    .map(stored);
  if (listed.length === 0) return (value) => value - value !== 0;
  if (listed.length === 1) {
    const [only] = listed;
    return (value) => value - value !== 0 || value === only;
  }
  const set = new Set(listed);
  return (value) => value - value !== 0 || set.has(value);
}
