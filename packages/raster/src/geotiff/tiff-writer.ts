import { fieldType } from './tags';

/** One tag to write. */
export interface TiffField {
  readonly tag: number;
  readonly type: 'short' | 'long' | 'double' | 'ascii';
  readonly values: readonly number[] | string;
}

/** A directory and the sizes of its blocks of pixels, whose places and lengths are written under the given tags. */
export interface TiffDirectory {
  readonly fields: readonly TiffField[];
  /** Bytes of each block. */
  readonly lengths: readonly number[];
  readonly offsetsTag: number;
  readonly lengthsTag: number;
}

/** A directory with its blocks of pixels. */
export interface TiffImage extends Omit<TiffDirectory, 'lengths'> {
  readonly blocks: readonly Uint8Array[];
}

/** How a file is laid out beside its directories. */
export interface TiffLayoutOptions {
  /** Bytes between the header and the first directory. */
  readonly preface?: Uint8Array;
  /** Bytes kept free before and behind each block. */
  readonly before?: number;
  readonly behind?: number;
  /** Blocks of the last directory come first. */
  readonly lastFirst?: boolean;
}

/** Everything before the blocks of a file, and where each block of each directory goes. */
export interface TiffLayout {
  readonly head: Uint8Array;
  readonly places: readonly (readonly number[])[];
  /** Bytes of the whole file. */
  readonly size: number;
}

const largest = 2 ** 32 - 1;
const headerBytes = 8;

/**
 * Lays out a little-endian classic TIFF: header and directories first, then the blocks. Throws RangeError from 4 GiB on.
 */
export function layOutTiff(
  directories: readonly TiffDirectory[],
  { preface = new Uint8Array(0), before = 0, behind = 0, lastFirst = false }: TiffLayoutOptions = {},
): TiffLayout {
  const tables = directories.map(({ fields, lengths, offsetsTag, lengthsTag }) => {
    const all: TiffField[] = [
      ...fields,
      { tag: offsetsTag, type: 'long', values: lengths },
      { tag: lengthsTag, type: 'long', values: lengths },
    ];
    return all.sort((a, b) => a.tag - b.tag);
  });
  const heads = tables.map((fields) => fields.reduce((sum, field) => sum + 12 + outside(field), 6));
  const first = headerBytes + even(preface.length);
  let size = heads.reduce((sum, bytes) => sum + bytes, first);
  const head = new Uint8Array(size);
  const places = directories.map((): readonly number[] => []);
  const order = directories.map((_, i) => i);
  for (const i of lastFirst ? order.reverse() : order)
    places[i] = directories[i].lengths.map((length) => {
      const at = size + before;
      size = at + even(length + behind);
      return at;
    });
  if (size > largest) throw new RangeError(`grids: got ${size} bytes, allowed: a file below 4 GiB`);
  const view = new DataView(head.buffer);
  view.setUint16(0, 0x4949);
  view.setUint16(2, 42, true);
  view.setUint32(4, first, true);
  head.set(preface, headerBytes);
  let start = first;
  tables.forEach((fields, i) => {
    const next = i + 1 < tables.length ? start + heads[i] : 0;
    const { offsetsTag } = directories[i];
    const placed = fields.map((field) =>
      field.tag === offsetsTag ? { ...field, values: places[i] } : field,
    );
    writeDirectory(view, start, placed, next);
    start += heads[i];
  });
  return { head, places, size };
}

/** Bytes of a whole file. Throws RangeError from 4 GiB on. */
export function writeTiff(images: readonly TiffImage[]): Uint8Array {
  const { head, places, size } = layOutTiff(
    images.map(({ blocks, ...image }) => ({ ...image, lengths: blocks.map(({ length }) => length) })),
  );
  const bytes = new Uint8Array(size);
  bytes.set(head);
  images.forEach(({ blocks }, i) => blocks.forEach((block, k) => bytes.set(block, places[i][k])));
  return bytes;
}

function writeDirectory(view: DataView, start: number, fields: readonly TiffField[], next: number): void {
  view.setUint16(start, fields.length, true);
  let far = start + 2 + 12 * fields.length + 4;
  fields.forEach((field, i) => {
    const entry = start + 2 + 12 * i;
    const values = numbersOf(field);
    view.setUint16(entry, field.tag, true);
    view.setUint16(entry + 2, fieldType[field.type].code, true);
    view.setUint32(entry + 4, values.length, true);
    const size = outside(field);
    if (size > 0) view.setUint32(entry + 8, far, true);
    const place = size > 0 ? far : entry + 8;
    values.forEach((value, k) => put[field.type](view, place + k * fieldType[field.type].bytes, value));
    far += size;
  });
  view.setUint32(start + 2 + 12 * fields.length, next, true);
}

const put: Record<TiffField['type'], (view: DataView, at: number, value: number) => void> = {
  short: (view, at, value) => view.setUint16(at, value, true),
  long: (view, at, value) => view.setUint32(at, value, true),
  double: (view, at, value) => view.setFloat64(at, value, true),
  ascii: (view, at, value) => view.setUint8(at, value),
};

function numbersOf({ values }: TiffField): readonly number[] {
  return typeof values === 'string' ? [...new TextEncoder().encode(values), 0] : values;
}

/** Bytes that a value takes behind the directory: none when it fits into the entry. */
function outside(field: TiffField): number {
  const size = numbersOf(field).length * fieldType[field.type].bytes;
  return size <= 4 ? 0 : even(size);
}

function even(size: number): number {
  return size + (size & 1);
}
