import { deflateSync } from 'node:zlib';
import { tag } from '../src/geotiff/tags';
import { GepDataError } from '../src/index';
import { readGeoTiff } from '../src/node';
import { strip, tiff } from './made-tiff';

/*
 * Reads small files that are as large as they may be when they are unpacked, and some that are larger, in a separate
 * process so that its memory can be measured. Prints a `GiantReport` as JSON.
 */
export interface GiantReport {
  /** `read` or the code of the error, by file. */
  readonly ends: Readonly<Record<string, string>>;
  /** Most memory that the process ever held. */
  readonly megabytes: number;
}

/** A Zstandard frame of blocks that repeat one byte (RFC 8878). */
function zstd(size: number): Uint8Array {
  const block = 128 * 1024;
  const frame = [0x28, 0xb5, 0x2f, 0xfd, 0x80, 0x58, ...littleEndian(size, 4)];
  for (let left = size; left > 0; left -= block) {
    const last = left <= block ? 1 : 0;
    frame.push(...littleEndian(last | (1 << 1) | (Math.min(left, block) << 3), 3), 7);
  }
  return Uint8Array.from(frame);
}

function littleEndian(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, i) => (value >>> (8 * i)) & 255);
}

/** Runs of 128 equal bytes. */
function packBits(size: number): Uint8Array {
  return Uint8Array.from({ length: 2 * Math.ceil(size / 128) }, (_, i) => (i % 2 === 0 ? 129 : 7));
}

const inOneStrip = (side: number, compression: number, stored: Uint8Array): Uint8Array =>
  tiff(strip(side, side, compression, stored.length), stored);
const bytes = (side: number): Uint8Array => new Uint8Array(side * side).fill(7);

const files: Readonly<Record<string, Uint8Array>> = {
  'sparse 9000': tiff(strip(9000, 9000, 8, 0)),
  'sparse 30000': tiff(strip(30_000, 30_000, 8, 0)),
  'deflate 7000': inOneStrip(7000, 8, deflateSync(bytes(7000))),
  'deflate 12000': inOneStrip(12_000, 8, deflateSync(bytes(12_000))),
  'packbits 7000': inOneStrip(7000, 32773, packBits(7000 ** 2)),
  'packbits 12000': inOneStrip(12_000, 32773, packBits(12_000 ** 2)),
  'zstd 6000': inOneStrip(6000, 50000, zstd(6000 ** 2)),
  'zstd 12000': inOneStrip(12_000, 50000, zstd(12_000 ** 2)),
  'sixty bands': (() => {
    const stored = deflateSync(new Uint8Array(60 * 1000 ** 2).fill(7));
    return tiff({ ...strip(1000, 1000, 8, stored.length), [tag.samplesPerPixel]: 60 }, stored);
  })(),
};

const ends: Record<string, string> = {};
for (const [name, file] of Object.entries(files)) {
  try {
    const [{ data }] = await readGeoTiff(file);
    ends[name] = `read ${data[data.length - 1]}`;
  } catch (error) {
    if (!(error instanceof GepDataError)) throw error;
    ends[name] = error.code;
  }
}
const report: GiantReport = { ends, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) };
process.stdout.write(JSON.stringify(report));
