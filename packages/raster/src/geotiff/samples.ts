import type { TypedArray } from '../grid';
import type { ImageLayout } from './image-layout';
import { arrayOf } from './image-layout';
import { needsRgb, toRgb } from './picture-color';
import { undoDifferences, undoFloatPlanes } from './predictor';
import { doublesOf, undoWideDifferences } from './whole-numbers';

/** The cells of a tile or strip that a read wants; rows and columns count from the corner of the block. */
export interface BlockPart {
  /** Ascending, each once. */
  readonly rows: ArrayLike<number>;
  readonly left: number;
  /** The column behind the last one. */
  readonly right: number;
}

const machineIsLittle = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/** Whether uncompressed bytes are the numbers already, so that `samplesOf` changes none of them. */
export function isPlain(layout: ImageLayout): boolean {
  return (layout.bits === 8 || layout.littleEndian === machineIsLittle) && !needsRgb(layout);
}

/**
 * Turns the unpacked bytes of a block into numbers: byte order, predictor, bits, 16-bit floats, 64-bit integers, RGB. The bytes begin where
 * numbers may begin and are overwritten; predictors are undone on the wanted rows, as far right as cells are wanted.
 */
export function samplesOf(
  bytes: Uint8Array,
  part: BlockPart,
  bands: number,
  layout: ImageLayout,
): TypedArray {
  const { bits, format, blockWidth, predictor } = layout;
  const rowLength = blockWidth * bands;
  const size = bits / 8;
  if (![8, 16, 32, 64].includes(bits)) {
    // As libtiff does, which turns the bytes of 24 bits round, but those of no other odd size.
    if (bits === 24 && layout.littleEndian !== machineIsLittle) swap(bytes, size);
    return unpackBits(bytes, rowLength, layout);
  }
  const row = { length: rowLength, wanted: part.right * bands, stride: bands };
  if (predictor === 3) undoFloatPlanes(bytes, size, part.rows, row);
  else if (layout.littleEndian !== machineIsLittle) swap(bytes, size);
  if (predictor === 2 && size === 8) undoWideDifferences(viewAs(BigUint64Array, bytes), rowLength, bands);
  else if (predictor === 2) undoDifferences(viewAs(unsigned[size], bytes), part.rows, row);
  if (format === 3 && bits === 16) return widenHalf(viewAs(Uint16Array, bytes));
  if (format !== 3 && bits === 64)
    return doublesOf(
      format === 1 ? viewAs(BigUint64Array, bytes) : viewAs(BigInt64Array, bytes),
      layout.noData,
    );
  toRgb(bytes, layout);
  return viewAs(arrayOf[layout.dataType] as unknown as ArrayView<TypedArray>, bytes);
}

const unsigned: Readonly<Record<number, ArrayView<Uint8Array | Uint16Array | Uint32Array>>> = {
  1: Uint8Array,
  2: Uint16Array,
  4: Uint32Array,
};

type ArrayView<T> = (new (buffer: ArrayBufferLike, offset: number, length: number) => T) & {
  readonly BYTES_PER_ELEMENT: number;
};

function viewAs<T>(construct: ArrayView<T>, { buffer, byteOffset, byteLength }: Uint8Array): T {
  return new construct(buffer, byteOffset, byteLength / construct.BYTES_PER_ELEMENT);
}

function swap(bytes: Uint8Array, size: number): void {
  if (size === 1) return;
  const half = size / 2;
  for (let i = 0; i + size <= bytes.length; i += size)
    for (let k = 0; k < half; k++) {
      const other = i + size - 1 - k;
      const byte = bytes[i + k];
      bytes[i + k] = bytes[other];
      bytes[other] = byte;
    }
}

/** Samples of 1 to 31 bits, most significant bit first; each row starts on a byte. */
function unpackBits(bytes: Uint8Array, rowLength: number, { bits, dataType }: ImageLayout): TypedArray {
  const rowBytes = Math.ceil((rowLength * bits) / 8);
  const rows = Math.ceil(bytes.length / rowBytes);
  const out = new arrayOf[dataType](rows * rowLength);
  const maskOf = 2 ** bits - 1;
  for (let row = 0; row < rows; row++) {
    let place = row * rowBytes;
    let buffer = 0;
    let held = 0;
    for (let i = 0; i < rowLength; i++) {
      while (held < bits) {
        buffer = bits > 16 ? buffer * 256 + bytes[place++] : ((buffer << 8) | bytes[place++]) & 0xffffff;
        held += 8;
      }
      held -= bits;
      if (bits > 16) {
        // More bits than a whole number of 32 holds.
        out[row * rowLength + i] = Math.floor(buffer / 2 ** held);
        buffer %= 2 ** held;
      } else out[row * rowLength + i] = (buffer >>> held) & maskOf;
    }
  }
  return out;
}

/** IEEE 754 half to single precision. */
function widenHalf(halves: Uint16Array): Float32Array {
  return Float32Array.from(halves, (half) => {
    const sign = half & 0x8000 ? -1 : 1;
    const exponent = (half >>> 10) & 31;
    const fraction = half & 1023;
    if (exponent === 0) return sign * fraction * 2 ** -24;
    if (exponent === 31) return fraction ? NaN : sign * Infinity;
    return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
  });
}
