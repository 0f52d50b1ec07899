import type { GeoJsonFeature } from '@gep/map-engine/layer';
import { parseDbf, parseShp } from 'shpjs';
import { wholeShapes, wholeTable } from './check-shapefile';
import { OwnFault } from './own-fault';
import type { ReadFeatures } from './read-geojson';
import { bytesOf, textEncoding } from './source-file';

/** The files of one shapefile, by their extensions in lower case. */
export type ShapefileParts = ReadonlyMap<string, File>;

/**
 * Shapes and attributes. The .cpg names the encoding of the texts; without it they are UTF-8 where they can be, else
 * GB18030.
 * @throws OwnFault `parts`, `damaged`, `rows`, `features`
 */
export async function readShapefile(parts: ShapefileParts): Promise<ReadFeatures> {
  const [any] = parts.values();
  const [shp, dbf] = [parts.get('shp'), parts.get('dbf')];
  if (!shp || !dbf)
    throw new OwnFault(any.name, 'parts', {
      missing: [!shp && '.shp', !dbf && '.dbf'].filter(Boolean).join(' '),
    });
  const [shapes, dbase] = await Promise.all([bytesOf(shp), bytesOf(dbf)]);
  const records = wholeShapes(shapes, shp.name);
  const table = wholeTable(dbase, dbf.name);
  const prj = await textOfPart(parts.get('prj'));
  const geometries = guarded(shp.name, () => parseShp(records));
  if (table.rows !== geometries.length)
    throw new OwnFault(dbf.name, 'rows', { shapes: geometries.length, rows: table.rows });
  const encoding = encodingOf(table.content, await textOfPart(parts.get('cpg')));
  const rows = guarded(dbf.name, () => parseDbf(table.bytes, encoding));
  const features = geometries.flatMap((geometry, row): GeoJsonFeature[] =>
    table.deleted.has(row) ? [] : [{ id: row, geometry, properties: plainRow(rows[row]) }],
  );
  return { features, crs: prj === '' ? null : prj };
}

/** Shapes that break in the middle of a record make the reader fall over the end of it. */
function guarded<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch {
    throw new OwnFault(file, 'damaged');
  }
}

async function textOfPart(part: File | undefined): Promise<string> {
  if (!part || part.size === 0 || part.size > 65536) return '';
  return new TextDecoder()
    .decode(await bytesOf(part))
    .replaceAll('\0', '')
    .trim();
}

/** What a .cpg says, where it is known and not contradicted by the texts; else UTF-8 or GB18030. */
function encodingOf(texts: Uint8Array, cpg: string): string {
  const name = cpg.toLowerCase();
  const found = textEncoding(texts);
  const chinese = /^(cp|ms)?936$|^gbk$|^gb2312$/.test(name)
    ? 'gb18030'
    : name.replace(/^(cp)?65001$/, 'utf-8');
  for (const label of [chinese, `windows-${name.replace(/^(cp|ansi )/, '')}`]) {
    try {
      const { encoding } = new TextDecoder(label);
      return encoding === 'utf-8' ? found : encoding;
    } catch {
      // The next spelling.
    }
  }
  return found;
}

/** Dates as people write them, and nothing where a number is missing. */
function plainRow(row: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const entries = Object.entries(row).map(([name, value]) => {
    if (value instanceof Date) return [name, Number.isNaN(value.getTime()) ? null : dayOf(value)];
    return [name, Number.isNaN(value) || value === '' ? null : value];
  });
  return Object.fromEntries(entries);
}

const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
