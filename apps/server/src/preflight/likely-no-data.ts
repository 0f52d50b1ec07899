import { customaryNoData } from '../model/customary-no-data';

/**
 * Raw values that may stand for no data, by the value that they are read as. Nothing is said of values that are
 * declared already.
 * @param noData values that count as no data: the file's own and the user's
 */
export function likelyNoData(
  { scale, offset }: { readonly scale: number; readonly offset: number },
  noData: readonly (number | null)[],
): ReadonlyMap<number, number> {
  const open = customaryNoData.filter((raw) => !noData.includes(raw));
  return new Map(open.map((raw) => [raw * scale + offset, raw]));
}
