import { describe, expect, it } from 'vitest';
import { readTableBytes } from '../../testing/read-table-bytes';
import { useTempFolder } from '../../testing/temp-folder';
import { rowXml, workbookBytes } from '../../testing/workbook-fixture';
import type { WorkbookFixture } from '../../testing/workbook-fixture';
import { showsDate } from './date-styles';
import { serialDate } from './serial-date';

const folder = useTempFolder();
const read = async (fixture: WorkbookFixture) => readTableBytes(folder.path, await workbookBytes(fixture));
const header = rowXml(1, ['code', 'value']);

describe('a workbook', () => {
  it('gives names of columns and typed rows of its first sheet', async () => {
    const rows = [header, rowXml(2, ['0350', 12.5]), rowXml(3, [' 长汀\u3000', null])].join('');
    expect(await read({ rows })).toEqual({
      format: 'xlsx',
      sheet: '产量',
      encoding: null,
      encodingSource: null,
      candidates: [],
      columns: ['code', 'value'],
      rows: [
        ['0350', 12.5],
        ['长汀', null],
      ],
      warnings: [],
    });
  });

  it('keeps empty rows between others and drops those at the end, formatted or not', async () => {
    const rows = `${header}${rowXml(4, ['a', 1])}<row r="1048576"><c r="XFD1048576" s="1"/></row>`;
    expect((await read({ rows })).rows).toEqual([
      [null, null],
      [null, null],
      ['a', 1],
    ]);
  });

  it('leaves out columns without name and value, and breaks of lines in names', async () => {
    const rows = `${rowXml(1, ['code', null, 'yield\n (t)'])}${rowXml(2, ['a', null, 1])}`;
    expect(await read({ rows })).toMatchObject({ columns: ['code', 'yield (t)'], rows: [['a', 1]] });
  });

  it('joins the runs of shared texts without their readings, and undoes escapes', async () => {
    const table = await read({
      rows: `<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c></row>`,
      strings:
        '<si><r><t>小</t></r><r><rPr><b/></rPr><t>麦</t></r><rPh sb="0" eb="1"><t>komugi</t></rPh></si><si><t>a_x0041_b &amp; c</t></si>',
    });
    expect(table).toMatchObject({ columns: ['小麦'], rows: [['aAb & c']] });
  });

  it('takes the kept result of a formula, and warns where there is none', async () => {
    const rows = `${rowXml(1, ['a', 'b', 'c'])}<row r="2"><c r="A2"><f>1+1</f><v>2</v></c><c r="B2" t="str"><f>"x"</f><v>x</v></c><c r="C2"><f>A2</f></c></row>`;
    expect(await read({ rows })).toMatchObject({
      rows: [[2, 'x', null]],
      warnings: [{ code: 'table-not-calculated', args: { count: 1, row: 2, column: 'C' } }],
    });
  });

  it('gives errors and truth values as texts, and warns of errors', async () => {
    const rows = `${rowXml(1, ['a', 'b'])}<row r="2"><c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="B2" t="b"><v>1</v></c></row>`;
    expect(await read({ rows })).toMatchObject({
      rows: [['#DIV/0!', 'TRUE']],
      warnings: [{ code: 'table-cell-error', args: { count: 1, row: 2, column: 'A', value: '#DIV/0!' } }],
    });
  });

  it('gives dates as ISO texts where the style of the cell shows one', async () => {
    const cells = [0, 1, 2, 3].map((style) => `<c r="${'ABCD'[style]}2" s="${style}"><v>44197</v></c>`);
    const table = await read({
      rows: `${rowXml(1, ['plain', 'built-in', 'own', 'money'])}<row r="2">${cells.join('')}</row>`,
      styles:
        '<numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;"/><numFmt numFmtId="165" formatCode="#,##0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>',
    });
    expect(table.rows).toEqual([[44197, '2021-01-01', '2021-01-01', 44197]]);
  });

  it('reads cells and rows that do not say where they are', async () => {
    const rows =
      '<row><c t="inlineStr"><is><t>a</t></is></c><c t="inlineStr"><is><t>b</t></is></c></row><row><c><v>1</v></c><c><v>2</v></c></row>';
    expect(await read({ rows })).toMatchObject({ columns: ['a', 'b'], rows: [[1, 2]] });
  });

  it('passes over charts and hidden sheets, and finds parts by absolute names', async () => {
    const table = await read({
      rows: '',
      workbook:
        '<sheets><sheet name="图" sheetId="3" r:id="rId3"/><sheet name="隐" sheetId="1" state="hidden" r:id="rId1"/><sheet name="表" sheetId="2" r:id="rId2"/></sheets>',
      files: {
        'xl/worksheets/sheet2.xml': `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c></x:row><x:row r="2"><x:c r="A2"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
      },
    });
    expect(table).toMatchObject({ sheet: '表', columns: ['a'], rows: [[7]] });
  });
});

describe('serialDate', () => {
  it.each([
    // Days that Excel shows for these numbers.
    [1, false, '1900-01-01'],
    [59, false, '1900-02-28'],
    [61, false, '1900-03-01'],
    [44197, false, '2021-01-01'],
    [44197.25, false, '2021-01-01T06:00:00'],
    [0.5, false, '12:00:00'],
    [0, true, '00:00:00'],
    [42735, true, '2021-01-01'],
    [2_958_465, false, '9999-12-31'],
    [2_958_466, false, null],
    [-1, false, null],
  ])('%d from 1904 %s: %s', (serial, from1904, text) => {
    expect(serialDate(serial, from1904)).toBe(text);
  });
});

describe('showsDate', () => {
  it.each([
    ['yyyy-mm-dd', true],
    ['[$-804]yyyy"年"m"月"d"日";@', true],
    ['[h]:mm', true],
    ['General', false],
    ['0.00E+00', false],
    ['[Red]-#,##0.00_);[Blue]0 "days"', false],
    ['#,##0\\d', false],
  ])('%s: %s', (code, expected) => {
    expect(showsDate(code)).toBe(expected);
  });
});
