import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasTestData, testData } from '../../../../scripts/test-data';
import { readSeries } from './read-series';

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

  it('says which day, line or column is wrong', async () => {
    await expect(read([header, '2012-02-28,9,1', '2012-03-01,9,1'])).rejects.toThrow('no row of 2012-02-29');
    await expect(read([header, '2012-02-28,9,1', '2012-2-28,9,1'])).rejects.toThrow('rain.csv, line 3');
    await expect(read([header, '2012-02-28,9,'])).rejects.toThrow('line 2: got , allowed: a number');
    await expect(read([header, '2012-02-30,9,1'])).rejects.toThrow('got 2012-02-30, allowed: a date');
    await expect(read(['DATETIME,S0', '2012-02-28,9'])).rejects.toThrow('no column S1');
    await expect(read([])).rejects.toThrow('no column S1');
    await expect(read([header], '2012-03-01', '2012-02-28')).rejects.toThrow('a last day not before');
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
