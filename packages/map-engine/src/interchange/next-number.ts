/**
 * The smallest number that is greater.
 * @example
 * nextAbove(0); // 5e-324
 */
export function nextAbove(value: number): number {
  return neighbour(value, 1n);
}

/**
 * The largest number that is less.
 * @example
 * nextBelow(1); // 0.9999999999999999
 */
export function nextBelow(value: number): number {
  return neighbour(value, -1n);
}

/** The bits of numbers of one sign, read as a whole number, are in their order. */
function neighbour(value: number, step: 1n | -1n): number {
  if (value === 0) return Number(step) * Number.MIN_VALUE;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + (value > 0 ? step : -step));
  return view.getFloat64(0);
}
