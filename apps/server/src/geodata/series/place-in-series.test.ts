import { describe, expect, it } from 'vitest';
import { GeodataError } from '../geodata-error';
import { orderSeries } from './order-series';
import { placeInSeries, placeText } from './place-in-series';

const dayOf = (name: string): string | null => {
  const place = placeInSeries(name, 'day');
  return place === null ? null : placeText(place, 'day');
};
const order = (...names: string[]) =>
  orderSeries(
    names.map((name) => ({ name })),
    'a.zip',
  );
const fault = (...names: string[]) => {
  try {
    return order(...names) && null;
  } catch (error) {
    return error instanceof GeodataError ? error.toProblem() : error;
  }
};

describe('the place of a file in a series', () => {
  it.each([
    ['pre_20200131.tif', '2020-01-31'],
    ['2020/01/pre-2020-01-31-1km.TIF', '2020-01-31'],
    ['CHIRPS.2020.1.5.tif', '2020-01-05'],
    ['福建2020年1月5日降水.tif', '2020-01-05'],
    ['MOD_A2020060_v6.tif', '2020-02-29'],
    ['r2019-060.tif', '2019-03-01'],
    ['v12_19991231T00.tif', '1999-12-31'],
    // Neither 31 April nor day 366 of 2019 exists, and ten digits cannot be a date.
    ['pre_20200431.tif', null],
    ['pre_2019366.tif', null],
    ['pre_2020013112.tif', null],
    ['pre_12.tif', null],
  ])('%s is of the day %s', (name, day) => expect(dayOf(name)).toBe(day));

  it('is a month or the last number where names have no day', () => {
    expect(order('t_202012.tif', 't_2021-01.tif', 't_202011.tif')).toMatchObject({
      unit: 'month',
      first: '2020-11',
      last: '2021-01',
      warnings: [],
    });
    const { members, ...numbered } = order('b10.tif', 'b9_mm.tif', 'b11.tif');
    expect(members.map(({ name }) => name)).toEqual(['b9_mm.tif', 'b10.tif', 'b11.tif']);
    expect(numbered).toEqual({ unit: 'number', first: '9', last: '11', warnings: [] });
  });

  it('names the first missing day and how many are missing', () => {
    const { warnings } = order('r20200304.tif', 'r20200227.tif', 'r20200228.tif', 'r20200302.tif');
    const args = { count: 3, missing: '2020-02-29', first: '2020-02-27', last: '2020-03-04' };
    expect(warnings).toMatchObject([{ code: 'series-gap', at: 'a.zip', args }]);
  });

  it('names the file without a place, and two files of the same', () => {
    expect(fault('r20200101.tif', 'overview1.tif')).toMatchObject({
      code: 'series-order',
      at: 'overview1.tif',
    });
    expect(fault('rain.tif', 'r2.tif')).toMatchObject({ code: 'series-order', at: 'rain.tif' });
    expect(fault('r20200101.tif', 'r20200102.tif', 'x/r2020-01-01.tif')).toMatchObject({
      code: 'series-twice',
      at: 'x/r2020-01-01.tif',
      args: { other: 'r20200101.tif', place: '2020-01-01' },
    });
  });
});
