/** How samples are arranged in the rows of a block. */
export interface PredictedRow {
  /** Samples of all interleaved bands. */
  readonly length: number;
  /** Only so many samples from the left need to be right afterwards. */
  readonly wanted: number;
  /** Interleaved bands. */
  readonly stride: number;
}

/** Undoes horizontal differencing (predictor 2) in place, on samples in the machine's byte order, in the given rows. */
export function undoDifferences(
  samples: Uint8Array | Uint16Array | Uint32Array,
  rows: ArrayLike<number>,
  { length, wanted, stride }: PredictedRow,
): void {
  for (let r = 0; r < rows.length; r++) {
    const start = rows[r] * length;
    for (let i = start + stride; i < start + wanted; i++) samples[i] += samples[i - stride];
  }
}

/** Horizontal differencing in place, the reverse of `undoDifferences` on rows of one band. */
export function makeDifferences(samples: Uint8Array | Uint16Array | Uint32Array, rowLength: number): void {
  for (let row = 0; row + rowLength <= samples.length; row += rowLength)
    for (let i = row + rowLength - 1; i > row; i--) samples[i] -= samples[i - 1];
}

/**
 * Undoes the floating-point predictor (3, Adobe TIFF technical note 3) in place in the given rows: byte planes from the
 * most significant byte on, differenced bytewise. Gives floats in the machine's byte order, which is taken to be little-endian.
 * The bytes may end behind the last wanted one of the last plane.
 */
export function undoFloatPlanes(
  bytes: Uint8Array,
  size: number,
  rows: ArrayLike<number>,
  row: PredictedRow,
): void {
  const rowBytes = row.length * size;
  const planes = new Uint8Array(rowBytes);
  for (let r = 0; r < rows.length; r++) {
    const own = bytes.subarray(rows[r] * rowBytes, (rows[r] + 1) * rowBytes);
    planes.set(own);
    if (size === 4 && row.stride === 1) joinFourPlanes(planes, own, row);
    else {
      for (let i = row.stride; i < rowBytes; i++) planes[i] += planes[i - row.stride];
      for (let b = 0; b < size; b++)
        for (let i = 0, from = (size - 1 - b) * row.length; i < row.wanted; i++)
          own[i * size + b] = planes[from + i];
    }
  }
}

/** The usual case at once: a plane goes on from the sum of the planes before it, so all four are summed side by side. */
function joinFourPlanes(planes: Uint8Array, into: Uint8Array, { length, wanted }: PredictedRow): void {
  const words = new Uint32Array(into.buffer, into.byteOffset, wanted);
  const [second, third, fourth] = [length, 2 * length, 3 * length];
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let i = 0; i < length; i++) {
    b += planes[i];
    c += planes[second + i];
    d += planes[third + i];
  }
  c += b;
  d += c;
  for (let i = 0; i < wanted; i++) {
    a += planes[i];
    b += planes[second + i];
    c += planes[third + i];
    d += planes[fourth + i];
    words[i] = (a << 24) | ((b & 0xff) << 16) | ((c & 0xff) << 8) | (d & 0xff);
  }
}

/** The floating-point predictor of one band of little-endian floats, in place; the bytes begin where numbers may begin. */
export function makeFloatPlanes(bytes: Uint8Array, rowBytes: number, size: number): void {
  const count = rowBytes / size;
  const source = new Uint8Array(rowBytes);
  const words = new Uint32Array(source.buffer, 0, rowBytes >> 2);
  for (let row = 0; row + rowBytes <= bytes.length; row += rowBytes) {
    source.set(bytes.subarray(row, row + rowBytes));
    if (size === 4) {
      const [second, third, fourth] = [row + count, row + 2 * count, row + 3 * count];
      // A plane goes on from the last byte of the plane before it.
      let before = words[count - 1] >>> 8;
      for (let i = 0; i < count; i++) {
        const word = words[i];
        bytes[row + i] = (word >>> 24) - (before >>> 24);
        bytes[second + i] = (word >>> 16) - (before >>> 16);
        bytes[third + i] = (word >>> 8) - (before >>> 8);
        bytes[fourth + i] = word - before;
        before = word;
      }
    } else {
      for (let b = 0; b < size; b++) {
        const plane = row + (size - 1 - b) * count;
        for (let i = 0; i < count; i++) bytes[plane + i] = source[i * size + b];
      }
      for (let i = row + rowBytes - 1; i > row; i--) bytes[i] -= bytes[i - 1];
    }
  }
}
