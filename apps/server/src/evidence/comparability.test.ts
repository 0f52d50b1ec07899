import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@gep/api-client/contract';
import type { ComparabilityDifference } from '@gep/api-client/contract';
import type { RunRecord } from '../calculation/run-record';
import type { CalculatedSample } from '../testing/calculated-sample';
import { calculatedTwoYears } from '../testing/two-years';
import { compareResults } from './compare-results';
import type { ComparedResult } from './compare-results';

const result = (
  compareFlag: 0 | 1,
  sources: Record<string, string>,
  record: Partial<RunRecord> | null = null,
  modelId = '5',
): ComparedResult => ({ modelId, compareFlag, sources, record: record as RunRecord | null });

const raster = (compareFlag: 0 | 1, cell: number, plain: number | null = null) => ({
  ...{ inputKey: 'npp', compareFlag, plain },
  report: { kind: 'raster', cellSize: { x: cell, y: cell, unit: 'metre' } },
});
const withInputs = (...inputs: unknown[]) => ({ program: '1', inputs }) as unknown as RunRecord;

describe('results of two years', () => {
  it.each([
    ['their districts', 'region', 'region', ''],
    ['forced zero', 'forced-zero/farming', 'forced-zero', 'farming'],
    ['price levels of zones', 'zones/farming', 'price-zones', 'farming'],
    ['a version of a model', 'model/carbon-sequestration', 'model', 'carbon-sequestration'],
    ['the urban boundary', 'urban-boundary', 'urban-boundary', ''],
    ['the meaning of classes', 'read-setting/landCover/classes', 'class-map', 'landCover'],
    ['the scale of a file', 'read-setting/npp/scale', 'reading', 'npp'],
    ['a method', 'parameter/carbon-sequestration/method', 'method', 'carbon-sequestration/method'],
  ])('that differ by %s do not compare', (_, source, kind, of) => {
    expect(compareResults([result(1, { [source]: 'a' })], [result(0, { [source]: 'b' })])).toEqual([
      { kind, of, models: ['5'] },
    ]);
  });

  it('that differ by data and prices alone do', () => {
    const sources = (text: string) => ({
      'input/npp': text,
      'parameter/carbon-sequestration/co2Price': text,
      region: 'same',
    });
    expect(compareResults([result(1, sources('a'))], [result(0, sources('b'))])).toEqual([]);
  });

  it.each([
    ['resolution', raster(1, 30), raster(0, 1000)],
    ['source', raster(1, 30, 5), raster(0, 30)],
  ])('say where an input has another %s', (kind, was, is) => {
    const record = withInputs(was, is);
    const [before, after] = ([1, 0] as const).map((flag) => result(flag, { 'input/npp': '' }, record));
    expect(compareResults([before], [after])).toEqual([{ kind, of: 'npp', models: ['5'] }]);
  });

  it('read the input of the current year where the comparable one has none', () => {
    const record = withInputs(raster(0, 30));
    const [before, after] = ([1, 0] as const).map((flag) => result(flag, { 'input/npp': '' }, record));
    expect(compareResults([before], [after])).toEqual([]);
  });

  it('name the services that a difference touches, and those of one year', () => {
    const [a, b] = ['a', 'b'].map((region) => ({ region }));
    expect(
      compareResults(
        [result(1, a, null, '5'), result(1, a, null, '13')],
        [result(0, b, null, '5'), result(0, b, null, '13'), result(0, b, null, '6')],
      ),
    ).toEqual([
      { kind: 'region', of: '', models: ['5', '13'] },
      { kind: 'service', of: '6', models: ['6'] },
    ]);
  });
});

describe('the comparability of a project', () => {
  let sample: CalculatedSample;

  beforeAll(async () => {
    sample = await calculatedTwoYears();
  });
  afterAll(() => sample.server.close());

  it('names the class map that differs and the services that read it', async () => {
    const { server, token, projectId } = sample;
    const path = `${calls.getComparability.path}?projectId=${projectId}`;
    const ask = async () =>
      (await server.send('GET', path, { token, headers: { 'accept-language': 'en' } }))
        .data as ComparabilityDifference[];
    const [difference, ...others] = await ask();
    expect(others).toEqual([]);
    expect(difference).toMatchObject({ kind: 'class-map', name: 'Land cover', touchesAll: false });
    expect(difference.services.map(({ modelId }) => modelId)).toEqual(['1', '5', '6', '7', '8']);
  });

  it('has nothing to say without two years', async () => {
    const { server, token } = sample;
    const projectId = await server.project(token, 'empty');
    const path = `${calls.getComparability.path}?projectId=${projectId}`;
    expect((await server.send('GET', path, { token })).data).toEqual([]);
  });
});
