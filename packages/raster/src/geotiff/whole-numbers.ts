import { GepDataError } from '../gep-data-error';

/** Undoes horizontal differencing of 64-bit samples in place, in all rows; floats are differenced as their bits. */
export function undoWideDifferences(samples: BigUint64Array, rowLength: number, stride: number): void {
  for (let row = 0; row < samples.length; row += rowLength) {
    const end = Math.min(row + rowLength, samples.length);
    for (let i = row + stride; i < end; i++) samples[i] += samples[i - stride];
  }
}

/**
 * 64-bit integers as doubles. A cell whose nearest double is NoData is NoData.
 * Throws GepDataError `tiff-unsupported-sample` at a number that no double holds (beyond 2^53, and odd there).
 */
export function doublesOf(whole: BigInt64Array | BigUint64Array, noData: number | undefined): Float64Array {
  const out = new Float64Array(whole.length);
  whole.forEach((value: bigint, i: number) => {
    const double = Number(value);
    if (!Number.isSafeInteger(double) && double !== noData && BigInt(double) !== value)
      throw new GepDataError(
        'tiff-unsupported-sample',
        `cell ${i} of a block`,
        `integers that a double holds, got ${value}`,
      );
    out[i] = double;
  });
  return out;
}
