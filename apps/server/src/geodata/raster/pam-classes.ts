import { readXml } from '../read-xml';
import { nameColumn, valueColumn } from './class-columns';

/** What a file says about a raw value: its name, its colour. */
export interface ClassWords {
  readonly name?: string;
  /** Red, green and blue, 0-255. */
  readonly color?: readonly [number, number, number];
}

/** What a column of a raster attribute table holds, by GDAL's numbers (GDALRATFieldUsage). */
const usage = { name: 2, min: 3, minMax: 5, red: 6, green: 7, blue: 8 };
const mostRows = 100_000;

interface Column {
  name: string;
  /** 0 whole numbers, 1 numbers, 2 text. */
  type: number;
  usage: number;
}

/**
 * Names and colours of the classes of a raster's first band, from GDAL's file beside it (`.aux.xml`, PAM): its attribute
 * table, else its list of categories and its colours, which count values from 0. Throws what `readXml` throws.
 */
export async function pamClasses(
  chunks: AsyncIterable<Uint8Array>,
  at: string,
): Promise<ReadonlyMap<number, ClassWords>> {
  const categories: string[] = [];
  const colors: (readonly [number, number, number])[] = [];
  const columns: Column[] = [];
  const rows: string[][] = [];
  let isFirstBand = false;
  let text = '';
  await readXml(chunks, at, {
    open(name, attributes) {
      text = '';
      if (name === 'PAMRasterBand') isFirstBand = attributes.band === '1';
      if (!isFirstBand) return;
      if (name === 'Entry')
        colors.push([Number(attributes.c1), Number(attributes.c2), Number(attributes.c3)]);
      if (name === 'FieldDefn') columns.push({ name: '', type: 0, usage: 0 });
      if (name === 'Row' && rows.length < mostRows) rows.push([]);
    },
    text(piece) {
      text += piece;
    },
    close(name) {
      if (!isFirstBand) return;
      const column = columns.at(-1);
      if (name === 'Category' && categories.length < mostRows) categories.push(text.trim());
      if (name === 'F') rows.at(-1)?.push(text.trim());
      if (name === 'Name' && column) column.name = text.trim();
      if (name === 'Type' && column) column.type = Number(text);
      if (name === 'Usage' && column) column.usage = Number(text);
      if (name === 'PAMRasterBand') isFirstBand = false;
    },
  });
  const found = new Map<number, ClassWords>();
  colors.forEach((color, value) => found.set(value, { color }));
  categories.forEach((name, value) => {
    if (name !== '') found.set(value, { ...found.get(value), name });
  });
  for (const [value, words] of tableClasses(columns, rows))
    found.set(value, { ...found.get(value), ...words });
  return found;
}

/** The classes of an attribute table; a table without a column of values counts them from 0. */
function tableClasses(columns: readonly Column[], rows: readonly string[][]): [number, ClassWords][] {
  const used = (...kinds: number[]): number => columns.findIndex((column) => kinds.includes(column.usage));
  const or = (first: number, second: () => number): number => (first >= 0 ? first : second());
  // Columns of tables that say no usage are known by their names.
  const named = columns.map(({ name, type }) => ({ name, isText: type === 2 }));
  const valueAt = or(used(usage.minMax, usage.min), () => valueColumn(named));
  const nameAt = or(used(usage.name), () => nameColumn(named));
  const colorAt = [usage.red, usage.green, usage.blue].map((kind) => used(kind));
  return rows.flatMap((cells, row): [number, ClassWords][] => {
    const value = valueAt < 0 ? row : Number(cells[valueAt]);
    if (!Number.isInteger(value)) return [];
    const name = cells[nameAt] ?? '';
    const color = colorOf(colorAt.map((place) => [Number(cells[place]), columns[place]?.type ?? 0]));
    return [[value, { ...(name !== '' && { name }), ...(color && { color }) }]];
  });
}

/** Colours are whole numbers up to 255, or numbers up to 1. */
function colorOf(parts: readonly (readonly [number, number])[]): [number, number, number] | null {
  const [red, green, blue] = parts.map(([part, type]) => Math.round(type === 1 ? part * 255 : part));
  return [red, green, blue].every((part) => part >= 0 && part <= 255) ? [red, green, blue] : null;
}
