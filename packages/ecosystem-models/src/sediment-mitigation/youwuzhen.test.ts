import { readFileSync } from 'node:fs';
import { slope, windowTransform } from '@gep/raster';
import type { Grid } from '@gep/raster';
import { readGeoTiff } from '@gep/raster/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasTestData, testData } from '../../../../scripts/test-data';
import { expectPrinted } from '../../test/example-grid';
import { runModel } from '../run-model';
import type { RunResult } from '../run-model';
import { dateSeries } from '../shared/daily-series';
import { reclassificationPresets } from '../shared/reclassification-presets';
import { dayCoefficients, erosiveDay } from './rainfall-erosivity';
import { sedimentMitigation as model } from '.';

const folder = 'calc/youwuzhen';

async function band(name: string): Promise<Grid> {
  const [grid] = await readGeoTiff(testData(`${folder}/${name}`), {});
  return grid;
}

/** Depths of 2012-2017 in the order of the file, whose dates come with and without leading zeros. */
function dailyDepths(): { readonly year: number; readonly depth: number }[] {
  const [, , ...lines] = readFileSync(testData(`${folder}/pcp_daily.csv`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [date, depth] = line.split(',');
    return { year: Number(date.split('-')[0]), depth: Number(depth) };
  });
}

/** Top layer of the soils, rock fragments counted in the texture; organic matter. */
const soilTextures = [
  { soil: 201, sand: 52.25, silt: 13.8, clay: 15.66, organic: 2.31 },
  { soil: 202, sand: 48.31, silt: 14.65, clay: 16.5, organic: 2.29 },
  { soil: 203, sand: 41.73, silt: 23.4, clay: 15.83, organic: 1.73 },
  { soil: 204, sand: 53.73, silt: 13.11, clay: 16.92, organic: 1.1 },
  { soil: 205, sand: 46.69, silt: 11.39, clay: 18.22, organic: 0.82 },
];

/** C and P of the source's land-use table, by the type that its class maps to. */
const sourceFactors = [
  { type: 511, c: 0.03, p: 0.084 },
  { type: 521, c: 0.001, p: 0.8 },
  { type: 131, c: 0.001, p: 0.8 },
  { type: 121, c: 0.001, p: 0.8 },
  { type: 42, c: 0, p: 1 },
  { type: 611, c: 0.0026, p: 1 },
  { type: 631, c: 0.001, p: 1 },
];

describe.skipIf(!hasTestData)('sediment mitigation of Youwuzhen', () => {
  let grids: Record<string, Grid>;
  beforeAll(async () => {
    const names = ['ywzdem30m.tif', 'ywzlanduse30m_upd.tif', 'ywzsoil30m.tif'];
    const [heights, landCover, soilClass] = await Promise.all(names.map(band));
    const dem = slope(heights, { edges: 'level' });
    // The elevation model has two more rows above the land use, eleven below and two columns to its right.
    const { width, height } = landCover;
    const rows = Array.from({ length: height }, (_, row) =>
      dem.data.subarray((row + 2) * dem.width, (row + 2) * dem.width + width),
    );
    const data = Float32Array.from(rows.flatMap((row) => [...row]));
    const transform = windowTransform(dem.transform, [0, 2, width, height + 2]);
    grids = { landCover, soilClass, slope: { ...dem, width, height, data, transform } };
  });

  it('has the erosivity and the storm days of six years', () => {
    const days = dailyDepths();
    const printed = {
      2012: ['9309.975760', 8],
      2013: ['5676.989618', 4],
      2014: ['4311.971617', 2],
      2015: ['3828.030360', 1],
      2016: ['11019.819383', 10],
      2017: ['6226.865893', 5],
    } as const;
    const seasons = { warm: 0.3937, cold: 0.3101, firstWarmMonth: 5, lastWarmMonth: 9 };
    const erosivityOf = (depths: readonly number[]): number => {
      const series = dateSeries(depths.length, 2012);
      if (series === undefined) return NaN;
      const coefficients = dayCoefficients(series, seasons);
      return depths.reduce((sum, depth, day) => sum + coefficients[day] * erosiveDay(depth, 10), 0);
    };
    for (const [year, [erosivity, storms]] of Object.entries(printed)) {
      const depths = days.filter((day) => day.year === Number(year)).map(({ depth }) => depth);
      expectPrinted(erosivityOf(depths), erosivity);
      expect(depths.filter((depth) => depth >= 50)).toHaveLength(storms);
    }
    expectPrinted(erosivityOf(days.map(({ depth }) => depth)), '6728.942105');
  });

  it('has the published slopes where there is land use', () => {
    const { landCover, slope: derived } = grids;
    const valid = Float32Array.from(derived.data).filter((_, i) => landCover.data[i] !== landCover.noData);
    expect(valid).toHaveLength(7310);
    expectPrinted(valid.reduce((sum, degrees) => sum + degrees, 0) / valid.length, '11.169289');
    expectPrinted(Math.max(...valid), '33.248527');
  });

  it('retains the published tonnes of soil', () => {
    const run = (stored: Record<string, unknown>): RunResult =>
      runModel(
        model,
        { ...grids, dailyPrecipitation: dailyDepths().map(({ depth }) => depth) },
        {
          rMethod: 'daily',
          firstYear: 2012,
          kMethod: 'soil-class',
          organicSource: 'matter',
          soilTextures,
          slopeMethod: 'raster',
          fvcMethod: 'type',
          ...stored,
        },
        {
          reclassification: reclassificationPresets.find(({ key }) => key === 'seims-youwuzhen')?.rows ?? [],
        },
      );
    const retention = ({ table }: RunResult) =>
      table.find(({ layer, district }) => layer === 'soilRetentionT' && district === null);
    const byCover = retention(run({}));
    expect(byCover?.validCells).toBe(7310);
    expectPrinted(byCover?.figure, '217881.410');
    expectPrinted(retention(run({ pValue: 0 }))?.figure, '220635.474');
    const source = run({
      cMethod: 'table',
      coverFactors: sourceFactors.map(({ type, c }) => ({ type, c })),
      pMethod: 'table',
      practiceFactors: sourceFactors.map(({ type, p }) => ({ type, p })),
    });
    expectPrinted(retention(source)?.figure, '220432.779');
    expect(source.warnings.map(({ code }) => code)).toContain('texture-normalised');
  });
});
