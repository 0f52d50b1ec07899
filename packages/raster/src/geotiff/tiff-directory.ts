import { GepDataError } from '../gep-data-error';
import type { ByteSource } from './byte-source';
import { fieldType, limit, tag } from './tags';

/** A value of a tag: numbers, or text for ASCII. */
export type TagValue = readonly number[] | string;

/** One image file directory: values that were read with it, and where lists of offsets are. */
export interface TiffDirectory {
  readonly values: ReadonlyMap<number, TagValue>;
}

export interface TiffFile {
  readonly littleEndian: boolean;
  readonly bigTiff: boolean;
  readonly directories: readonly TiffDirectory[];
}

interface Reader {
  readonly source: ByteSource;
  readonly littleEndian: boolean;
  readonly bigTiff: boolean;
  readonly signal: AbortSignal | undefined;
  /** Values that further tags of the file may hold. */
  valuesLeft: number;
}

const byCode = new Map<number, (typeof fieldType)[keyof typeof fieldType]>(
  Object.values(fieldType).map((type) => [type.code, type]),
);
const readAhead = 16 * 1024;

/**
 * Reads the header and all image file directories of a TIFF or BigTIFF.
 * Throws GepDataError: `tiff-not-recognized`, `tiff-truncated`, `tiff-directory-loop`, `tiff-size-limit`.
 */
export async function readTiffDirectories(source: ByteSource, signal?: AbortSignal): Promise<TiffFile> {
  const head = await source.read(0, readAhead, signal);
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const order = head.length >= 8 ? view.getUint16(0, false) : 0;
  if (order !== 0x4949 && order !== 0x4d4d) throw notRecognized();
  const littleEndian = order === 0x4949;
  const magic = view.getUint16(2, littleEndian);
  const bigTiff = magic === 43;
  if ((magic !== 42 && !bigTiff) || (bigTiff && (head.length < 16 || view.getUint16(4, littleEndian) !== 8)))
    throw notRecognized();
  const reader: Reader = { source, littleEndian, bigTiff, signal, valuesLeft: limit.tagValues };
  const seen = new Set<number>();
  const directories: TiffDirectory[] = [];
  let offset = bigTiff ? Number(view.getBigUint64(8, littleEndian)) : view.getUint32(4, littleEndian);
  while (offset !== 0) {
    const at = `directory ${directories.length}`;
    if (seen.has(offset))
      throw new GepDataError('tiff-directory-loop', at, 'directories that each occur once');
    if (directories.length >= limit.directories)
      throw new GepDataError('tiff-size-limit', at, `at most ${limit.directories} directories`);
    seen.add(offset);
    const { values, next } = await readDirectory(reader, offset, at);
    directories.push({ values });
    offset = next;
  }
  if (directories.length === 0) throw notRecognized();
  return { littleEndian, bigTiff, directories };
}

async function readDirectory(reader: Reader, offset: number, at: string) {
  const { littleEndian, bigTiff } = reader;
  const [countBytes, entryBytes, offsetBytes] = bigTiff ? [8, 20, 8] : [2, 12, 4];
  // One read serves most directories; values behind it are served from it too.
  const block = await readBytes(reader, offset, readAhead, countBytes, at);
  const blockView = viewOf(block);
  const count = bigTiff
    ? Number(blockView.getBigUint64(0, littleEndian))
    : blockView.getUint16(0, littleEndian);
  if (count === 0 || count > limit.entries)
    throw new GepDataError('tiff-size-limit', at, `1 to ${limit.entries} tags, got ${count}`);
  const length = countBytes + count * entryBytes;
  const table =
    length + offsetBytes <= block.length
      ? block
      : await readBytes(reader, offset, length + offsetBytes, length, at);
  const view = viewOf(table);
  const values = new Map<number, TagValue>();
  for (let i = 0; i < count; i++) {
    const entry = countBytes + i * entryBytes;
    const id = view.getUint16(entry, littleEndian);
    const type = byCode.get(view.getUint16(entry + 2, littleEndian));
    const items = bigTiff
      ? Number(view.getBigUint64(entry + 4, littleEndian))
      : view.getUint32(entry + 4, littleEndian);
    // Unknown types and tags that nobody reads are skipped, as the TIFF standard asks; of a tag that occurs
    // twice the first counts, as in libtiff.
    if (!type || !known.has(id) || values.has(id)) continue;
    const bytes = items * type.bytes;
    if (items > reader.valuesLeft)
      throw new GepDataError(
        'tiff-size-limit',
        `${at}, tag ${id}`,
        `at most ${limit.tagValues} values in all tags together`,
      );
    reader.valuesLeft -= items;
    const place = entry + (bigTiff ? 12 : 8);
    if (bytes <= offsetBytes) {
      values.set(id, decode(view, place, type.code, items, littleEndian));
      continue;
    }
    const far = bigTiff
      ? Number(view.getBigUint64(place, littleEndian))
      : view.getUint32(place, littleEndian);
    const inside = far >= offset && far + bytes <= offset + table.length;
    const data = inside
      ? table.subarray(far - offset, far - offset + bytes)
      : await readBytes(reader, far, bytes, bytes, `${at}, tag ${id}`);
    values.set(id, decode(viewOf(data), 0, type.code, items, littleEndian));
  }
  // A file cut right behind its last entry has no further directory.
  const hasNext = table.length >= length + offsetBytes;
  const next = !hasNext
    ? 0
    : bigTiff
      ? Number(view.getBigUint64(length, littleEndian))
      : view.getUint32(length, littleEndian);
  return { values, next };
}

const known: ReadonlySet<number> = new Set(Object.values(tag));

async function readBytes(
  reader: Reader,
  offset: number,
  length: number,
  need: number,
  at: string,
): Promise<Uint8Array> {
  const end = reader.source.size ?? Number.MAX_SAFE_INTEGER;
  if (!Number.isSafeInteger(offset) || offset + need > end) throw truncated(at, offset + need, end);
  const bytes = await reader.source.read(offset, length, reader.signal);
  if (bytes.length < need) throw truncated(at, offset + need, offset + bytes.length);
  return bytes;
}

function decode(view: DataView, offset: number, type: number, count: number, little: boolean): TagValue {
  if (type === fieldType.ascii.code) {
    const bytes = new Uint8Array(view.buffer, view.byteOffset + offset, count);
    const end = bytes.length > 0 && bytes[count - 1] === 0 ? count - 1 : count;
    return new TextDecoder().decode(bytes.subarray(0, end));
  }
  const read = readers[type];
  const size = byCode.get(type)?.bytes ?? 1;
  return Array.from({ length: count }, (_, i) => read(view, offset + i * size, little));
}

const readers: Record<number, (view: DataView, offset: number, little: boolean) => number> = {
  1: (view, at) => view.getUint8(at),
  3: (view, at, little) => view.getUint16(at, little),
  4: (view, at, little) => view.getUint32(at, little),
  5: (view, at, little) => view.getUint32(at, little) / view.getUint32(at + 4, little),
  6: (view, at) => view.getInt8(at),
  7: (view, at) => view.getUint8(at),
  8: (view, at, little) => view.getInt16(at, little),
  9: (view, at, little) => view.getInt32(at, little),
  10: (view, at, little) => view.getInt32(at, little) / view.getInt32(at + 4, little),
  11: (view, at, little) => view.getFloat32(at, little),
  12: (view, at, little) => view.getFloat64(at, little),
  13: (view, at, little) => view.getUint32(at, little),
  16: (view, at, little) => Number(view.getBigUint64(at, little)),
  17: (view, at, little) => Number(view.getBigInt64(at, little)),
  18: (view, at, little) => Number(view.getBigUint64(at, little)),
};

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function notRecognized(): GepDataError {
  return new GepDataError('tiff-not-recognized', 'header', 'a TIFF or BigTIFF file with at least one image');
}

function truncated(at: string, need: number, have: number): GepDataError {
  return new GepDataError('tiff-truncated', at, `a file of at least ${need} bytes, got ${have}`);
}
