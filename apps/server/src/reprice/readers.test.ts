import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelById, resolveParameters } from '@gep/ecosystem-models';
import type { TableRow } from '@gep/ecosystem-models';
import { expectSameFigures, followedResults } from '../testing/followed-results';
import { sampleProject } from '../testing/sample-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

const parts = {
  models: ['sediment-mitigation', 'runoff-analysis', 'water-conservation', 'non-point-source-control'],
  inputs: ['landCover', 'precipitation', 'pet', 'dailyPrecipitation', 'dem', 'soilClass'],
};

describe('models that read another one whose figures have changed', () => {
  let server: TestApp;
  let results: ReturnType<typeof followedResults>;

  const coefficients = (factor: number) => {
    const definition = modelById(11)?.definition;
    if (definition === undefined) throw new Error('model 11 is gone');
    const rows = resolveParameters(definition).coefficients as readonly TableRow[];
    return { coefficients: rows.map((row) => ({ ...row, psi: Number(row.psi) * factor })) };
  };

  beforeAll(async () => {
    server = await testApp();
    const token = await server.login();
    results = followedResults(server, token, await sampleProject(server, 2000, parts));
  });
  afterAll(() => server.close());

  it('12 of 4: stays what another run gives, because it reads the retained soil', async () => {
    const { calculate, save, outdated, figures } = results;
    await calculate();
    const before = await figures();
    expect(await save(4, { sedimentRatio: 0.5, bulkDensity: 1.5, dredgingPrice: 30 })).toBe(true);
    expect(await outdated()).toEqual([]);
    const followed = await figures();
    expect(followed.get('4//0 value')).not.toBe(before.get('4//0 value'));
    expect(followed.get('12//0 value')).toBe(before.get('12//0 value'));
    await calculate();
    expectSameFigures(followed, await figures());
  });

  it('7 of 11 and 12 of 11: are outdated with the total until they are calculated again', async () => {
    const { calculate, save, outdated, figures } = results;
    await save(11, { method: 'runoff-coefficient' });
    await save(7, { runoffMethod: 'runoff-analysis' });
    await save(12, { method: 'runoff-emc' });
    await calculate();
    const before = await figures();
    expect(await save(11, coefficients(0.5))).toBe(true);
    expect((await outdated()).sort()).toEqual(['12', '7', 'totalGep']);
    expect(await save(4, { dredgingPrice: 20 })).toBe(true);
    expect((await outdated()).sort()).toEqual(['12', '7', 'totalGep']);
    const followed = await figures();
    for (const place of ['7//0 value', '12//0 value']) expect(followed.get(place)).toBe(before.get(place));
    await calculate();
    expect(await outdated()).toEqual([]);
    const after = await figures();
    for (const [place, figure] of after) {
      if (/^(4|11)\//.test(place))
        expectSameFigures(new Map([[place, followed.get(place) ?? null]]), new Map([[place, figure]]));
    }
    for (const place of ['7//0 value', '12//0 value']) expect(after.get(place)).not.toBe(before.get(place));
  });

  it('of 11: are up to date again when its figures are those of the run', async () => {
    const { save, outdated } = results;
    await save(11, coefficients(0.7));
    expect((await outdated()).sort()).toEqual(['12', '7', 'totalGep']);
    await save(11, coefficients(0.5));
    expect(await outdated()).toEqual([]);
  });
});
