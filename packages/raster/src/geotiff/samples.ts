import type { TypedArray } from '../grid';
import type { ImageLayout } from './image-layout';
import { arrayOf } from './image-layout';
import { undoDifferences, undoFloatPlanes } from './predictor';

const machineIsLittle = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/** Turns the unpacked bytes of a block into numbers: byte order, predictor, bits, 16-bit floats, YCbCr. */
export function samplesOf(bytes: Uint8Array, rows: number, bands: number, layout: ImageLayout): TypedArray {
  const { bits, format, blockWidth, predictor, compression } = layout;
  if (bits < 8 || (format === 1 && bits < 16 && bits > 8))
    return unpackBits(bytes, rows, blockWidth * bands, bits);
  const size = bits / 8;
  // Copied: sources may hand out views of shared, unaligned bytes.
  const own = new Uint8Array(bytes);
  const rowBytes = blockWidth * bands * size;
  if (predictor === 3) {
    undoFloatPlanes(own, rowBytes, bands, size);
    if (!machineIsLittle) swap(own, size);
  } else if (layout.littleEndian !== machineIsLittle && compression !== 34887) swap(own, size);
  if (predictor === 2 && size < 8) {
    const unsigned = [Uint8Array, Uint16Array, Uint32Array][Math.log2(size)];
    undoDifferences(new unsigned(own.buffer), blockWidth * bands, bands);
  }
  if (format === 3 && bits === 16) return widenHalf(new Uint16Array(own.buffer));
  if (compression === 7 && layout.photometric === 6 && bands === 3) yCbCrToRgb(own);
  const construct = arrayOf[layout.dataType] as unknown as new (buffer: ArrayBuffer) => TypedArray;
  return new construct(own.buffer);
}

function swap(bytes: Uint8Array, size: number): void {
  if (size === 1) return;
  for (let i = 0; i + size <= bytes.length; i += size) bytes.subarray(i, i + size).reverse();
}

/** Samples of 1 to 15 bits, most significant bit first; each row starts on a byte. */
function unpackBits(bytes: Uint8Array, rows: number, rowLength: number, bits: number): TypedArray {
  const out = bits <= 8 ? new Uint8Array(rows * rowLength) : new Uint16Array(rows * rowLength);
  const rowBytes = Math.ceil((rowLength * bits) / 8);
  const maskOf = 2 ** bits - 1;
  for (let row = 0; row < rows; row++) {
    let place = row * rowBytes;
    let buffer = 0;
    let held = 0;
    for (let i = 0; i < rowLength; i++) {
      while (held < bits) {
        buffer = ((buffer << 8) | bytes[place++]) & 0xffffff;
        held += 8;
      }
      held -= bits;
      out[row * rowLength + i] = (buffer >>> held) & maskOf;
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

/** JFIF's YCbCr to RGB, in place on interleaved bytes. */
function yCbCrToRgb(bytes: Uint8Array): void {
  const clamped = new Uint8ClampedArray(bytes.buffer);
  for (let i = 0; i + 2 < bytes.length; i += 3) {
    const [y, blue, red] = [bytes[i], bytes[i + 1] - 128, bytes[i + 2] - 128];
    clamped[i] = y + 1.402 * red;
    clamped[i + 1] = y - 0.344136 * blue - 0.714136 * red;
    clamped[i + 2] = y + 1.772 * blue;
  }
}
