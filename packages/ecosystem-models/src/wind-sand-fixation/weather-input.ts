import type { Condition } from '../condition';
import type { ChoiceParameter, Name, RasterFile } from '../definition';
import type { PixelInputs, ResolvedParameters } from '../model';
import { choiceOf } from '../parameter-values';
import { temperature } from '../shared/common-inputs';
import { cellReader } from '../shared/pixel-loop';
import type { CellReader, Tally } from '../shared/pixel-loop';
import { isLeapYear, monthLengths, monthlyMeans, monthlyTotals } from './monthly-means';
import { airDensity, bareOfSnow, drySoilShare, monthlyWeather, windTerm } from './weather-factors';

/** WF is derived, with the elevation among other inputs. */
export const byWeather: Condition = { parameter: 'wfMethod', equals: 'weather' };

const observations: Name = {
  zh: '一年的数据：12 个月均值，或每日一个或多个波段',
  en: 'One year: 12 monthly means, or one or several bands per day',
};
const wholeMonths: Name = { zh: '12 个月，每月一个波段', en: '12 monthly values, one band each' };

function series(key: string, name: Name, unit: string, max: number, help: Name): RasterFile {
  return {
    key,
    name,
    help,
    kind: 'raster',
    unit,
    expected: [0, max],
    physical: [0, null],
    multiBand: true,
    plain: { default: null, min: 0, max },
    requiredWhen: byWeather,
    resampling: 'bilinear',
  };
}

/** The weather factor, or what it is derived from with the elevation of `roughnessFiles`. */
export const weatherFiles: RasterFile[] = [
  {
    key: 'wf',
    name: { zh: '气候因子 WF', en: 'Weather factor WF' },
    kind: 'raster',
    unit: 'kg/m',
    expected: [0, 1000],
    physical: [0, null],
    plain: { default: null, min: 0, max: 1000 },
    requiredWhen: { parameter: 'wfMethod', equals: 'raster' },
    resampling: 'bilinear',
  },
  series('wind', { zh: '10 米高风速', en: 'Wind speed at 10 m' }, 'm/s', 60, {
    zh: `${observations.zh}；月均值会漏掉大风`,
    en: `${observations.en}; monthly means miss the strong winds`,
  }),
  { ...temperature, requiredWhen: byWeather, help: observations },
  series(
    'monthlyPet',
    { zh: '月潜在蒸散发', en: 'Monthly potential evapotranspiration' },
    'mm',
    1000,
    wholeMonths,
  ),
  series('monthlyPrecipitation', { zh: '月降水量', en: 'Monthly precipitation' }, 'mm', 5000, wholeMonths),
  {
    ...series('rainDays', { zh: '月降水日数', en: 'Rainy days per month' }, 'd', 31, wholeMonths),
    physical: [0, 31],
  },
  {
    ...series('snow', { zh: '积雪深度', en: 'Snow depth' }, 'mm', 10000, observations),
    plain: { default: 0, min: 0, max: 10000 },
  },
];

/** Where the weather factor comes from. */
export const wfMethod: ChoiceParameter = {
  kind: 'choice',
  key: 'wfMethod',
  name: { zh: '气候因子来源', en: 'Weather factor' },
  options: [
    { value: 'raster', name: { zh: '栅格或数值', en: 'Raster or number' } },
    { value: 'weather', name: { zh: '由逐月气象数据计算', en: 'From 12 months of weather data' } },
  ],
  default: 'raster',
};

/** WF in kg/m of a cell, by the chosen method; NaN is NoData. */
export function weatherReader(inputs: PixelInputs, parameters: ResolvedParameters, tally: Tally): CellReader {
  const method = choiceOf(parameters, 'wfMethod');
  switch (method) {
    case 'raster':
      return cellReader(inputs, 'wf');
    case 'weather':
      return fromMonths(inputs, tally);
    default:
      throw new RangeError(`wfMethod: got ${method}, allowed: raster, weather`);
  }
}

function fromMonths(inputs: PixelInputs, tally: Tally): CellReader {
  const elevation = cellReader(inputs, 'dem');
  const meanWind = monthlyMeans(inputs, 'wind', tally, windTerm);
  const meanTemperature = monthlyMeans(inputs, 'temperature', tally, (celsius) => celsius);
  const shareBare = monthlyMeans(inputs, 'snow', tally, bareOfSnow);
  const [ofPet, ofRain, ofRainDays] = ['monthlyPet', 'monthlyPrecipitation', 'rainDays'].map((key) =>
    monthlyTotals(inputs, key, tally),
  );
  const sum = new Float64Array(inputs.width * inputs.height);
  for (const [m, days] of monthLengths(isLeapYear(inputs, 'wind') ? 366 : 365).entries()) {
    const [wind, celsius, bare, pet, rain, rainDays] = [
      meanWind,
      meanTemperature,
      shareBare,
      ofPet,
      ofRain,
      ofRainDays,
    ].map((means) => means(m + 1));
    for (let i = 0; i < sum.length; i++) {
      const dry = drySoilShare(pet[i], rain[i], rainDays[i], days);
      sum[i] += monthlyWeather(wind[i], days, airDensity(elevation(i), celsius[i]), dry, bare[i]);
    }
  }
  return (i) => sum[i];
}
