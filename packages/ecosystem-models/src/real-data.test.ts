import type { Grid } from '@gep/raster';
import { readGeoTiff } from '@gep/raster/node';
import { describe, expect, it } from 'vitest';
import { hasTestData, testData } from '../../../scripts/test-data';
import { models } from './registry';
import { runModel } from './run-model';
import { reclassificationPresets } from './shared/reclassification-presets';

const preset = (key: string) => reclassificationPresets.find((entry) => entry.key === key)?.rows ?? [];

async function band(path: string): Promise<Grid> {
  const [grid] = await readGeoTiff(testData(`calc/${path}`), {});
  return grid;
}

/** Soil class → hydrologic soil group A-D as 1-4, from the saturated conductivity of the least transmissive layer. */
const soilGroups = new Map([
  [201, 3],
  [202, 2],
  [203, 3],
  [204, 2],
  [205, 2],
]);

/** Curve numbers of the source's land-use table, by the type that its class maps to. */
const sourceCurveNumbers = [
  { type: 511, A: 62, B: 73, C: 81, D: 84 },
  { type: 521, A: 45, B: 66, C: 77, D: 83 },
  { type: 131, A: 36, B: 60, C: 73, D: 79 },
  { type: 121, A: 25, B: 55, C: 70, D: 77 },
  { type: 42, A: 92, B: 92, C: 92, D: 92 },
  { type: 611, A: 39.28, B: 63.92, C: 75.36, D: 81.52 },
  { type: 631, A: 88.96, B: 93.44, C: 95.52, D: 96.64 },
];

describe.skipIf(!hasTestData)('real data', () => {
  it('youwuzhen: one event of 100 mm gives the published volumes', async () => {
    const [landCover, soil] = await Promise.all([
      band('youwuzhen/ywzlanduse30m_upd.tif'),
      band('youwuzhen/ywzsoil30m.tif'),
    ]);
    const groups = Float64Array.from(soil.data, (code) => soilGroups.get(code) ?? -9999);
    const grids = { landCover, hsg: { ...soil, data: groups, noData: -9999 }, dailyPrecipitation: [100] };
    const options = { reclassification: preset('seims-youwuzhen') };
    const volume = (stored: Record<string, unknown>) => {
      const { table } = runModel(models['runoff-analysis'], grids, stored, options);
      return table.find(({ layer }) => layer === 'cn-volume');
    };
    const own = volume({});
    expect(own?.validCells).toBe(7310);
    expect(own?.figure).toBeCloseTo(176102.5589, 3);
    expect(volume({ curveNumbers: sourceCurveNumbers })?.figure).toBeCloseTo(169360.7788, 3);
  });

  it('youwuzhen: vegetation on all land holds what does not run off', async () => {
    const [landCover, soil] = await Promise.all([
      band('youwuzhen/ywzlanduse30m_upd.tif'),
      band('youwuzhen/ywzsoil30m.tif'),
    ]);
    const groups = Float64Array.from(soil.data, (code) => soilGroups.get(code) ?? -9999);
    const { table } = runModel(
      models['flood-mitigation'],
      { landCover, hsg: { ...soil, data: groups, noData: -9999 }, dailyPrecipitation: [100, 49] },
      { mask: [1, 4, 5, 6] },
      { reclassification: preset('seims-youwuzhen') },
    );
    // 7310 cells of 900 m² under 100 mm, less the published runoff; the second day is below the threshold.
    expect(table[0].figure).toBeCloseTo(7310 * 90 - 176102.5589, 3);
  });

  it('fujian: every class of the land cover has a type, and carbon follows NPP in tenths', async () => {
    const source = await band('fujian/landcover_20class.tif');
    // The land cover is in degrees; a made-up metric frame is enough to count cells and types.
    const landCover: Grid = { ...source, transform: [30000, 0, 0, 0, -30000, 0], crs: 'EPSG:4527' };
    const npp: Grid = {
      ...landCover,
      data: new Float64Array(landCover.data.length).fill(8000),
      noData: -1,
      scale: 0.1,
    };
    const options = { reclassification: preset('glcnmo-south') };
    const { table, warnings } = runModel(models['carbon-sequestration'], { landCover, npp }, {}, options);
    expect(warnings.filter(({ code }) => code === 'unknown-land-type')).toEqual([]);
    const valid = [...source.data].filter((code) => code > 0).length;
    expect(table[0].validCells).toBe(valid);
    expect((table[0].figure ?? 0) / (valid * 30000 ** 2 * 800 * 0.2 * 1e-6 * (44 / 12))).toBeCloseTo(1, 12);
  });
});
