import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeWkb } from '@gep/map-engine/geometry';
import { hasTestData, testData } from '../../../../../scripts/test-data';
import type { UploadedPart } from '../task';
import { warmGeodata } from '../testing/warm-geodata';

const read = (parts: readonly UploadedPart[], crs = 'EPSG:4326') =>
  warmGeodata({ kind: 'read-features', parts, crs });
const positions = (wkb: Uint8Array | null) => [...decodeWkb(wkb!).flatCoordinates];

describe.skipIf(!hasTestData)('vector files of the real world', () => {
  const partsOf = (base: string): UploadedPart[] => {
    const place = base.slice(0, base.lastIndexOf('/'));
    return readdirSync(testData(place))
      .filter((name) => `${place}/${name}`.startsWith(`${base}.`))
      .map((name) => ({ name, path: testData(`${place}/${name}`) }));
  };

  it.each([
    // Rows, kind and extent by vectors/README.md.
    ['vectors/points/ne_10m_ports', 1081, 'point', [-171.758, -54.8094, 179.309, 78.2261]],
    ['vectors/points/china_county_popd', 2806, 'point', [74.9055, 18.2698, 134.269, 52.9346]],
    ['vectors/points/china_met_stations', 591, 'point', [75.23, 16.83, 131.15, 53.47]],
    ['vectors/lines/bristol_ways', 6160, 'line', [-2.83691, 51.2918, -2.25879, 51.7335]],
    ['vectors/lines/ne_50m_rivers', 462, 'line', [-165.244, -50.2401, 176.326, 73.3349]],
    ['vectors/polygons/fujian_popd', 85, 'polygon', [115.852, 23.529, 120.727, 28.3127]],
  ])('%s', async (base, rows, kind, extent) => {
    const found = await read(partsOf(base));
    expect(found).toMatchObject({ rowCount: rows, geometryType: kind });
    expect(found.features).toHaveLength(rows);
    found.extent.forEach((value, i) => expect(value).toBeCloseTo(extent[i], 2));
    expect(found.warnings.filter(({ code }) => code === 'vector-geometry-missing')).toHaveLength(
      base.endsWith('rivers') ? 1 : 0,
    );
  });

  it('come to the same place from degrees and from metres of a zone', async () => {
    // The same 85 counties, made by GDAL in EPSG:4490 and in EPSG:4548 (regions/README.md).
    const [degrees, metres] = await Promise.all(
      ['fujian_gbk_bare/fujian_bare', 'fujian_gbk_nocpg/fujian_gk117'].map((base) =>
        read(partsOf(`regions/${base}`), 'EPSG:4548'),
      ),
    );
    expect([degrees.crs.epsg, metres.crs.epsg]).toEqual([4490, 4548]);
    for (const [row, { wkb }] of metres.features.entries()) {
      const expected = positions(wkb);
      const found = positions(degrees.features[row].wkb);
      expect(found).toHaveLength(expected.length);
      expect(Math.max(...found.map((value, i) => Math.abs(value - expected[i])))).toBeLessThan(0.01);
    }
  });
});
