import { describe, expect, it } from 'vitest';
import type { AboutEnding } from '../about-file';
import { dbfBytes } from '../testing/dbf-fixture';
import { vatClasses } from './vat-classes';

// "林地" and "水田" in the two encodings, from the tables of GB 18030 and Unicode.
const gb18030 = { forest: [0xc1, 0xd6, 0xb5, 0xd8], paddy: [0xcb, 0xae, 0xcc, 0xef] };
const utf8 = { forest: [0xe6, 0x9e, 0x97, 0xe5, 0x9c, 0xb0], paddy: [0xe6, 0xb0, 0xb4, 0xe7, 0x94, 0xb0] };
/** 0x4D: simplified Chinese. */
const chinese = 0x4d;

const ascii = (text: string) => Buffer.from(text, 'latin1');
const number = (name: string) => ({ name: ascii(name), letter: 'N', length: 10 }) as const;
const text = (name: Uint8Array) => ({ name, letter: 'C', length: 20 }) as const;

function vat(words: typeof utf8, languageByte = 0, nameColumn: Uint8Array = ascii('ClassName')): Buffer {
  const rows = [
    [1, 60, Uint8Array.from(words.forest)],
    [11, 40, Uint8Array.from(words.paddy)],
  ];
  return dbfBytes([number('Value'), number('Count'), text(nameColumn)], rows, languageByte);
}

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 50) yield bytes.subarray(at, at + 50);
}

const read = async (dbf: Uint8Array, cpg?: string) => {
  const files: Partial<Record<AboutEnding, Uint8Array>> = {
    '.vat.dbf': dbf,
    ...(cpg !== undefined && { '.vat.cpg': ascii(cpg) }),
  };
  const beside = (ending: AboutEnding) => {
    const bytes = files[ending];
    return bytes ? pieces(bytes) : null;
  };
  const { names, warnings } = await vatClasses(beside, 'cover.tif');
  return { names: Object.fromEntries(names), warnings };
};
const both = { names: { 1: '林地', 11: '水田' }, warnings: [] };

describe('names of classes in the attribute table of ArcGIS beside a raster', () => {
  it('are read in the encoding of the .cpg, of the language byte, or in that of the bytes', async () => {
    expect(await read(vat(utf8), 'UTF-8')).toEqual(both);
    expect(await read(vat(gb18030), '936')).toEqual(both);
    expect(await read(vat(gb18030, chinese))).toEqual(both);
    expect(await read(vat(utf8))).toEqual(both);
    expect(await read(vat(gb18030))).toEqual(both);
  });

  it('are in the column whose name says so, also where it is cut to ten bytes or Chinese', async () => {
    for (const column of ['CLASS_NAME', 'NAME', 'Label', 'Descriptio'])
      expect(await read(vat(utf8, 0, ascii(column)))).toEqual(both);
    // 地类名称
    const column = Uint8Array.of(0xb5, 0xd8, 0xc0, 0xe0, 0xc3, 0xfb, 0xb3, 0xc6);
    expect(await read(vat(gb18030, chinese, column))).toEqual(both);
    const many = dbfBytes(
      [number('VALUE'), text(ascii('Note')), text(ascii('Descriptio')), text(ascii('Name'))],
      [[7, ascii('n'), ascii('d'), ascii('Water')]],
    );
    expect((await read(many)).names).toEqual({ 7: 'Water' });
  });

  it('are none where no column has values, and none of rows without a name', async () => {
    const without = dbfBytes([number('OID'), text(ascii('Name'))], [[1, ascii('Water')]]);
    expect((await read(without)).names).toEqual({});
    const empty = dbfBytes([number('Value'), text(ascii('Name'))], [[1, ascii('')]]);
    expect((await read(empty)).names).toEqual({});
  });

  it('are refused from what is not a table, by the name of the file', async () => {
    const damaged = { code: 'vector-part-damaged', at: 'cover.tif.vat.dbf' };
    await expect(read(ascii('x'.repeat(100)))).rejects.toMatchObject(damaged);
  });
});
