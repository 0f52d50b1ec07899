import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeWkb } from '@gep/map-engine/geometry';
import { hasTestData, testData } from '../../../../../scripts/test-data';
import type { RegionFeatures, UploadedPart } from '../task';
import { warmGeodata } from '../testing/warm-geodata';

const partsOf = (folder: string): UploadedPart[] =>
  readdirSync(testData(`regions/${folder}`)).map((name) => ({
    name,
    path: testData(`regions/${folder}/${name}`),
  }));

const done = new Map<string, Promise<RegionFeatures>>();

/** Each file is read once for all tests. */
function read(folder: string): Promise<RegionFeatures> {
  const known = done.get(folder) ?? warmGeodata({ kind: 'read-region', parts: partsOf(folder) });
  done.set(folder, known);
  return known;
}

/** From regions/README.md: rows, encoding, how it is known, EPSG, field of the county's name. */
const files: Readonly<Record<string, readonly [number, string, string, number, string]>> = {
  longyan_utf8: [7, 'utf-8', 'cpg', 4326, 'DT_NAME'],
  fujian_utf8: [85, 'utf-8', 'cpg', 4326, 'DT_NAME'],
  fujian_gbk: [85, 'gb18030', 'cpg', 4490, '县名称'],
  fujian_gbk_nocpg: [85, 'gb18030', 'language-byte', 4548, '县名称'],
  fujian_gbk_bare: [85, 'gb18030', 'fallback', 4490, '县名称'],
};

describe.skipIf(!hasTestData)('real region files', () => {
  it.concurrent.each(Object.entries(files))(
    'reads %s',
    async (folder, [rows, encoding, source, epsg, nameField]) => {
      const region = await read(folder);
      expect(region).toMatchObject({
        rowCount: rows,
        encoding,
        encodingSource: source,
        crs: { epsg },
      });
      // ogrinfo finds 7 of Fujian's polygons invalid, the first in row 13, and none of Longyan's.
      expect(region.warnings).toMatchObject(
        rows === 85
          ? [{ code: 'vector-self-intersection', args: { count: 7, row: 13, name: '长乐区' } }]
          : [],
      );
      const names = region.features.map(({ properties }) => properties[nameField]);
      expect(names).toContain('长汀县');
      expect(new Set(names).size).toBe(rows);
      // Extent of the README, to its printed digits.
      if (rows === 85) {
        const expected = [115.852, 23.529, 120.727, 28.3127];
        region.extent.forEach((value, i) => expect(value).toBeCloseTo(expected[i], 3));
      }
    },
  );

  it('brings projected coordinates back to the degrees that they were made of', async () => {
    const [degrees, metres] = await Promise.all([read('fujian_gbk_bare'), read('fujian_gbk_nocpg')]);
    let furthest = 0;
    for (const [i, feature] of metres.features.entries()) {
      const projected = decodeWkb(feature.wkb!).flatCoordinates;
      const original = decodeWkb(degrees.features[i].wkb!).flatCoordinates;
      expect(projected.length).toBe(original.length);
      for (let k = 0; k < projected.length; k++)
        furthest = Math.max(furthest, Math.abs(projected[k] - original[k]));
    }
    expect(furthest).toBeLessThan(1e-7);
  });

  it('reads the table in the encoding that the user chose', async () => {
    const parts = partsOf('fujian_gbk_bare');
    const region = await warmGeodata({ kind: 'read-region', parts, encoding: 'big5' });
    expect(region).toMatchObject({ encoding: 'big5', encodingSource: 'user' });
    const gbk = region.candidates.find(({ encoding }) => encoding === 'gb18030');
    expect(gbk?.sample).toContain('国家名称');
  });
});
