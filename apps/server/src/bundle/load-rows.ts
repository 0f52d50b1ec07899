import { fail } from '../error/gep-error';
import { unpack } from '../geodata/archive/open-archive';
import type { ArchivedFile } from '../geodata/archive/open-archive';
import { phrase } from '../message/phrase';
import { styleFault } from '../style/style-fault';
import type { Db } from '../store/database';
import { projectTables } from './project-tables';
import type { JsonRow, ProjectTable, RowMove } from './project-tables';
import type { OpenedBundle } from './read-bundle';
import { columnsOf, insertRows } from './row-queries';
import { rowsPath } from './write-rows';

const sentCharacters = 4_000_000;
/** A result with its statistics takes a tenth of it. */
const longestLine = 32_000_000;

/**
 * Writes the rows of a bundle as those of another project. Each is moved as the program knows the table: ids of the
 * bundle, and columns that this program does not have, never reach the database.
 * @throws GepError VALIDATION naming the file whose rows cannot be taken
 */
export async function loadRows(tx: Db, { archived }: OpenedBundle, move: RowMove): Promise<void> {
  for (const one of projectTables) {
    const path = rowsPath(one.table);
    const file = archived.get(path);
    if (!file) continue;
    const damaged = (): never => fail('VALIDATION', { field: path, rule: phrase('bundle.damaged-rows') });
    const columns = await columnsOf(tx, one.table);
    let rows: JsonRow[] = [];
    let characters = 0;
    for await (const line of linesOf(file, damaged)) {
      const row = rowOf(line) ?? damaged();
      checkStyle(one, row, path);
      const moved = one.moved(row, move);
      if (moved !== null) rows.push(moved);
      characters += line.length;
      if (characters < sentCharacters) continue;
      await insertRows(tx, one.table, columns, rows).catch(damaged);
      rows = [];
      characters = 0;
    }
    if (rows.length > 0) await insertRows(tx, one.table, columns, rows).catch(damaged);
  }
}

/** A style can hold drawings of its maker: it is checked as one that is saved. */
function checkStyle({ table }: ProjectTable, row: JsonRow, path: string): void {
  if (table !== 'layer_styles') return;
  const text = typeof row.layer_style === 'string' ? row.layer_style : '';
  const fault = styleFault(text, { geometry: row.layer_type === 5 ? 'raster' : 'polygon' });
  if (fault) fail('STYLE_INVALID', { ...fault }, path);
}

function rowOf(line: string): JsonRow | null {
  try {
    const value: unknown = JSON.parse(line);
    return isRow(value) ? value : null;
  } catch {
    return null;
  }
}

/** What JSON.parse gives is a row when it is an object. */
function isRow(value: unknown): value is JsonRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lines of bounded length. */
async function* linesOf(file: ArchivedFile, damaged: () => never): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  for await (const chunk of unpack(file, file.name)) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    if (rest.length > longestLine) damaged();
    yield* parts.filter((line) => line !== '');
  }
  if (rest !== '') yield rest;
}
