/**
 * Where a key leads among `count` things in rows of so many columns, ends included: arrows, Home, End, and Page keys
 * of so many rows. Undefined for a key that leads nowhere.
 */
export function stepByKey(
  key: string,
  here: number,
  count: number,
  { columns = 1, rows = 8 }: { readonly columns?: number; readonly rows?: number } = {},
): number | undefined {
  const to = {
    ArrowLeft: here - 1,
    ArrowRight: here + 1,
    ArrowUp: here - columns,
    ArrowDown: here + columns,
    PageUp: here - columns * rows,
    PageDown: here + columns * rows,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to));
}
