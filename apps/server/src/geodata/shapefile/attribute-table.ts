import { refuse } from '../geodata-error';
import { geodataLimits } from '../limits';
import type { GeodataWarning } from '../problem-codes';
import type { AttributeField, AttributeRow, AttributeValue } from '../task';
import type { Decode, TextSource } from '../text-encoding';

/** A dBASE table whose text is still bytes. */
export interface AttributeTable extends TextSource {
  readonly rowCount: number;
  fields(decode: Decode): AttributeField[];
  row(index: number, decode: Decode): AttributeRow;
  /** Rows marked as deleted. */
  isDeleted(index: number): boolean;
  readonly warnings: readonly GeodataWarning[];
}

interface Column {
  readonly nameBytes: Uint8Array;
  readonly letter: string;
  readonly start: number;
  readonly length: number;
}

const typeOfLetter: Readonly<Record<string, AttributeField['type']>> = {
  C: 'text',
  N: 'number',
  F: 'number',
  D: 'date',
  L: 'logical',
};

/**
 * Opens a .dbf (dBASE III/IV layout). Throws `vector-part-empty`, `-damaged`, `-truncated`, `vector-no-fields` or
 * `vector-too-large`. Everything is read by offsets that were checked against the file's length.
 */
export function openAttributeTable(bytes: Uint8Array, name: string): AttributeTable {
  if (bytes.byteLength === 0) refuse('vector-part-empty', name, 'a file with content');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 33) refuse('vector-part-damaged', name, 'a dBASE table');
  const rowCount = view.getUint32(4, true);
  const headerLength = view.getUint16(8, true);
  const rowLength = view.getUint16(10, true);
  // Bits 0-2 are the version: 3 (III, IV, FoxPro) or 4 (level 7 is another layout).
  if ((bytes[0] & 7) !== 3 || headerLength < 33 || rowLength < 1)
    refuse('vector-part-damaged', name, 'a dBASE III or IV table');
  if (headerLength > bytes.byteLength)
    refuse('vector-part-truncated', name, 'a whole header', {
      args: { declared: headerLength, found: bytes.byteLength },
    });
  const columns = readColumns(bytes, headerLength, rowLength, name);
  if (rowCount > geodataLimits.region.rows)
    refuse('vector-too-large', name, `${geodataLimits.region.rows} rows at most`, {
      args: { rows: rowCount, limit: geodataLimits.region.rows, unit: 'rows' },
    });
  const declared = headerLength + rowCount * rowLength;
  if (declared > bytes.byteLength)
    refuse('vector-part-truncated', name, `${declared} bytes as its header says`, {
      args: { declared, found: bytes.byteLength },
    });

  const cell = (row: number, column: Column): Uint8Array => {
    const start = headerLength + row * rowLength + column.start;
    return trimBytes(bytes.subarray(start, start + column.length));
  };
  const known = new Map<Decode, string[]>();
  const names = (decode: Decode): string[] => {
    const list = known.get(decode) ?? uniqueNames(columns.map((column) => decode(column.nameBytes).trim()));
    known.set(decode, list);
    return list;
  };
  return {
    rowCount,
    languageByte: bytes[29],
    warnings:
      // One end-of-file byte is usual.
      bytes.byteLength > declared + 1
        ? [
            {
              code: 'vector-part-longer-than-declared',
              at: name,
              expected: `${declared} bytes as its header says`,
              args: { declared, found: bytes.byteLength },
            },
          ]
        : [],
    *texts() {
      for (const column of columns) yield column.nameBytes;
      for (let row = 0; row < rowCount; row++)
        for (const column of columns) {
          if (column.letter !== 'C') continue;
          const text = cell(row, column);
          if (text.length > 0) yield text;
        }
    },
    fields(decode) {
      const fieldNames = names(decode);
      return columns.map(({ letter }, i) => ({
        name: fieldNames[i],
        type: typeOfLetter[letter] ?? 'other',
      }));
    },
    row(index, decode) {
      const fieldNames = names(decode);
      return Object.fromEntries(
        columns.map((column, i) => [fieldNames[i], valueOf(cell(index, column), column, decode)]),
      );
    },
    isDeleted: (index) => bytes[headerLength + index * rowLength] === 0x2a,
  };
}

function readColumns(bytes: Uint8Array, headerLength: number, rowLength: number, name: string): Column[] {
  const columns: Column[] = [];
  let start = 1;
  // The list ends with 0x0d; bytes between it and the rows are padding.
  for (let at = 32; at + 32 <= headerLength && bytes[at] !== 0x0d; at += 32) {
    const end = bytes.subarray(at, at + 11).indexOf(0);
    const length = bytes[at + 16];
    columns.push({
      nameBytes: bytes.subarray(at, at + (end < 0 ? 11 : end)),
      letter: String.fromCharCode(bytes[at + 11]).toUpperCase(),
      start,
      length,
    });
    start += length;
  }
  if (columns.length === 0) refuse('vector-no-fields', name, 'at least one field');
  if (start > rowLength || columns.length > geodataLimits.region.fields)
    refuse('vector-part-damaged', name, 'fields that fill a row');
  return columns;
}

function valueOf(bytes: Uint8Array, column: Column, decode: Decode): AttributeValue {
  if (bytes.length === 0) return null;
  if (column.letter === 'N' || column.letter === 'F') {
    const number = Number(latin(bytes));
    // Overflowed numbers are written as asterisks.
    return Number.isFinite(number) ? number : null;
  }
  if (column.letter === 'C') return decode(bytes).trim() || null;
  return latin(bytes);
}

/** Two fields may not share a name in a row; later ones get _2, _3 as GDAL does. */
function uniqueNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name, i) => {
    const plain = name || `field_${i + 1}`;
    const count = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, count);
    return count === 1 ? plain : `${plain}_${count}`;
  });
}

/** Without blanks and zero bytes at both ends. No encoding on offer uses these bytes inside a character. */
function trimBytes(bytes: Uint8Array): Uint8Array {
  let from = 0;
  let to = bytes.length;
  while (to > from && (bytes[to - 1] === 0x20 || bytes[to - 1] === 0)) to--;
  while (from < to && (bytes[from] === 0x20 || bytes[from] === 0)) from++;
  return bytes.subarray(from, to);
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
