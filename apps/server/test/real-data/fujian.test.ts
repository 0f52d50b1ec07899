import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../src/testing/test-app';
import type { TestApp } from '../../src/testing/test-app';
import { hasTestData } from '../../../../scripts/test-data';
import { compareFigures, faultsOf, referenceFigures } from './compare-figures';
import type { Comparison } from './compare-figures';
import { runExample } from './run-example';
import type { ExampleRun } from './run-example';

/** Seven models in 85 counties, beside figures of GDAL and numpy (`test/reference/fujian.py`). */
describe.skipIf(!hasTestData)('the example of Fujian', () => {
  let server: TestApp;
  let run: ExampleRun;
  let compared: Comparison[];
  beforeAll(async () => {
    server = await testApp();
    run = await runExample(server.app, 'fujian');
    compared = compareFigures(run, await referenceFigures('fujian'));
  });
  afterAll(() => server.close());

  it('calculates every model of the example, and districts of every level', () => {
    const models = [...new Set(run.results.map(({ modelId }) => modelId))];
    expect(models.sort()).toEqual(['11', '13', '5', '6', '7', '8', '9', 'totalGep']);
    const rows = [...run.zonal.values()].flat();
    const codes = (level: string) =>
      new Set(rows.filter((row) => row.level === level).map(({ code }) => code));
    expect([codes('province').size, codes('city').size, codes('county').size]).toEqual([1, 9, 85]);
  });

  it('has the cells and the figures of the reference in every county and layer', () => {
    expect(compared).toHaveLength(23);
    expect(faultsOf(compared)).toEqual([]);
  });

  it('warns of the inputs that leave cells without a figure', () => {
    const files = run.warnings
      .filter(({ name }) => name === 'INPUT_PARTLY_COVERS')
      .map(({ args }) => args?.file);
    expect(files.sort()).toEqual(['npp.tif', 'pre.tif']);
  });
});
