import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasTestData, testData } from '../../../../scripts/test-data';
import { GepError } from '../error/gep-error';
import { word } from '../error/word';
import { readSeries } from './read-series';

/** What is said in English of the fault that a promise ends with. */
const faultOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'no fault',
    (error: unknown) => (error instanceof GepError ? word(error.problem, 'en').message : String(error)),
  );

describe('readSeries', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gep-series-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const read = async (lines: readonly string[], from = '2012-02-28', to = '2012-03-01') => {
    await writeFile(join(folder, 'rain.csv'), lines.join('\r\n'));
    return readSeries(folder, { file: 'rain.csv', column: 'S1', from, to });
  };
  const header = 'DATETIME,S0,S1';

  it('puts the days in order and skips comments', async () => {
    const rows = ['2012-3-1 20:00:00,9,3', '2012-02-28,9,1.5', '2012/2/29,9,0', '2012-03-02,9,7', ''];
    expect(await read(['#UTCTIME,', header, ...rows])).toEqual([1.5, 0, 3]);
    expect(await read([header, ...rows], '2012-03-02', '2012-03-02')).toEqual([7]);
  });

  it.each([
    [[header, '2012-02-28,9,1', '2012-03-01,9,1'], 'rain.csv: no row for 2012-02-29'],
    [[header, '2012-02-28,9,1', '2012-2-28,9,1'], 'rain.csv, line 3: a second row for 2012-02-28'],
    [[header, '2012-02-28,9,'], 'rain.csv, line 2: "" is not a number'],
    [[header, '2012-02-30,9,1'], 'rain.csv, line 2: "2012-02-30" is not a date such as 2012-01-05'],
    [['DATETIME,S0', '2012-02-28,9'], 'rain.csv: no column S1'],
    [[], 'rain.csv: no column S1'],
  ])('refuses %j: %s', async (lines, message) => {
    expect(await faultOf(read(lines))).toBe(message);
  });

  it('refuses a last day before the first, and a missing file', async () => {
    expect(await faultOf(read([header], '2012-03-01', '2012-02-28'))).toBe(
      'rain.csv: the last day (2012-02-28) is before the first (2012-03-01)',
    );
    const days = { from: '2012-03-01', to: '2012-03-01' };
    expect(await faultOf(readSeries(folder, { file: 'none.csv', column: 'S1', ...days }))).toBe(
      `${join(folder, 'none.csv')}: no such file; check the path`,
    );
  });

  it.skipIf(!hasTestData)('reads a station as it was published, with dates of both spellings', async () => {
    const source = { file: 'pcp_daily.csv', column: '81502750', from: '2012-01-01', to: '2017-12-31' };
    const depths = await readSeries(testData('calc/youwuzhen'), source);
    expect(depths).toHaveLength(2192);
    // The yearly sums are those of the README of the data.
    const sum = (from: number, days: number): number =>
      depths.slice(from, from + days).reduce((all, depth) => all + depth, 0);
    expect(sum(0, 366)).toBeCloseTo(2168, 6);
    expect(sum(2192 - 365, 365)).toBeCloseTo(1519.2, 6);
    const weather = { file: 'meteo_daily.csv', column: 'TMEAN', dates: 'DATETIME' };
    const [first] = await readSeries(testData('calc/youwuzhen'), {
      ...weather,
      from: '2010-01-01',
      to: '2010-12-31',
    });
    expect(first).toBe(10.6);
  });
});
