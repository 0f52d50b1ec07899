/** Which source column (or row) each output column (row) is taken from, ascending or descending; -1 outside. */
export type Picks = Int32Array;

/** Picks in one column (or row) of blocks. */
export interface BlockSpan {
  readonly block: number;
  /** The first output place; the others follow it. */
  readonly start: number;
  /** Places in the block, one an output place. */
  readonly places: Int32Array;
  /** The places ascending, each once. */
  readonly distinct: Int32Array;
}

/** Picks cut where they pass from one block of `size` cells to the next; those outside are left out. */
export function blockSpans(picks: Picks, size: number): BlockSpan[] {
  const spans: BlockSpan[] = [];
  for (let start = 0, end; start < picks.length; start = end) {
    const block = Math.floor(picks[start] / size);
    end = start + 1;
    while (end < picks.length && Math.floor(picks[end] / size) === block) end++;
    if (block < 0) continue;
    const places = picks.slice(start, end).map((pick) => pick - block * size);
    const distinct = places.filter((place, i) => i === 0 || place !== places[i - 1]);
    if (distinct[0] > distinct[distinct.length - 1]) distinct.reverse();
    spans.push({ block, start, places, distinct });
  }
  return spans;
}

/** At most so many blocks hold the picks; costs no memory. */
export function blocksUnder(picks: Picks, size: number): number {
  let first = Infinity;
  let last = -1;
  for (const pick of picks) {
    if (pick < 0) continue;
    if (pick < first) first = pick;
    if (pick > last) last = pick;
  }
  if (last < 0) return 0;
  return Math.min(picks.length, Math.floor(last / size) - Math.floor(first / size) + 1);
}
