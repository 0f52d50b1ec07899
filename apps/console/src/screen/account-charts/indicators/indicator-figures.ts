import { growthOf, indicatorKeys, indicatorOf, indicatorOperands } from '@gep/api-client/contract';
import type {
  AccountIndicators,
  AreaIndicators,
  IndicatorFigures,
  IndicatorKey,
} from '@gep/api-client/contract';
import { percentText } from '../../../message/percent-text';
import { commonUnit, inUnit, quantity, screenArea, screenCount, screenNumber } from '../../../message/unit';
import type { ShownUnit } from '../../../message/unit';
import { yuan } from '../../../message/unit-words';
import type { ChartWording } from '../chart/chart-view';
import type { Figures } from '../chart/figures';
import { valueOrigin } from '../view/service-view';

type Year = 'current' | 'comparable';

/** The result that the indicators are of. */
const total = 'totalGep';

/** What the indicators of an area in a year are made of; growth is that of the current year. */
export function figuresOf(area: AreaIndicators, year: Year): IndicatorFigures {
  const isCurrent = year === 'current';
  return {
    ...area[year],
    areaKm2: area.areaKm2,
    comparable: isCurrent ? area.comparable.gep : null,
    atComparable: isCurrent ? area.atComparable : null,
  };
}

/** An amount with its unit, as formulas show it: all money of a formula in one. */
function operandText(
  operand: keyof IndicatorFigures,
  value: number,
  money: ShownUnit,
  { t, language }: ChartWording,
): string {
  if (operand === 'areaKm2') return `${screenArea(value)} km²`;
  if (operand !== 'population') return `${inUnit(value, money)} ${money.unit}`;
  const people = t('change.indicators.people');
  const shown = quantity(value, people, language);
  return shown.unit === people ? `${screenCount(value)} ${people}` : `${shown.value} ${shown.unit}`;
}

function valueText(key: IndicatorKey, value: number, { language, t }: ChartWording): string {
  if (key === 'toGdp') return screenNumber(value);
  if (key === 'growth' || key === 'realGrowth') return percentText(value);
  const per = key === 'perHead' ? t('change.indicators.person') : 'km²';
  const shown = quantity(value, `${yuan}/${per}`, language);
  return `${shown.value} ${shown.unit}`;
}

/** An indicator in words: the figure, or what is missing for it. */
export function indicatorText(key: IndicatorKey, figures: IndicatorFigures, wording: ChartWording): string {
  const { t } = wording;
  const { value, missing } = indicatorOf(key, figures);
  if (value !== null) return valueText(key, value, wording);
  const list = missing.map((operand) => t(`change.indicators.${operand}`));
  return t('change.indicators.missing', { list: list.join(t('separator')) });
}

/** How an indicator follows from its values: `GEP 1 亿元 ÷ population 100 万人`. */
function formulaText(key: IndicatorKey, figures: IndicatorFigures, wording: ChartWording): string {
  const { t } = wording;
  const isGrowth = key === 'growth' || key === 'realGrowth';
  const operands = indicatorOperands[key];
  const isMoney = (operand: keyof IndicatorFigures): boolean =>
    operand !== 'population' && operand !== 'areaKm2';
  const amounts = operands.filter(isMoney).map((operand) => figures[operand]);
  const money = commonUnit(yuan, amounts, wording.language);
  const parts = operands.map((operand) => {
    const value = figures[operand];
    const name = t(`change.indicators.${operand}`);
    return value === null ? name : `${name} ${operandText(operand, value, money, wording)}`;
  });
  return parts.join(' ÷ ') + (isGrowth ? ' − 1' : '');
}

/** The indicators of the whole area, each with its formula. */
export function wholeFigures({ whole }: AccountIndicators, wording: ChartWording): Figures {
  const { t } = wording;
  const [current, comparable] = [figuresOf(whole, 'current'), figuresOf(whole, 'comparable')];
  const hasComparable = comparable.gep !== null;
  const isOfBoth = (key: IndicatorKey): boolean => key === 'growth' || key === 'realGrowth';
  return {
    columns: [
      { title: t('change.indicators.indicator') },
      { title: t('change.current'), isAmount: true as const },
      ...(hasComparable ? [{ title: t('change.comparable'), isAmount: true as const }] : []),
      { title: t('change.indicators.formula') },
    ],
    originOf: (row, column) => {
      const year = column === 1 ? 'current' : 'comparable';
      const isFigure = column === 1 || (hasComparable && column === 2 && !isOfBoth(indicatorKeys[row]));
      const figures = year === 'current' ? current : comparable;
      return isFigure && indicatorOf(indicatorKeys[row], figures).value !== null
        ? valueOrigin(total, year)
        : undefined;
    },
    rows: indicatorKeys.map((key) => [
      t(`change.indicators.${key}`),
      indicatorText(key, current, wording),
      ...(hasComparable ? [isOfBoth(key) ? null : indicatorText(key, comparable, wording)] : []),
      formulaText(key, current, wording),
    ]),
  };
}

/** The indicators of the districts in the current year. */
export function districtFigures({ districts, level }: AccountIndicators, wording: ChartWording): Figures {
  const { t } = wording;
  return {
    columns: [
      { title: t('change.district') },
      ...indicatorKeys.map((key) => ({ title: t(`change.indicators.${key}`), isAmount: true as const })),
    ],
    originOf: (row, column) => {
      const [area, key] = [districts[row], indicatorKeys.at(column - 1)];
      if (column === 0 || !key || indicatorOf(key, figuresOf(area, 'current')).value === null)
        return undefined;
      return { ...valueOrigin(total, 'current'), level, code: area.code };
    },
    rows: districts.map((area) => [
      area.name,
      ...indicatorKeys.map((key) => indicatorText(key, figuresOf(area, 'current'), wording)),
    ]),
  };
}

const ratio = (part: number | null, whole: number | null): string | null =>
  part === null || whole === null || whole <= 0 ? null : percentText(part / whole);

/** Share and growth of every service. */
export function serviceFigures({ services, whole }: AccountIndicators, wording: ChartWording): Figures {
  const { t } = wording;
  const growth = (now: number | null, before: number | null): string | null =>
    now === null || before === null || before <= 0 ? null : percentText(growthOf(now, before));
  return {
    columns: [
      { title: t('change.service') },
      ...(['share', 'groupShare', 'growth', 'realGrowth'] as const).map((key) => ({
        title: t(`change.indicators.${key}`),
        isAmount: true as const,
      })),
    ],
    originOf: (row, column) => (column > 0 ? valueOrigin(services[row].modelId, 'current') : undefined),
    rows: services.map(({ name, group, current, comparable, atComparable }) => {
      const others = services.filter((one) => one.group === group);
      const ofGroup = others.reduce((sum, one) => sum + (one.current ?? 0), 0);
      return [
        name,
        ratio(current, whole.current.gep),
        ratio(current, ofGroup),
        growth(current, comparable),
        growth(atComparable, comparable),
      ];
    }),
  };
}
