import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../src/testing/test-app';
import type { TestApp } from '../../src/testing/test-app';
import { hasTestData } from '../../../../scripts/test-data';
import { compareFigures, faultsOf, referenceFigures } from './compare-figures';
import type { Comparison } from './compare-figures';
import { runExample } from './run-example';
import type { ExampleRun } from './run-example';

/** Metres; those of the example make 25 million cells. */
const resolution = 1000;

/** Five models in 22 districts, 2020 and 1990, beside figures of GDAL and numpy (`test/reference/ntt.py`). */
describe.skipIf(!hasTestData)(`the example of East Nusa Tenggara at ${resolution} m`, () => {
  let server: TestApp;
  let run: ExampleRun;
  let compared: Comparison[];
  beforeAll(async () => {
    server = await testApp();
    run = await runExample(server.app, 'ntt', { resolution });
    compared = compareFigures(run, await referenceFigures(`ntt-${resolution}`));
  });
  afterAll(() => server.close());

  it('calculates every model of the example in both years', () => {
    const models = [...new Set(run.results.map(({ modelId }) => modelId))];
    expect(models.sort()).toEqual(['13', '5', '6', '8', '9', 'totalGep']);
    expect(new Set(run.results.map(({ compareFlag }) => compareFlag))).toEqual(new Set([0, 1]));
  });

  it('has the cells and the figures of the reference in every district and layer', () => {
    expect(compared).toHaveLength(36);
    expect(faultsOf(compared)).toEqual([]);
  });
});
