import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openArchive, unpackTo } from '../apps/server/src/geodata/archive/open-archive';
import { testData } from '../scripts/test-data';
import { dataFolder } from './example-project';

const china = {
  name: 'China',
  settings: { particularYear: '2020', resolution: 10_000, enterCurrentYear: true, enterComparableYear: true },
  regions: {
    file: 'china_county',
    fields: {
      nation: ['CN_NAME', 'CN_CODE'],
      province: ['PR_NAME', 'PR_CODE'],
      city: ['DT_NAME', 'DT_CODE'],
    },
    accounting: 'province',
    partition: 'city',
  },
  inputs: {
    landCover: {
      file: 'landcover_20class.tif',
      preset: 'glcnmo-north',
      comparable: { file: 'landcover_8class.tif', preset: 'eight-classes' },
    },
  },
  models: {
    'carbon-sequestration': { method: 'rate-table' },
    'climate-regulation': {},
    'air-purification': {},
    'water-self-purification': {},
    'pest-control': {},
  },
};

/** A folder to import from, in an empty one: 2,888 counties below their provinces, in the whole of the nation. */
export async function nationFolder(root: string): Promise<string> {
  const folder = await dataFolder(root, 'china', china);
  const packed = testData('regions/china_county/china_county.zip');
  const archive = await openArchive(packed, packed, { entries: 10, bytes: 1e8 });
  for (const file of archive.files) await unpackTo(join(folder, file.name), file, packed);
  archive.close();
  const table = join(folder, 'china_county.dbf');
  const bytes = await readFile(table);
  fillBlank(bytes, ['DT_NAME', 'PR_NAME'], ['DT_CODE', 'PR_CODE']);
  await writeFile(table, bytes);
  return folder;
}

/** Gives blank fields of a dBASE table what another field of their row has: one province comes without counties. */
function fillBlank(bytes: Buffer, ...pairs: readonly (readonly [string, string])[]): void {
  const [rows, start, rowBytes] = [bytes.readUInt32LE(4), bytes.readUInt16LE(8), bytes.readUInt16LE(10)];
  const fields = new Map<string, { at: number; width: number }>();
  for (let at = 32, inRow = 1; bytes[at] !== 0x0d; at += 32) {
    const width = bytes[at + 16];
    fields.set(bytes.toString('latin1', at, at + 11).replace(/\0.*/, ''), { at: inRow, width });
    inRow += width;
  }
  const cell = (row: number, name: string): Buffer => {
    const { at, width } = fields.get(name) ?? { at: 0, width: 0 };
    return bytes.subarray(start + row * rowBytes + at, start + row * rowBytes + at + width);
  };
  for (let row = 0; row < rows; row += 1)
    for (const [blank, source] of pairs)
      if (cell(row, blank).toString('latin1').trim() === '') cell(row, source).copy(cell(row, blank));
}
