import type { Condition } from '../condition';
import type { RasterFile, Parameter } from '../definition';
import type { PixelInputs, ResolvedParameters } from '../model';
import { choiceOf, numberOf } from '../parameter-values';
import { dailyPrecipitation, precipitation } from '../shared/common-inputs';
import { dateSeries } from '../shared/daily-series';
import { bandReaders, cellReader } from '../shared/pixel-loop';
import type { CellReader, Tally } from '../shared/pixel-loop';
import { annualErosivity, dayCoefficients, erosiveDay } from './rainfall-erosivity';

const byRaster: Condition = { parameter: 'rMethod', equals: 'raster' };
const byDays: Condition = { parameter: 'rMethod', equals: 'daily' };
const byYear: Condition = { parameter: 'rMethod', equals: 'annual' };

/** What R can be read or derived from. */
export const erosivityFiles: RasterFile[] = [
  {
    key: 'rFactor',
    name: { zh: '降雨侵蚀力因子 R', en: 'Rainfall erosivity R' },
    kind: 'raster',
    unit: 'MJ·mm/(hm²·h·a)',
    expected: [0, 30000],
    physical: [0, null],
    plain: { default: null, min: 0, max: 30000 },
    requiredWhen: byRaster,
    resampling: 'bilinear',
  },
  {
    ...dailyPrecipitation,
    requiredWhen: byDays,
    help: {
      zh: '自1月1日起的整年逐日降水，每日一个波段或数值',
      en: 'Whole years starting on 1 January, one band or number per day',
    },
  },
  { ...precipitation, requiredWhen: byYear },
];

const month = (key: string, zh: string, en: string, initial: number): Parameter => ({
  kind: 'plain',
  key,
  name: { zh, en },
  default: initial,
  min: 1,
  max: 12,
  integer: true,
  unit: '',
  visibleWhen: byDays,
});

const coefficient = (key: string, zh: string, en: string, initial: number): Parameter => ({
  kind: 'plain',
  key,
  name: { zh, en },
  default: initial,
  min: 0,
  max: 10,
  unit: '',
  visibleWhen: byDays,
});

/** How R is derived. */
export const erosivityParameters: Parameter[] = [
  {
    kind: 'choice',
    key: 'rMethod',
    name: { zh: '降雨侵蚀力来源', en: 'Rainfall erosivity' },
    options: [
      { value: 'raster', name: { zh: '栅格或数值', en: 'Raster or number' } },
      { value: 'daily', name: { zh: '由逐日降水计算', en: 'From daily precipitation' } },
      { value: 'annual', name: { zh: '由年降水量计算', en: 'From annual precipitation' } },
    ],
    default: 'raster',
  },
  {
    kind: 'plain',
    key: 'firstYear',
    name: { zh: '逐日降水起始年份', en: 'First year of daily precipitation' },
    help: { zh: '仅在序列多于一年时用到', en: 'Needed only for series of several years' },
    default: 2020,
    min: 1900,
    max: 2100,
    integer: true,
    unit: '',
    placeholder: true,
    visibleWhen: byDays,
  },
  {
    kind: 'plain',
    key: 'erosiveRainMm',
    name: { zh: '侵蚀性降雨日雨量', en: 'Minimum rainfall of an erosive day' },
    default: 10,
    min: 0,
    max: 100,
    unit: 'mm',
    visibleWhen: byDays,
  },
  month('warmFirstMonth', '暖季首月', 'First month of the warm season', 5),
  month('warmLastMonth', '暖季末月', 'Last month of the warm season', 9),
  coefficient('alphaWarm', '暖季系数 α', 'Coefficient α of the warm season', 0.3937),
  coefficient('alphaCold', '冷季系数 α', 'Coefficient α of the cold season', 0.3101),
];

function dailyReader(inputs: PixelInputs, parameters: ResolvedParameters, tally: Tally): CellReader {
  const days = bandReaders(inputs, 'dailyPrecipitation');
  const series = dateSeries(days.length, numberOf(parameters, 'firstYear'));
  if (series === undefined) {
    tally.add('daily-series-not-whole-years', 'dailyPrecipitation', 1, 'error');
    return () => NaN;
  }
  const least = numberOf(parameters, 'erosiveRainMm');
  const coefficients = dayCoefficients(series, {
    warm: numberOf(parameters, 'alphaWarm'),
    cold: numberOf(parameters, 'alphaCold'),
    firstWarmMonth: numberOf(parameters, 'warmFirstMonth'),
    lastWarmMonth: numberOf(parameters, 'warmLastMonth'),
  });
  const erosivity: CellReader = (i) => {
    let sum = 0;
    for (let day = 0; day < days.length; day++) sum += coefficients[day] * erosiveDay(days[day](i), least);
    return sum;
  };
  const bands = inputs.rasters.dailyPrecipitation;
  // Numbers are those of one station for all cells.
  if (!Array.isArray(bands) || !bands.every((band) => typeof band === 'number')) return erosivity;
  const everywhere = erosivity(0);
  return () => everywhere;
}

/** R in MJ·mm/(hm²·h·a) of a cell, by the chosen method; NaN is NoData. */
export function erosivityReader(
  inputs: PixelInputs,
  parameters: ResolvedParameters,
  tally: Tally,
): CellReader {
  const method = choiceOf(parameters, 'rMethod');
  switch (method) {
    case 'raster':
      return cellReader(inputs, 'rFactor');
    case 'daily':
      return dailyReader(inputs, parameters, tally);
    case 'annual': {
      const rain = cellReader(inputs, 'precipitation');
      return (i) => annualErosivity(rain(i));
    }
    default:
      throw new RangeError(`rMethod: got ${method}, allowed: raster, daily, annual`);
  }
}
