import { fieldType } from './tags';

/** One tag to write. `offsets` fields are filled with the places of the blocks. */
export interface TiffField {
  readonly tag: number;
  readonly type: 'short' | 'long' | 'double' | 'ascii';
  readonly values: readonly number[] | string;
}

/** A directory with its blocks of pixels; the writer adds the block offsets and lengths under the given tags. */
export interface TiffImage {
  readonly fields: readonly TiffField[];
  readonly blocks: readonly Uint8Array[];
  readonly offsetsTag: number;
  readonly lengthsTag: number;
}

const largest = 2 ** 32 - 1;

/** Lays images out as a little-endian classic TIFF: directories first, then the blocks. Throws RangeError from 4 GiB on. */
export function writeTiff(images: readonly TiffImage[]): Uint8Array {
  const tables = images.map(({ fields, blocks, offsetsTag, lengthsTag }) => {
    const zeros = new Array<number>(blocks.length).fill(0);
    const all: TiffField[] = [
      ...fields,
      { tag: offsetsTag, type: 'long', values: zeros },
      { tag: lengthsTag, type: 'long', values: blocks.map(({ length }) => length) },
    ];
    return all.sort((a, b) => a.tag - b.tag);
  });
  const heads = tables.map((fields) => fields.reduce((sum, field) => sum + 12 + outside(field), 6));
  let place = heads.reduce((sum, size) => sum + size, 8);
  const places = images.map(({ blocks }) =>
    blocks.map((block) => {
      const at = place;
      place += even(block.length);
      return at;
    }),
  );
  if (place > largest) throw new RangeError(`grids: got ${place} bytes, allowed: a file below 4 GiB`);
  const bytes = new Uint8Array(place);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0x4949);
  view.setUint16(2, 42, true);
  view.setUint32(4, 8, true);
  let start = 8;
  tables.forEach((fields, i) => {
    const next = i + 1 < tables.length ? start + heads[i] : 0;
    const filled = fields.map((field) =>
      field.tag === images[i].offsetsTag ? { ...field, values: places[i] } : field,
    );
    writeDirectory(view, start, filled, next);
    start += heads[i];
    images[i].blocks.forEach((block, k) => bytes.set(block, places[i][k]));
  });
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
