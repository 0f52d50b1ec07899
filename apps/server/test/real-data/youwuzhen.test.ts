import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { word } from '../../src/error/word';
import { testApp } from '../../src/testing/test-app';
import type { TestApp } from '../../src/testing/test-app';
import { hasTestData } from '../../../../scripts/test-data';
import { compareFigures, faultsOf, referenceFigures } from './compare-figures';
import type { Comparison } from './compare-figures';
import { runExample } from './run-example';
import type { ExampleRun } from './run-example';

/** Ten models on a catchment of 30 m cells, two years, beside figures of GDAL and numpy (`test/reference/youwuzhen.py`). */
describe.skipIf(!hasTestData)('the example of Youwuzhen', () => {
  let server: TestApp;
  let run: ExampleRun;
  let compared: Comparison[];
  beforeAll(async () => {
    server = await testApp();
    run = await runExample(server.app, 'youwuzhen');
    compared = compareFigures(run, await referenceFigures('youwuzhen'));
  });
  afterAll(() => server.close());

  it('calculates every model of the example in both years', () => {
    const models = [...new Set(run.results.map(({ modelId }) => modelId))];
    expect(models.sort()).toEqual(['10', '11', '12', '13', '4', '5', '6', '7', '8', '9', 'totalGep']);
    expect(new Set(run.results.map(({ compareFlag }) => compareFlag))).toEqual(new Set([0, 1]));
  });

  it('has the cells and the figures of the reference in every layer', () => {
    expect(compared).toHaveLength(62);
    expect(faultsOf(compared)).toEqual([]);
  });

  it('says which cells of the station have no land use, and that the textures count rock', () => {
    const reasons = run.warnings.map((warning) => word(warning, 'en').message);
    // 13663 cells are in the polygon of the station, 7308 have land use (test/reference/youwuzhen.json).
    expect(reasons).toContain(
      'Sediment mitigation: 6\u2009355 cells have no land type and therefore no result.',
    );
    expect(reasons).toContainEqual(expect.stringContaining('In 7\u2009308 cells, sand, silt and clay'));
  });
});
