import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadedPart } from '../task';
import { dbfBytes } from './dbf-fixture';

/** Clockwise outer rings (and counter-clockwise holes), closed. */
export type FixtureRings = readonly (readonly (readonly [number, number])[])[];

export interface ShapefileFixture {
  /** Default: polygons. Lines have a ring a part, points one ring of one position. */
  readonly kind?: 'polygon' | 'line' | 'point';
  readonly rows: readonly {
    readonly rings: FixtureRings;
    readonly name: Uint8Array;
    readonly code: string;
  }[];
  readonly fieldNames?: readonly [Uint8Array, Uint8Array];
  readonly languageByte?: number;
  readonly prj?: string;
  readonly cpg?: string;
}

/** WGS 84 in degrees, as a PRJ file writes it. */
export const wgs84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

/** Bytes of the parts of a shapefile with a name and a code field (ESRI Shapefile Technical Description). */
export function shapefileBytes(fixture: ShapefileFixture): Map<string, Buffer> {
  const type = { point: 1, line: 3, polygon: 5 }[fixture.kind ?? 'polygon'];
  const records = fixture.rows.map(({ rings }) =>
    rings.length === 0 ? Buffer.alloc(4) : type === 1 ? pointRecord(rings) : partsRecord(type, rings),
  );
  const points = fixture.rows.flatMap(({ rings }) => rings.flat());
  const box = [
    Math.min(...points.map(([x]) => x)),
    Math.min(...points.map(([, y]) => y)),
    Math.max(...points.map(([x]) => x)),
    Math.max(...points.map(([, y]) => y)),
  ];
  const shp: Buffer[] = [];
  const shx: Buffer[] = [];
  let at = 100;
  records.forEach((record, i) => {
    const head = Buffer.alloc(8);
    head.writeInt32BE(i + 1, 0);
    head.writeInt32BE(record.length / 2, 4);
    shp.push(head, record);
    const entry = Buffer.alloc(8);
    entry.writeInt32BE(at / 2, 0);
    entry.writeInt32BE(record.length / 2, 4);
    shx.push(entry);
    at += 8 + record.length;
  });
  const parts = new Map([
    ['shp', Buffer.concat([header(type, at, box), ...shp])],
    ['shx', Buffer.concat([header(type, 100 + 8 * records.length, box), ...shx])],
    ['dbf', table(fixture)],
    ['prj', Buffer.from(fixture.prj ?? wgs84)],
  ]);
  if (fixture.cpg !== undefined) parts.set('cpg', Buffer.from(fixture.cpg));
  return parts;
}

/** Writes the parts into a folder and gives them back as an upload. */
export async function writeShapefile(
  folder: string,
  base: string,
  fixture: ShapefileFixture,
): Promise<UploadedPart[]> {
  const parts: UploadedPart[] = [];
  for (const [extension, bytes] of shapefileBytes(fixture)) {
    const name = `${base}.${extension}`;
    await writeFile(join(folder, name), bytes);
    parts.push({ name, path: join(folder, name) });
  }
  return parts;
}

function header(type: number, length: number, box: readonly number[]): Buffer {
  const bytes = Buffer.alloc(100);
  bytes.writeInt32BE(9994, 0);
  bytes.writeInt32BE(length / 2, 24);
  bytes.writeInt32LE(1000, 28);
  bytes.writeInt32LE(type, 32);
  box.forEach((value, i) => bytes.writeDoubleLE(value, 36 + i * 8));
  return bytes;
}

function pointRecord([[[x, y]]]: FixtureRings): Buffer {
  const bytes = Buffer.alloc(20);
  bytes.writeInt32LE(1, 0);
  bytes.writeDoubleLE(x, 4);
  bytes.writeDoubleLE(y, 12);
  return bytes;
}

function partsRecord(type: number, rings: FixtureRings): Buffer {
  const points = rings.flat();
  const bytes = Buffer.alloc(44 + rings.length * 4 + points.length * 16);
  bytes.writeInt32LE(type, 0);
  bytes.writeInt32LE(rings.length, 36);
  bytes.writeInt32LE(points.length, 40);
  let first = 0;
  rings.forEach((ring, i) => {
    bytes.writeInt32LE(first, 44 + i * 4);
    first += ring.length;
  });
  points.forEach(([x, y], i) => {
    bytes.writeDoubleLE(x, 44 + rings.length * 4 + i * 16);
    bytes.writeDoubleLE(y, 52 + rings.length * 4 + i * 16);
  });
  return bytes;
}

function table({ rows, fieldNames, languageByte }: ShapefileFixture): Buffer {
  const [name, code] = fieldNames ?? [Buffer.from('NAME'), Buffer.from('CODE')];
  return dbfBytes(
    [
      { name, letter: 'C', length: 40 },
      { name: code, letter: 'C', length: 6 },
    ],
    rows.map((row) => [row.name, Buffer.from(row.code, 'latin1')]),
    languageByte,
  );
}
