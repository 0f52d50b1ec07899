import type { Condition } from '../condition';
import type { FileInput, Parameter } from '../definition';
import type { PixelInputs, ResolvedParameters } from '../model';
import { choiceOf, switchOf } from '../parameter-values';
import { temperature } from './common-inputs';
import { cellReader, inputBands } from './pixel-loop';
import type { CellReader } from './pixel-loop';

/** Mean temperature of a day above which plants grow, °C. */
const GROWTH_TEMPERATURE = 5;
const DAYS_OF_YEAR = 365;

const leafOn: Condition = { parameter: 'leafOn', equals: true };
const both = (...conditions: readonly (Condition | undefined)[]): Condition => {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 1 ? given[0] : { all: given };
};

/**
 * Whether only the growing season counts, and what it is taken from.
 * @param when what the model needs it for; absent: always
 */
export function growingSeasonParameters(when?: Condition): Parameter[] {
  return [
    {
      kind: 'switch',
      key: 'leafOn',
      name: { zh: '仅计生长季', en: 'Count only the growing season' },
      help: {
        zh: '日均气温高于 5 °C 的天数占全年的比例',
        en: 'Uses the share of days with a mean temperature above 5 °C',
      },
      default: false,
      ...(when && { visibleWhen: when }),
    },
    {
      kind: 'choice',
      key: 'seasonSource',
      name: { zh: '生长季来源', en: 'Source of the growing season' },
      options: [
        { value: 'temperature', name: { zh: '日均气温', en: 'Daily temperatures' } },
        { value: 'days', name: { zh: '生长季天数', en: 'Number of days' } },
      ],
      default: 'temperature',
      visibleWhen: both(when, leafOn),
    },
  ];
}

/** What the growing season is taken from: daily temperatures, or its days as a raster or one number. */
export function growingSeasonFiles(when?: Condition): FileInput[] {
  const from = (source: string): Condition =>
    both(when, leafOn, { parameter: 'seasonSource', equals: source });
  return [
    {
      ...temperature,
      requiredWhen: from('temperature'),
      help: { zh: '一年的日均气温，每日一个波段', en: 'Daily means over a year, one band per day' },
    },
    {
      key: 'growingDays',
      name: { zh: '生长季天数', en: 'Length of the growing season' },
      kind: 'raster',
      unit: 'd/a',
      physical: [0, 366],
      plain: { default: null, min: 0, max: 366 },
      requiredWhen: from('days'),
      resampling: 'bilinear',
    },
  ];
}

/**
 * Days with a mean temperature strictly above 5 °C among the days with data, as a share; NaN without any. Counted day by
 * day, because the cells of a day are neighbours in memory and the days of a cell are not.
 */
function warmShare(days: readonly (Float64Array | number)[], cells: number): CellReader {
  const growing = new Int32Array(cells);
  const missing = new Int32Array(cells);
  for (const day of days)
    countDay(typeof day === 'number' ? new Float64Array(cells).fill(day) : day, growing, missing);
  return (i) => growing[i] / (days.length - missing[i]);
}

function countDay(means: Float64Array, growing: Int32Array, missing: Int32Array): void {
  for (let i = 0; i < means.length; i++) {
    if (means[i] > GROWTH_TEMPERATURE) growing[i]++;
    else if (Number.isNaN(means[i])) missing[i]++;
  }
}

/** Share of the year, 0-1, that counts in a cell: that of the growing season, or all of it. NaN is NoData. */
export function seasonShare(inputs: PixelInputs, parameters: ResolvedParameters): CellReader {
  if (!switchOf(parameters, 'leafOn')) return () => 1;
  const source = choiceOf(parameters, 'seasonSource');
  switch (source) {
    case 'temperature':
      return warmShare(inputBands(inputs, 'temperature'), inputs.width * inputs.height);
    case 'days': {
      const days = cellReader(inputs, 'growingDays');
      return (i) => Math.min(1, days(i) / DAYS_OF_YEAR);
    }
    default:
      throw new RangeError(`seasonSource: got ${source}, allowed: temperature, days`);
  }
}
