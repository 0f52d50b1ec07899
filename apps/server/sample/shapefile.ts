import { Buffer } from 'node:buffer';

/** Polygons with text attributes, to be written as a shapefile. Outer rings are clockwise and closed. */
export interface ShapefileInput {
  readonly fields: readonly { readonly name: string; readonly bytes: number }[];
  readonly rows: readonly {
    readonly rings: readonly (readonly (readonly [number, number])[])[];
    readonly values: readonly string[];
  }[];
  /** Coordinate system as ESRI WKT. */
  readonly prj: string;
}

type Box = [number, number, number, number];

function boxOf(rings: ShapefileInput['rows'][number]['rings']): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of rings.flat()) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

function polygonRecord(rings: ShapefileInput['rows'][number]['rings']): Buffer {
  const points = rings.flat();
  const record = Buffer.alloc(44 + 4 * rings.length + 16 * points.length);
  record.writeInt32LE(5, 0);
  boxOf(rings).forEach((value, i) => record.writeDoubleLE(value, 4 + 8 * i));
  record.writeInt32LE(rings.length, 36);
  record.writeInt32LE(points.length, 40);
  let start = 0;
  rings.forEach((ring, i) => {
    record.writeInt32LE(start, 44 + 4 * i);
    start += ring.length;
  });
  points.forEach(([x, y], i) => {
    record.writeDoubleLE(x, 44 + 4 * rings.length + 16 * i);
    record.writeDoubleLE(y, 52 + 4 * rings.length + 16 * i);
  });
  return record;
}

function header(words: number, box: Box): Buffer {
  const head = Buffer.alloc(100);
  head.writeInt32BE(9994, 0);
  head.writeInt32BE(words, 24);
  head.writeInt32LE(1000, 28);
  head.writeInt32LE(5, 32);
  box.forEach((value, i) => head.writeDoubleLE(value, 36 + 8 * i));
  return head;
}

function table({ fields, rows }: ShapefileInput): Buffer {
  const rowBytes = 1 + fields.reduce((sum, field) => sum + field.bytes, 0);
  const headBytes = 33 + 32 * fields.length;
  const bytes = Buffer.alloc(headBytes + rowBytes * rows.length + 1, 0x20);
  bytes.fill(0, 0, headBytes);
  bytes.writeUInt8(3, 0);
  bytes.set([124, 1, 1], 1);
  bytes.writeUInt32LE(rows.length, 4);
  bytes.writeUInt16LE(headBytes, 8);
  bytes.writeUInt16LE(rowBytes, 10);
  fields.forEach((field, i) => {
    bytes.write(field.name, 32 + 32 * i, 10, 'utf8');
    bytes.write('C', 43 + 32 * i, 'latin1');
    bytes.writeUInt8(field.bytes, 48 + 32 * i);
  });
  bytes.writeUInt8(0x0d, headBytes - 1);
  rows.forEach(({ values }, row) => {
    let at = headBytes + rowBytes * row + 1;
    fields.forEach((field, i) => {
      bytes.write(values[i] ?? '', at, field.bytes, 'utf8');
      at += field.bytes;
    });
  });
  bytes.writeUInt8(0x1a, bytes.length - 1);
  return bytes;
}

/**
 * Writes polygons as the parts of a shapefile with UTF-8 attributes (ESRI Shapefile Technical Description, 1998).
 *
 * @returns the bytes by extension: shp, shx, dbf, prj, cpg.
 */
export function writeShapefile(input: ShapefileInput): Record<'shp' | 'shx' | 'dbf' | 'prj' | 'cpg', Buffer> {
  const records = input.rows.map(({ rings }) => polygonRecord(rings));
  const box = boxOf(input.rows.flatMap(({ rings }) => rings));
  const shp: Buffer[] = [];
  const shx: Buffer[] = [];
  let words = 50;
  records.forEach((record, i) => {
    const head = Buffer.alloc(8);
    head.writeInt32BE(i + 1, 0);
    head.writeInt32BE(record.length / 2, 4);
    const entry = Buffer.alloc(8);
    entry.writeInt32BE(words, 0);
    entry.writeInt32BE(record.length / 2, 4);
    shp.push(head, record);
    shx.push(entry);
    words += 4 + record.length / 2;
  });
  return {
    shp: Buffer.concat([header(words, box), ...shp]),
    shx: Buffer.concat([header(50 + 4 * records.length, box), ...shx]),
    dbf: table(input),
    prj: Buffer.from(input.prj, 'utf8'),
    cpg: Buffer.from('UTF-8', 'utf8'),
  };
}
