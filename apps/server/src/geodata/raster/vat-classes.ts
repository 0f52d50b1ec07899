import { refuse } from '../geodata-error';
import type { GeodataWarning } from '../problem-codes';
import type { SeriesMember } from '../series/series-members';
import { openAttributeTable } from '../shapefile/attribute-table';
import { chooseEncoding } from '../text-encoding';
import { nameColumn, valueColumn } from './class-columns';

/** More than 100,000 classes in rows of usual width. */
const mostBytes = 50_000_000;

/** Names of classes by value, and what was noticed about their encoding. */
export interface VatClasses {
  readonly names: ReadonlyMap<number, string>;
  readonly warnings: readonly GeodataWarning[];
}

/**
 * Names of the classes of a raster from the attribute table that ArcGIS writes beside it (`.vat.dbf`, with its
 * encoding in `.vat.cpg`). None without a table, a column of values and one of names.
 * @param raster name of the raster's file, for messages
 * @throws GeodataError for what is not a dBASE table
 */
export async function vatClasses(beside: SeriesMember['beside'], raster: string): Promise<VatClasses> {
  const dbf = beside('.vat.dbf');
  if (!dbf) return { names: new Map(), warnings: [] };
  const name = `${raster}.vat.dbf`;
  const table = openAttributeTable(await whole(dbf, name), name);
  const cpg = beside('.vat.cpg');
  const cpgName = `${raster}.vat.cpg`;
  const sign = cpg && { name: cpgName, text: (await whole(cpg, cpgName)).toString('latin1').slice(0, 64) };
  const { decode, warnings } = chooseEncoding(table, { name, cpg: sign });
  const fields = table.fields(decode);
  const columns = fields.map((field) => ({ name: field.name, isText: field.type === 'text' }));
  const [valueAt, nameAt] = [valueColumn(columns), nameColumn(columns)];
  const names = new Map<number, string>();
  if (valueAt < 0 || nameAt < 0) return { names, warnings };
  for (let i = 0; i < table.rowCount; i++) {
    if (table.isDeleted(i)) continue;
    const row = table.row(i, decode);
    const [value, text] = [row[fields[valueAt].name], row[fields[nameAt].name]];
    if (typeof value === 'number' && Number.isInteger(value) && typeof text === 'string')
      names.set(value, text);
  }
  return { names, warnings };
}

async function whole(chunks: AsyncIterable<Uint8Array>, name: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes)
      refuse('vector-too-large', name, `${mostBytes} bytes at most`, {
        args: { bytes, limit: mostBytes, unit: 'bytes' },
      });
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}
