import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainNumber } from '@gep/ecosystem-models/table-checks';
import { hasTestData, testData } from '../../../../../scripts/test-data';
import { readTableBytes } from '../testing/read-table-bytes';
import { useTempFolder } from '../testing/temp-folder';
import { readTable } from './read-table';

const folder = useTempFolder();
const read = (text: string | Uint8Array, more: object = {}) =>
  readTableBytes(folder.path, Buffer.from(text), { name: 'made.csv', ...more });

// 区 and 产 in GBK: C7F8 and B2FA (the code tables of GB 2312).
const gbk = Buffer.concat([
  Uint8Array.of(0xc7, 0xf8),
  Buffer.from(','),
  Uint8Array.of(0xb2, 0xfa),
  Buffer.from('\n350821,12.5\n'),
]);

describe('CSV', () => {
  it('in UTF-8 gives names and rows; plain decimals are numbers, codes stay texts', async () => {
    const table = await read('\uFEFF区划代码,名称,产量\r\n350821,"长汀, 县",12.50\r\n0350,a,-3e+2\r\n,,\r\n');
    expect(table).toMatchObject({
      format: 'csv',
      sheet: null,
      encoding: 'utf-8',
      encodingSource: 'utf8',
      columns: ['区划代码', '名称', '产量'],
      rows: [
        [350821, '长汀, 县', 12.5],
        ['0350', 'a', -300],
      ],
      warnings: [],
    });
  });

  it('in GB18030 that nothing announces', async () => {
    const table = await read(gbk);
    expect(table).toMatchObject({
      encoding: 'gb18030',
      encodingSource: 'fallback',
      columns: ['区', '产'],
      rows: [[350821, 12.5]],
    });
    expect(table.candidates.map(({ encoding }) => encoding)).toEqual(['gb18030', 'utf-8', 'big5']);
    expect(table.candidates[0].sample).toEqual(['区', '产']);
  });

  it('in GB18030 whose first letter comes behind thousands of numbers', async () => {
    const numbers = Buffer.from(`a,b\n${'1,2\n'.repeat(5000)}`);
    const table = await read(Buffer.concat([numbers, gbk]));
    expect(table).toMatchObject({ encoding: 'gb18030', encodingSource: 'fallback' });
    expect(table.candidates[0].sample).toEqual(['区', '产']);
    expect(table.rows[5000]).toEqual(['区', '产']);
  });

  it('in the encoding that the user chose', async () => {
    expect(await read(gbk, { encoding: 'big5' })).toMatchObject({
      encoding: 'big5',
      encodingSource: 'user',
    });
    await expect(read(gbk, { encoding: 'martian' })).rejects.toMatchObject({ code: 'encoding-unknown' });
  });

  it.each([
    ['tabs', 'a\tb\n1\t2\n'],
    ['semicolons', 'a;b\n1;2\n'],
  ])('separated by %s', async (_what, text) => {
    expect(await read(text)).toMatchObject({ columns: ['a', 'b'], rows: [[1, 2]] });
  });

  it('keeps empty lines between rows, so that row numbers are those of the file', async () => {
    expect((await read('a,b\n1,2\n\n3,4\n\n\n')).rows).toEqual([
      [1, 2],
      [null, null],
      [3, 4],
    ]);
  });

  it.each([
    ['a mark without its partner', 'a,b\n1,2\n"3,4\n', 'table-quotes', { row: 3 }],
    ['a value without a name', 'a\n1,2\n', 'table-header-missing', { row: 1, column: 'B' }],
    ['a name twice', 'a,b,a\n1,2,3\n', 'table-header-repeated', { column: 'C', name: 'a', other: 'A' }],
    ['only a header', 'a,b\n', 'table-empty', undefined],
  ])('is refused with %s', async (_what, text, code, args) => {
    await expect(read(text)).rejects.toMatchObject({ code, at: 'made.csv', ...(args && { args }) });
  });

  it('is refused beyond the limits, naming row and column', async () => {
    const limits = { rows: 2, columns: 2, cells: 100, cellLength: 5, bytes: 1000 };
    const code = async (text: string) =>
      (await read(text, { limits }).catch((e: unknown) => e)) as { code: string; args: object };
    expect(await code('a\n1\n2\n3\n')).toMatchObject({ code: 'table-too-many-rows', args: { row: 4 } });
    expect(await code('a,b,c\n')).toMatchObject({ code: 'table-too-many-columns', args: { column: 'C' } });
    expect(await code('a\nxxxxxx\n')).toMatchObject({ code: 'table-cell-too-long', args: { row: 2 } });
    expect(await code('a\n'.repeat(600))).toMatchObject({ code: 'table-too-large' });
  });

  it('of any bytes ends in a table or a coded error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const end = await read(bytes).catch((error: unknown) => error);
        expect(end instanceof Error ? end.name : 'table').toMatch(/^(table|GeodataError)$/);
      }),
      { numRuns: 200 },
    );
  });

  it.skipIf(!hasTestData)('of the real world: 2806 counties', async () => {
    const path = testData('calc/china/county_popd.csv');
    const table = await readTable({ kind: 'read-table', path, name: 'county_popd.csv' });
    expect(table.rows).toHaveLength(2806);
    expect(table.rows.flat().every((value) => typeof value === 'number')).toBe(true);
  });
});

describe('plainNumber', () => {
  it.each([
    ['0', 0],
    ['-0', 0],
    ['12.50', 12.5],
    ['.5', 0.5],
    ['1.5E+03', 1500],
    ['0350', null],
    ['+86', null],
    ['1,234', null],
    ['3E5', null],
    ['350582198001011234', null],
    ['0.30000000000000004', 0.30000000000000004],
    ['1e+400', null],
    ['0x10', null],
    ['Infinity', null],
    ['', null],
    ['12 ', null],
  ])('%j: %s', (text, number) => {
    expect(plainNumber(text)).toBe(number);
  });

  it('gives back every finite number that has a point or 15 digits at most', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = String(value);
        expect(plainNumber(text)).toBe(/^-?\d{16,}$/.test(text) ? null : value + 0);
      }),
    );
  });
});
