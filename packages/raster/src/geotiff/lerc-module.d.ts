interface LercResult {
  readonly width: number;
  readonly height: number;
  /** One array a band; bands of one block may be interleaved in the first. */
  readonly pixels: readonly (ArrayBufferView & { [index: number]: number; readonly length: number })[];
  /** One byte a cell, 0 where it holds nothing. */
  readonly mask?: Uint8Array | null;
}

declare const Lerc: {
  decode(data: ArrayBuffer, options?: { returnPixelInterleavedDims?: boolean }): LercResult;
};

export default Lerc;
