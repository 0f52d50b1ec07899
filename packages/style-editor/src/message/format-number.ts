/**
 * A figure as tables show it: integers plain, others with 2 decimals, tiny and huge ones in exponential form.
 * @param value any number; non-finite ones give '--'.
 */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '--';
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return String(value);
  const size = Math.abs(value);
  if (size < 0.01 || size >= 1e15) return value.toExponential(2);
  return value.toFixed(2);
}
