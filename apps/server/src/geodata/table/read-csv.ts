import { plainNumber } from '@gep/ecosystem-models/table-checks';
import Papa from 'papaparse';
import { refuse } from '../geodata-error';
import type { TableContents, TableLimits } from '../task';
import { chooseEncoding } from '../text-encoding';
import { cellGrid } from './cell-grid';
import { textPieces } from '../text-pieces';

const separators = [',', '\t', ';', '|'];

/**
 * A table as text: separated by commas, tabs, semicolons or bars, as its first line shows. Texts that are plain decimal
 * numbers become numbers.
 */
export function readCsv(bytes: Uint8Array, at: string, limits: TableLimits, chosen?: string): TableContents {
  if (bytes.includes(0)) refuse('table-format', at, 'an XLSX workbook or CSV');
  const { encoding, source, candidates, warnings } = chooseEncoding(textPieces(bytes), { name: at, chosen });
  // Empty rows at the end are none.
  const text = new TextDecoder(encoding).decode(bytes).trimEnd();
  const grid = cellGrid(at, limits);
  let row = 0;
  Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    step({ data, errors }) {
      if (errors.some(({ type }) => type === 'Quotes'))
        refuse('table-quotes', at, 'quotation marks in pairs', { args: { row: row + 1 } });
      data.forEach((cell, column) => {
        const plain = cell.trim();
        grid.put(row, column, plainNumber(plain) ?? plain);
      });
      row++;
    },
  });
  return {
    format: 'csv',
    sheet: null,
    encoding,
    encodingSource: source,
    candidates,
    ...grid.finish(),
    warnings,
  };
}

/** The separator that divides the first line into most names. */
function separatorOf(text: string): string {
  const names = separators.map(
    (delimiter) => Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.length ?? 0,
  );
  return separators[names.indexOf(Math.max(...names))];
}
