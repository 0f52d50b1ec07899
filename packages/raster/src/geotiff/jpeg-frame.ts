import { GepDataError } from '../gep-data-error';
import type { Subsampling } from './smooth-colors';

/** What a JPEG block must be to fill its tile or strip. */
export interface JpegFrame {
  readonly width: number;
  /** Of the tile or strip; a last strip may be lower. */
  readonly height: number;
  readonly bands: number;
  readonly bits: number;
}

/** Progressive pictures have about ten scans; a thousand of them over one small block would take minutes. */
const mostScans = 32;
/** Four tables of each kind take less; they are read again with every block. */
const mostTableBytes = 8192;

const processes: Readonly<Record<number, string>> = {
  0xc3: 'lossless',
  0xc5: 'differential',
  0xc6: 'differential',
  0xc7: 'differential',
  0xc9: 'arithmetic coding',
  0xca: 'arithmetic coding',
  0xcb: 'arithmetic coding',
  0xcd: 'arithmetic coding',
  0xce: 'arithmetic coding',
  0xcf: 'arithmetic coding',
};

/**
 * Looks at the markers of a JPEG stream (ITU T.81, annex B) before a decoder allocates by them: one frame of 8 bits
 * that fits the block, and a bounded number of scans. Gives how the second band, colour in YCbCr, is sampled.
 *
 * Throws GepDataError `tiff-unsupported-codec` naming the kind of JPEG, or Error saying what does not fit.
 */
export function checkJpegFrame(data: ArrayLike<number>, wanted: JpegFrame): Subsampling {
  if (wanted.bits !== 8) throw unsupported(`${wanted.bits} bits`);
  let frames = 0;
  let scans = 0;
  let subsampling: Subsampling = { across: 1, down: 1 };
  for (const { marker, at } of markersOf(data)) {
    if (marker === 0xda) scans++;
    const process = processes[marker];
    if (process) throw unsupported(process);
    if (marker < 0xc0 || marker > 0xc2) continue;
    frames++;
    const precision = data[at];
    if (precision !== 8) throw unsupported(`${precision} bits`);
    const height = data[at + 1] * 256 + data[at + 2];
    const width = data[at + 3] * 256 + data[at + 4];
    const bands = data[at + 5];
    if (width !== wanted.width || height < 1 || height > wanted.height || bands !== wanted.bands)
      throw new Error(
        `a JPEG of ${wanted.width} x ${wanted.height} x ${wanted.bands}, got ${width} x ${height} x ${bands}`,
      );
    for (let band = 0; band < bands; band++) {
      const factors = data[at + 7 + 3 * band];
      if (!isFactor(factors >> 4) || !isFactor(factors & 15)) throw new Error('sampling factors of 1 to 4');
    }
    const [first, second] = [data[at + 7], data[at + 10]];
    if (bands > 1) subsampling = { across: (first >> 4) / (second >> 4), down: (first & 15) / (second & 15) };
  }
  if (frames !== 1 || scans < 1 || scans > mostScans)
    throw new Error(`one frame of 1 to ${mostScans} scans, got ${frames} of ${scans}`);
  return subsampling;
}

/** Tables that all blocks of an image share hold no picture. Throws Error otherwise. */
export function checkJpegTables(tables: readonly number[]): void {
  if (tables.length > mostTableBytes) throw new Error(`at most ${mostTableBytes} bytes of JPEG tables`);
  for (const { marker } of markersOf(tables))
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4) throw new Error('JPEG tables without a frame');
}

/** Markers and the places of their contents. Coded picture data are passed over: there, 0xFF is followed by 0. */
function* markersOf(data: ArrayLike<number>): Generator<{ marker: number; at: number }> {
  for (let at = 0; at + 1 < data.length;) {
    const marker = data[at] === 0xff ? data[at + 1] : 0;
    if (marker === 0 || marker === 0xff) {
      at++;
      continue;
    }
    yield { marker, at: at + 4 };
    const bare = marker === 0xd8 || marker === 0xd9 || marker === 1 || (marker >= 0xd0 && marker <= 0xd7);
    at += bare ? 2 : 2 + Math.max(2, data[at + 2] * 256 + data[at + 3]);
  }
}

function isFactor(value: number): boolean {
  return value >= 1 && value <= 4;
}

function unsupported(kind: string): GepDataError {
  return new GepDataError(
    'tiff-unsupported-codec',
    `compression JPEG, ${kind}`,
    'baseline or progressive JPEG of 8 bits',
  );
}
