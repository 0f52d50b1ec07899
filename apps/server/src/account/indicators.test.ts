import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, indicatorOf } from '@gep/api-client/contract';
import type { AccountIndicators, AreaIndicators, IndicatorInputs } from '@gep/api-client/contract';
import type { CalculatedSample } from '../testing/calculated-sample';
import { calculatedTwoYears } from '../testing/two-years';

let sample: CalculatedSample;

beforeAll(async () => {
  sample = await calculatedTwoYears();
});
afterAll(() => sample.server.close());

const ask = (path: string, token = sample.token) =>
  sample.server.send('GET', `${path}?projectId=${sample.projectId}`, {
    token,
    headers: { 'accept-language': 'en' },
  });
const indicators = async () => (await ask(calls.getIndicators.path)).data as AccountIndicators;
const save = (inputs: IndicatorInputs, headers = {}, token = sample.token) => {
  const json = { projectId: sample.projectId, ...inputs };
  return sample.server.send('PUT', calls.saveIndicatorInputs.path, { token, json, headers });
};
const inputs = (code: string, population: number | null, gdp: number | null): IndicatorInputs => ({
  rows: [{ compareFlag: 0, districtCode: code, population, gdp }],
  source: 'Yearbook 2024',
});
const figuresOf = ({ areaKm2, current, comparable, atComparable }: AreaIndicators) => ({
  ...{ areaKm2, ...current, comparable: comparable.gep, atComparable },
});

describe('indicators', () => {
  it('have no figure where people and GDP are missing, and name them', async () => {
    const { whole } = await indicators();
    expect(indicatorOf('perHead', figuresOf(whole))).toEqual({ value: null, missing: ['population'] });
    expect(indicatorOf('toGdp', figuresOf(whole))).toEqual({ value: null, missing: ['gdp'] });
    expect(whole.current.gep).toBeGreaterThan(0);
    expect(indicatorOf('growth', figuresOf(whole)).value).not.toBeNull();
    expect(indicatorOf('realGrowth', figuresOf(whole)).value).not.toBeNull();
  });

  it('follow from what was saved, of the whole area and of districts', async () => {
    const { districts } = await indicators();
    const { code } = districts[0];
    const rows = [...inputs('', 2e6, 5e10).rows, ...inputs(code, 1e6, null).rows];
    expect(await save({ rows, source: ' Yearbook 2024 ' })).toMatchObject({
      data: { rows, source: 'Yearbook 2024' },
    });
    const found = await indicators();
    const { whole } = found;
    const gep = whole.current.gep ?? NaN;
    expect(indicatorOf('perHead', figuresOf(whole)).value).toBeCloseTo(gep / 2e6, 6);
    expect(indicatorOf('toGdp', figuresOf(whole)).value).toBeCloseTo(gep / 5e10, 12);
    const [first] = found.districts;
    expect(indicatorOf('perHead', figuresOf(first)).value).toBeCloseTo((first.current.gep ?? NaN) / 1e6, 6);
    expect(indicatorOf('toGdp', figuresOf(first)).missing).toEqual(['gdp']);
    // Districts of one level cover the area once.
    const sum = found.districts.reduce((all, { areaKm2 }) => all + (areaKm2 ?? 0), 0);
    expect(whole.areaKm2).toBeCloseTo(sum, 6);
    const services = found.services.reduce((all, { current }) => all + (current ?? 0), 0);
    expect(Math.abs(services - gep)).toBeLessThanOrEqual(1e-9 * gep);
  });

  it('are saved by the second of two people only after a look at what the first has saved', async () => {
    await save(inputs('', 1, 1));
    const version = (await ask(calls.getIndicatorInputs.path)).version ?? '';
    expect(await save(inputs('', 2, 1), { 'if-match': version })).toMatchObject({ code: '00000' });
    const late = await save(inputs('', 3, 1), { 'if-match': version });
    expect(late).toMatchObject({ status: 412, code: '10412', data: { form: 'indicatorInputs' } });
  });

  it.each([
    ['nobody', inputs('', 0, null)],
    ['less than nothing', inputs('', 1, -5)],
    ['a code that is too long', inputs('x'.repeat(65), 1, 1)],
  ])('take no %s', async (_, wrong) => {
    expect((await save(wrong)).code).toBe('10400');
  });

  it('are read by departments and saved by the owner', async () => {
    const { server, token, projectId } = sample;
    const form = { projectId, userName: 'reader', deptName: '林业局', password: 'Depart#2026x' };
    await server.send('POST', '/gep/user/inputer', { token, form });
    const reader = await server.login('reader', 'Depart#2026x');
    expect((await ask(calls.getIndicatorInputs.path, reader)).code).toBe('00000');
    expect(await save(inputs('', 9, 9), {}, reader)).toMatchObject({ code: '10403' });
  });

  it('are a table that says what is missing', async () => {
    await save(inputs('', 2e6, null));
    const { server, token, projectId } = sample;
    const answer = await server.app.fastify.inject({
      url: `${calls.indicatorFile.path}?projectId=${projectId}&format=csv`,
      headers: { 'user-token': token, 'accept-language': 'en' },
    });
    expect(answer.body).toContain('missing: GDP');
    expect(answer.body).toContain('GEP per head = GEP ÷ Population');
    expect(answer.body).toContain('Source of population and GDP,Yearbook 2024');
    expect(answer.body).toContain('Comparability,"Class map: Land cover; touches Farming products');
  });
});
