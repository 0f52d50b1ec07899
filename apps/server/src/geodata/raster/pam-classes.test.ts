import { describe, expect, it } from 'vitest';
import { pamClasses } from './pam-classes';

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  // In pieces, as files come.
  const all = Buffer.from(text);
  for (let at = 0; at < all.length; at += 50) yield all.subarray(at, at + 50);
}
const read = async (band: string, head = '') =>
  Object.fromEntries(
    await pamClasses(
      bytes(`<PAMDataset>${head}<PAMRasterBand band="1">${band}</PAMRasterBand></PAMDataset>`),
      'cover.tif.aux.xml',
    ),
  );
const field = (index: number, name: string, type: number, usage: number) =>
  `<FieldDefn index="${index}"><Name>${name}</Name><Type>${type}</Type><Usage>${usage}</Usage></FieldDefn>`;
const row = (index: number, ...cells: readonly (string | number)[]) =>
  `<Row index="${index}">${cells.map((cell) => `<F>${cell}</F>`).join('')}</Row>`;
const table = (...parts: readonly string[]) =>
  `<GDALRasterAttributeTable tableType="thematic">${parts.join('')}</GDALRasterAttributeTable>`;

describe('names of classes in the file of GDAL beside a raster', () => {
  it('are those of the attribute table, with its colours, by the usage of its columns', async () => {
    const found = await read(
      table(
        field(0, 'gid', 0, 5),
        field(1, 'Pixels', 1, 1),
        field(2, '地类', 2, 2),
        field(3, 'r', 0, 6),
        field(4, 'g', 0, 7),
        field(5, 'b', 0, 8),
        row(0, 11, 60, '耕地 &amp; 园地', 255, 200, 0),
        row(1, 21, 30, '有林地', 0, 100, 0),
        row(2, 99, 1, '', 0, 0, 0),
      ),
    );
    expect(found).toEqual({
      11: { name: '耕地 & 园地', color: [255, 200, 0] },
      21: { name: '有林地', color: [0, 100, 0] },
      99: { color: [0, 0, 0] },
    });
  });

  it('are found by the names of columns where their usage is not said', async () => {
    const found = await read(
      table(
        field(0, 'OID', 0, 0),
        field(1, 'Value', 0, 0),
        field(2, 'Note', 2, 0),
        field(3, 'Class_Name', 2, 0),
        field(4, 'Red', 1, 6),
        field(5, 'Green', 1, 7),
        field(6, 'Blue', 1, 8),
        row(0, 0, 7, 'x', 'Water', 0, 0.5, 1),
      ),
    );
    expect(found).toEqual({ 7: { name: 'Water', color: [0, 128, 255] } });
  });

  it('are the categories, which count values from 0, with the colours of the palette', async () => {
    const found = await read(
      '<CategoryNames><Category></Category><Category>Forest</Category></CategoryNames>' +
        '<ColorTable><Entry c1="0" c2="0" c3="0" c4="255"/><Entry c1="1" c2="2" c3="3" c4="255"/></ColorTable>',
    );
    expect(found).toEqual({ 0: { color: [0, 0, 0] }, 1: { name: 'Forest', color: [1, 2, 3] } });
  });

  it('are those of the first band only', async () => {
    const other =
      '<PAMRasterBand band="2"><CategoryNames><Category>B</Category></CategoryNames></PAMRasterBand>';
    expect(await read('', other)).toEqual({});
  });

  it('are refused from what is not XML, or declares entities', async () => {
    const damaged = { code: 'table-damaged', at: 'cover.tif.aux.xml' };
    await expect(pamClasses(bytes('<PAMDataset>'), 'cover.tif.aux.xml')).rejects.toMatchObject(damaged);
    const entity = '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>';
    await expect(pamClasses(bytes(entity), 'cover.tif.aux.xml')).rejects.toMatchObject(damaged);
  });
});
