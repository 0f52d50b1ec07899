/** How many columns and rows of brightness share one sample of colour. */
export interface Subsampling {
  readonly across: number;
  readonly down: number;
}

/**
 * Smooths the colours of an interleaved YCbCr picture whose coarse samples were repeated: by libjpeg's triangle filter
 * ("fancy upsampling", jdsample.c), so that pictures look as in GDAL. Two columns, or two columns and two rows, to a sample;
 * other arrangements, which are rare, stay as they are.
 */
export function smoothColors(bytes: Uint8Array, width: number, { across, down }: Subsampling): void {
  if (across !== 2 || (down !== 1 && down !== 2)) return;
  const height = bytes.length / (3 * width);
  const rows = Math.ceil(height / down);
  const columns = Math.ceil(width / 2);
  const coarse = new Uint8Array(rows * columns);
  const sums = new Int32Array(columns);
  // A sample weighs three times its neighbour, in each direction.
  const shift = down === 2 ? 4 : 2;
  const [roundLeft, roundRight] = down === 2 ? [8, 7] : [1, 2];
  for (const band of [1, 2]) {
    for (let i = 0; i < coarse.length; i++)
      coarse[i] = bytes[3 * (Math.floor(i / columns) * down * width + (i % columns) * 2) + band];
    for (let y = 0; y < height; y++) {
      const near = Math.floor(y / down) * columns;
      const other = Math.min(rows - 1, Math.max(0, (y >> 1) + (y & 1 ? 1 : -1))) * columns;
      for (let i = 0; i < columns; i++)
        sums[i] = down === 2 ? 3 * coarse[near + i] + coarse[other + i] : coarse[near + i];
      for (let x = 0; x < width; x++) {
        const i = x >> 1;
        const neighbour = Math.min(columns - 1, Math.max(0, x & 1 ? i + 1 : i - 1));
        const round = x & 1 ? roundRight : roundLeft;
        bytes[3 * (y * width + x) + band] = (3 * sums[i] + sums[neighbour] + round) >> shift;
      }
    }
  }
}
