import { readFile } from 'node:fs/promises';
import { modelBySlug, reclassificationPresets, runModel } from '@gep/ecosystem-models';
import type { CaseGrids, RunResult } from '@gep/ecosystem-models';
import { warp } from '@gep/raster';
import type { Grid } from '@gep/raster';
import { readGeoTiff } from '@gep/raster/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasTestData, testData } from '../../../../scripts/test-data';
import { observedFigures } from './observed-figures';
import type { Observed } from './observed-figures';
import { readSeries } from '../../src/project-folder/read-series';

interface Example {
  readonly inputs: { readonly hsg: { readonly reclassification: readonly { from: number; to: number }[] } };
  readonly models: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const folder = 'calc/youwuzhen';

async function json<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8')) as T;
}

/** The modelled side of what docs/validation.md compares with observed discharge and sediment. */
describe.skipIf(!hasTestData)('runoff and erosion of the observed catchment', () => {
  let observed: Observed;
  let models: Example['models'];
  let grids: Record<'landCover' | 'soilClass' | 'hsg' | 'dem', Grid>;
  let districts: Grid;
  beforeAll(async () => {
    observed = await observedFigures();
    const example = await json<Example>('../../../../docs/guide/examples/youwuzhen.json');
    models = example.models;
    const names = ['ywzdem30m.tif', 'ywzlanduse30m_upd.tif', 'ywzsoil30m.tif'];
    const [[dem], [landUse], [soil]] = await Promise.all(
      names.map((name) => readGeoTiff(testData(`${folder}/${name}`), {})),
    );
    // The three are aligned; land use and soil are laid onto the larger cells of the elevation model.
    const transform = (x: number, y: number): [number, number] => [x, y];
    const [landCover, soilClass] = [landUse, soil].map((grid) => warp(grid, dem, { transform }));
    const groups = new Map(example.inputs.hsg.reclassification.map(({ from, to }) => [from, to]));
    const data = Float64Array.from(soilClass.data, (code) => groups.get(code) ?? -9999);
    grids = { landCover, soilClass, hsg: { ...soilClass, data, noData: -9999 }, dem };
    const inside = new Float64Array(dem.data.length).fill(-9999);
    for (const [row, first, last] of observed.catchment)
      inside.fill(1, row * dem.width + first, row * dem.width + last + 1);
    districts = { ...dem, data: inside, noData: -9999 };
  });

  function run(slug: string, more: CaseGrids, stored: Readonly<Record<string, unknown>>): RunResult {
    const model = modelBySlug(slug);
    if (!model) throw new Error(`there is no model ${slug}`);
    const reclassification = reclassificationPresets.find(({ key }) => key === 'seims-youwuzhen')?.rows ?? [];
    const { landCover } = grids;
    return runModel(model, { landCover, ...more }, stored, { reclassification, districts });
  }
  const figure = ({ table }: RunResult, layer: string) =>
    table.find((row) => row.layer === layer && row.district !== null)?.figure ?? NaN;
  const rainOf = (from: string, to: string) =>
    readSeries(testData(folder), { file: 'pcp_daily.csv', column: '81502750', from, to });
  const expectSame = (ours: number, reference: number) =>
    expect(Math.abs(ours / reference - 1)).toBeLessThanOrEqual(1e-6);

  it('has the area that the source gives for its catchment', () => {
    // SEIMS user manual: about 5.39 km².
    expect(observed.areaKm2).toBeCloseTo(5.39, 2);
  });

  it('gives the runoff of the observed days as numpy does', async () => {
    for (const { dates, ...reference } of Object.values(observed.years)) {
      const days = await Promise.all(dates.map((date) => rainOf(date, date)));
      const dailyPrecipitation = days.flat();
      const { hsg } = grids;
      const byCurveNumber = (wetness: string) =>
        figure(
          run('runoff-analysis', { hsg, dailyPrecipitation }, { ...models['runoff-analysis'], wetness }),
          'cn-depth',
        );
      expectSame(byCurveNumber('II'), reference.curveNumbers);
      expectSame(byCurveNumber('III'), reference.curveNumbersWet);
      const precipitation = dailyPrecipitation.reduce((sum, depth) => sum + depth, 0);
      const byCoefficient = run('runoff-analysis', { precipitation }, { method: 'runoff-coefficient' });
      expectSame(figure(byCoefficient, 'coefficient-depth'), reference.coefficients);
    }
  });

  it('gives the erosion of the years as numpy does: potential erosion less retention', async () => {
    for (const [year, reference] of Object.entries(observed.years)) {
      const dailyPrecipitation = await rainOf(`${year}-01-01`, `${year}-12-31`);
      const { soilClass, dem } = grids;
      const retained = (stored: Readonly<Record<string, unknown>>) =>
        figure(
          run(
            'sediment-mitigation',
            { soilClass, dem, dailyPrecipitation },
            { ...models['sediment-mitigation'], ...stored },
          ),
          'soilRetentionT',
        );
      const none = { pMethod: 'plain', pValue: 0 };
      const byCover = { cMethod: 'cover', fvcMethod: 'type', pMethod: 'plain', pValue: 1 };
      expectSame(retained(none) - retained({}), reference.erosionBySource);
      expectSame(retained(none) - retained(byCover), reference.erosionByCover);
    }
  });
});
