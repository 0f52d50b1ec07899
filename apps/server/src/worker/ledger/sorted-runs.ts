/** Different values by size: their keys, how many cells have each, and what is beside these, added up. */
export interface Runs {
  readonly keys: Uint32Array;
  readonly cells: Uint32Array;
  readonly beside: Float64Array;
}

const digitBits = 11;
const digitCount = 1 << digitBits;

/**
 * Runs of a group of cells, given as pairs of a key and the bits of what is beside it, in any order.
 * @param spare as long as the pairs; both hold other things afterwards
 */
export function runsOfPairs(pairs: Uint32Array, spare: Uint32Array): Runs {
  const sorted = sortPairs(pairs, spare);
  const beside = new Float32Array(sorted.buffer, sorted.byteOffset, sorted.length);
  let runs = 0;
  for (let i = 0; i < sorted.length; i += 2) if (i === 0 || sorted[i] !== sorted[i - 2]) runs++;
  const found = emptyRuns(runs);
  let run = -1;
  for (let i = 0; i < sorted.length; i += 2) {
    if (i === 0 || sorted[i] !== sorted[i - 2]) found.keys[++run] = sorted[i];
    found.cells[run]++;
    found.beside[run] += beside[i + 1];
  }
  return found;
}

/** Counts cells whose keys are alike but for the lower 16 bits, however many they are. */
export interface AlikeRuns {
  add(pairs: Uint32Array): void;
  finish(): Runs;
}

export function alikeRuns(): AlikeRuns {
  const cells = new Uint32Array(65536);
  const sums = new Float64Array(65536);
  let upper = 0;
  return {
    add(pairs) {
      const beside = new Float32Array(pairs.buffer, pairs.byteOffset, pairs.length);
      if (pairs.length > 0) upper = pairs[0] & 0xffff0000;
      for (let i = 0; i < pairs.length; i += 2) {
        const lower = pairs[i] & 0xffff;
        cells[lower]++;
        sums[lower] += beside[i + 1];
      }
    },
    finish() {
      const found = emptyRuns(cells.reduce((count, one) => count + Number(one > 0), 0));
      let run = 0;
      for (let lower = 0; lower < cells.length; lower++) {
        if (cells[lower] === 0) continue;
        found.keys[run] = (upper | lower) >>> 0;
        found.cells[run] = cells[lower];
        found.beside[run++] = sums[lower];
      }
      return found;
    },
  };
}

function emptyRuns(length: number): Runs {
  return { keys: new Uint32Array(length), cells: new Uint32Array(length), beside: new Float64Array(length) };
}

/** By their keys: least significant digit first; a digit that all keys share takes no pass. */
function sortPairs(pairs: Uint32Array, spare: Uint32Array): Uint32Array {
  let [from, to] = [pairs, spare];
  for (let shift = 0; shift < 32; shift += digitBits) {
    const places = digitPlaces(from, shift);
    if (places === null) continue;
    for (let i = 0; i < from.length; i += 2) {
      const place = 2 * places[(from[i] >>> shift) & (digitCount - 1)]++;
      to[place] = from[i];
      to[place + 1] = from[i + 1];
    }
    [from, to] = [to, from];
  }
  return from;
}

/** Where the keys of each digit begin; null where all have the same. */
function digitPlaces(pairs: Uint32Array, shift: number): Uint32Array | null {
  const counts = new Uint32Array(digitCount);
  for (let i = 0; i < pairs.length; i += 2) counts[(pairs[i] >>> shift) & (digitCount - 1)]++;
  const all = pairs.length / 2;
  let start = 0;
  for (let digit = 0; digit < digitCount; digit++) {
    const count = counts[digit];
    if (count === all) return null;
    counts[digit] = start;
    start += count;
  }
  return counts;
}
