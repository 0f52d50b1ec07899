/** Raw values that producers of rasters use for no data, often without declaring them. */
const customary = [-9999, -999, -99, -32768, 32767, 65535, -3.4028234663852886e38, 1e20, -1e30, 255, 127, 0];

/**
 * Raw values that may stand for no data, by the value that they are read as. Nothing is said of values that are
 * declared already.
 * @param noData values that count as no data: the file's own and the user's
 */
export function likelyNoData(
  { scale, offset }: { readonly scale: number; readonly offset: number },
  noData: readonly (number | null)[],
): ReadonlyMap<number, number> {
  const open = customary.filter((raw) => !noData.includes(raw));
  return new Map(open.map((raw) => [raw * scale + offset, raw]));
}
