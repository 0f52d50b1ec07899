/**
 * Undoes horizontal differencing (predictor 2) in place, on samples in the machine's byte order.
 * `rowLength` counts samples of all interleaved bands; `stride` is the number of interleaved bands.
 */
export function undoDifferences(
  samples: Uint8Array | Uint16Array | Uint32Array,
  rowLength: number,
  stride: number,
): void {
  for (let row = 0; row + rowLength <= samples.length; row += rowLength)
    for (let i = row + stride; i < row + rowLength; i++) samples[i] += samples[i - stride];
}

/** Horizontal differencing in place, the reverse of `undoDifferences`. */
export function makeDifferences(samples: Uint8Array | Uint16Array | Uint32Array, rowLength: number): void {
  for (let row = 0; row + rowLength <= samples.length; row += rowLength)
    for (let i = row + rowLength - 1; i > row; i--) samples[i] -= samples[i - 1];
}

/**
 * Undoes the floating-point predictor (3, Adobe TIFF technical note 3): byte planes from the most significant byte
 * on, differenced bytewise. Gives little-endian floats.
 */
export function undoFloatPlanes(bytes: Uint8Array, rowBytes: number, stride: number, size: number): void {
  const planes = new Uint8Array(rowBytes);
  const count = rowBytes / size;
  for (let row = 0; row + rowBytes <= bytes.length; row += rowBytes) {
    for (let i = row + stride; i < row + rowBytes; i++) bytes[i] += bytes[i - stride];
    planes.set(bytes.subarray(row, row + rowBytes));
    for (let i = 0; i < count; i++)
      for (let b = 0; b < size; b++) bytes[row + i * size + b] = planes[(size - 1 - b) * count + i];
  }
}

/** The floating-point predictor of one band of little-endian floats, in place. */
export function makeFloatPlanes(bytes: Uint8Array, rowBytes: number, size: number): void {
  const source = new Uint8Array(rowBytes);
  const count = rowBytes / size;
  for (let row = 0; row + rowBytes <= bytes.length; row += rowBytes) {
    source.set(bytes.subarray(row, row + rowBytes));
    for (let i = 0; i < count; i++)
      for (let b = 0; b < size; b++) bytes[row + (size - 1 - b) * count + i] = source[i * size + b];
    for (let i = row + rowBytes - 1; i > row; i--) bytes[i] -= bytes[i - 1];
  }
}
