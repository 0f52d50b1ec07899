import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runGeodataTask } from '../host';
import type { GeodataProblemCode } from '../problem-codes';
import type { ReadTableTask } from '../task';
import { readTableBytes } from '../testing/read-table-bytes';
import { useTempFolder } from '../testing/temp-folder';
import { rowXml, workbookBytes } from '../testing/workbook-fixture';
import type { WorkbookFixture } from '../testing/workbook-fixture';
import { renamed, zipBytes } from '../testing/zip-fixture';

const folder = useTempFolder();
const limits = { rows: 5, columns: 3, cells: 12, cellLength: 10, bytes: 1_000_000 };
const header = rowXml(1, ['a', 'b']);

async function fault(bytes: Uint8Array, more: Partial<ReadTableTask> = {}) {
  const end = await readTableBytes(folder.path, bytes, more).catch((error: unknown) => error);
  expect(end).toMatchObject({ name: 'GeodataError', at: 'made.xlsx' });
  return end as { code: GeodataProblemCode; args?: object };
}
const faultOf = async (fixture: WorkbookFixture) => fault(await workbookBytes(fixture), { limits });

describe('a workbook is refused', () => {
  it.each<[string, WorkbookFixture, GeodataProblemCode, object]>([
    [
      'with one row too many, naming it',
      { rows: `${header}<row r="7"><c r="A7"><v>1</v></c></row>` },
      'table-too-many-rows',
      { row: 7, limit: 5 },
    ],
    [
      'with a cell in the last corner of a sheet',
      { rows: `${header}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>` },
      'table-too-many-rows',
      { row: 1_048_576, column: 'XFD' },
    ],
    [
      'with one column too many',
      { rows: `${header}<row r="2"><c r="D2"><v>1</v></c></row>` },
      'table-too-many-columns',
      { row: 2, column: 'D', limit: 3 },
    ],
    [
      'with more cells than allowed',
      { rows: [1, 2, 3, 4, 5].map((row) => rowXml(row, ['a', 'b', 'c'])).join('') },
      'table-too-many-cells',
      { row: 5, column: 'A', limit: 12 },
    ],
    [
      'with a long text',
      { rows: `${header}${rowXml(2, ['x'.repeat(11)])}` },
      'table-cell-too-long',
      { row: 2, column: 'A', length: 11, limit: 10 },
    ],
    [
      'with a column without a name',
      { rows: `${rowXml(1, ['a'])}${rowXml(2, [1, 2])}` },
      'table-header-missing',
      { row: 1, column: 'B' },
    ],
    [
      'with a name twice',
      { rows: `${rowXml(1, ['a', 'b', 'a'])}${rowXml(2, [1, 2, 3])}` },
      'table-header-repeated',
      { row: 1, column: 'C', name: 'a', other: 'A' },
    ],
    ['without rows below the header', { rows: header }, 'table-empty', {}],
    ['without a header', { rows: rowXml(2, [1]) }, 'table-empty', {}],
    ['with a row number below 1', { rows: `<row r="-5"><c r="A1"><v>1</v></c></row>` }, 'table-damaged', {}],
    ['with a row number beyond all', { rows: `<row r="1e300"><c><v>1</v></c></row>` }, 'table-damaged', {}],
    [
      'with a cell that is nowhere',
      { rows: `${header}<row r="2"><c r="__proto__"><v>1</v></c></row>` },
      'table-damaged',
      { row: 2 },
    ],
    [
      'with a text number that no text has',
      { rows: `${header}<row r="2"><c r="B2" t="s"><v>5</v></c></row>` },
      'table-damaged',
      { row: 2, column: 'B' },
    ],
    [
      'with a number that is none',
      { rows: `${header}<row r="2"><c r="B2"><v>12,5</v></c></row>` },
      'table-damaged',
      { row: 2, column: 'B' },
    ],
  ])('%s', async (_what, fixture, code, args) => {
    expect(await faultOf(fixture)).toMatchObject({ code, ...(Object.keys(args).length > 0 && { args }) });
  });

  it('whose XML breaks off', async () => {
    const files = { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row r="1"><c r="A1"' };
    expect(await faultOf({ rows: '', files })).toMatchObject({ code: 'table-damaged' });
  });

  it('whose XML declares entities that multiply', async () => {
    const lol = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
    const files = {
      'xl/worksheets/sheet1.xml': `<!DOCTYPE x [<!ENTITY l0 "lol">${lol}]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&l9;</t></is></c></row></sheetData></worksheet>`,
    };
    expect(await faultOf({ rows: '', files })).toMatchObject({ code: 'table-damaged' });
  });

  it('whose XML nests without end', async () => {
    const files = { 'xl/worksheets/sheet1.xml': '<a>'.repeat(100_000) };
    expect(await faultOf({ rows: '', files })).toMatchObject({ code: 'table-damaged' });
  });

  it('that names a file outside as its sheet', async () => {
    const files = {
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="../../../../../etc/passwd"/></Relationships>',
    };
    expect(await faultOf({ rows: '', files })).toMatchObject({ code: 'table-damaged' });
  });

  it('that says it unpacks to more than allowed', async () => {
    const bomb = { 'xl/media/zeros.bin': new Uint8Array(1_100_000) };
    expect(await faultOf({ rows: header, files: bomb })).toMatchObject({
      code: 'archive-too-large',
      args: { limit: 1_000_000 },
    });
  });

  it('that unpacks to more than it says', async () => {
    const honest = await workbookBytes({ rows: `${header}${rowXml(2, [1])}${' '.repeat(500_000)}` });
    const lying = Buffer.from(honest);
    // Central directory: the unpacked size is at 24, the name at 46.
    for (let at = lying.indexOf('PK\u0001\u0002'); at >= 0; at = lying.indexOf('PK\u0001\u0002', at + 1))
      if (lying.readUInt32LE(at + 24) > 500_000) lying.writeUInt32LE(1000, at + 24);
    expect(await fault(lying, { limits })).toMatchObject({ code: 'archive-damaged' });
  });

  it('with thousands of files', async () => {
    const files = Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`f${i}`, '']));
    expect(await faultOf({ rows: header, files })).toMatchObject({ code: 'archive-too-many-files' });
  });

  it('cut off anywhere', async () => {
    const whole = await workbookBytes({ rows: `${header}${rowXml(2, [1, 2])}` });
    for (let length = 4; length < whole.length; length += 97) {
      const { code } = await fault(whole.subarray(0, length), { limits });
      expect(code).toBe('archive-damaged');
    }
  });
});

describe('what is not a table', () => {
  it.each<[string, Uint8Array, GeodataProblemCode]>([
    ['an empty file', new Uint8Array(), 'table-file-empty'],
    ['an old workbook or one with a password', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'table-format'],
    ['bytes', Uint8Array.of(1, 0, 2), 'table-format'],
  ])('is refused: %s', async (_what, bytes, code) => {
    expect(await fault(bytes)).toMatchObject({ code });
  });

  it('is refused: an archive of something else', async () => {
    expect(await fault(await zipBytes({ 'a.txt': 'a' }))).toMatchObject({ code: 'table-format' });
  });

  it('is refused: a text document', async () => {
    const word = await zipBytes({
      '_rels/.rels':
        '<Relationships><Relationship Id="r" Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
      'word/document.xml': '<document/>',
      'word/_rels/document.xml.rels': '<Relationships/>',
    });
    expect(await fault(word)).toMatchObject({ code: 'table-format' });
  });
});

describe('names inside an archive', () => {
  it('never become paths', async () => {
    const bytes = await workbookBytes({
      rows: `${header}${rowXml(2, [1, 2])}`,
      files: { aaaaaaaaaaaaaaa: 'x', bbbbbbbbbbb: 'y' },
    });
    const bad = renamed(
      renamed(bytes, 'aaaaaaaaaaaaaaa', Buffer.from('../../etc/crond')),
      'bbbbbbbbbbb',
      Buffer.from('C:\\evil.exe'),
    );
    expect((await readTableBytes(folder.path, bad)).rows).toEqual([[1, 2]]);
  });
});

describe('in the parser process', () => {
  it('a workbook that inflates without end is stopped by the limit of bytes, not by memory', async () => {
    const path = join(folder.path, 'bomb.xlsx');
    const zeros = Buffer.alloc(250_000_000, ' ');
    await writeFile(path, await workbookBytes({ rows: '', files: { 'xl/worksheets/sheet1.xml': zeros } }));
    await expect(
      runGeodataTask({ kind: 'read-table', path, name: 'bomb.xlsx' }, { memoryBytes: 400e6 }),
    ).rejects.toMatchObject({ code: 'archive-too-large', at: 'bomb.xlsx' });
  });
});
