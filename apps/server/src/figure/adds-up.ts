/** Whether numbers add up to a figure but for rounding. */
export function addsUp(numbers: readonly number[], figure: number | null): boolean {
  if (figure === null || numbers.length === 0) return false;
  const sum = numbers.reduce((all, one) => all + one, 0);
  const scale = Math.max(Math.abs(figure), ...numbers.map(Math.abs));
  return Math.abs(sum - figure) <= 1e-9 * scale;
}
