import { describe, expect, it } from 'vitest';
import { hasTestData, testData } from '../../../../../scripts/test-data';
import { warmGeodata } from '../testing/warm-geodata';

const inspect = (path: string) => warmGeodata({ kind: 'inspect-raster', path: testData(path), name: path });

/** From the READMEs (GDAL and numpy): valid cells, minimum, maximum, mean, population standard deviation. */
const bands: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  'calc/fujian/npp.tif': [2087, 1783, 11957.9, 7176.09, 1426.24],
  'calc/fujian/pre.tif': [2093, 13790.1, 20343.3, 17493.1, 1310.64],
  'calc/fujian/tem.tif': [2093, 140.003, 229.121, 192.327, 16.8708],
  'calc/fujian/wc21_prec_january.tif': [903, 23, 106, 54.5127, 13.1968],
  'calc/fujian/tree_cover_pct.tif': [219, 0, 100, 44.0137, 23.7064],
  'calc/ntt/landcover_2020.tif': [4646314, 1, 23, 8.27285, 5.20845],
  'rasters/layout/int16_zstd.tif': [4096, -5000, 4998, 86.5225, 2911.07],
  'rasters/layout/byte_lerc.tif': [400, 74, 255, 126.765, 22.9285],
  'rasters/layout/byte_zstd.tif': [400, 74, 255, 126.765, 22.9285],
};

describe.skipIf(!hasTestData)('real rasters', () => {
  it.concurrent.each(Object.entries(bands))(
    'finds the statistics of %s',
    async (path, [count, min, max, mean, stddev]) => {
      const [band] = (await inspect(path)).bands;
      expect(band.count).toBe(count);
      const near = (value: number | null, expected: number): void =>
        expect(Math.abs(value! - expected)).toBeLessThanOrEqual(Math.abs(expected) * 5e-6 + 1e-9);
      near(band.min, min);
      near(band.max, max);
      near(band.mean, mean);
      near(band.stddev, stddev);
    },
  );

  it('finds position, CRS and palette classes', async () => {
    const found = await inspect('calc/fujian/landcover_20class.tif');
    expect(found).toMatchObject({
      width: 18,
      height: 17,
      dataType: 'uint8',
      crs: { epsg: 4326, geographic: true },
    });
    expect(found.transform![0]).toBeCloseTo(1 / 3, 9);
    expect(found.bands[0].noData).toBe(0);
    const classes = found.bands[0].classes!;
    expect(classes.every(({ value }) => value >= 1 && value <= 20)).toBe(true);
    expect(classes.reduce((sum, { count }) => sum + count, 0)).toBe(found.bands[0].count);
    expect(found.bands[0].colorTable!.length).toBeGreaterThan(20);
  });

  it('gives scale and offset of the file', async () => {
    // gdalinfo: Offset: 1000, Scale: 0.0001.
    expect((await inspect('rasters/single/cog_tags.tif')).bands[0]).toMatchObject({
      scale: 0.0001,
      offset: 1000,
    });
  });

  it('names a codec that nobody reads', async () => {
    await expect(inspect('rasters/layout/tif_webp.tif')).rejects.toMatchObject({
      code: 'raster-codec-unsupported',
      args: { codec: 'WebP' },
    });
  });
});
