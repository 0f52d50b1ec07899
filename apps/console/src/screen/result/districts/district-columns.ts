import type { TFunction } from 'i18next';
import { commonUnit, exactText, inUnit, screenArea, screenCount, screenNumber } from '../../../message/unit';
import { yuan } from '../../../message/unit-words';
import type { FigureUnits } from '../result-columns';
import type { DistrictLine } from './district-rows';

/** A column of figures: one unit for all of its rows. */
export interface FigureColumn {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  readonly width: number;
  /** What it is sorted by. */
  readonly of: (line: DistrictLine) => number | null;
  readonly text: (line: DistrictLine) => string;
  /** All digits, for a tooltip. */
  readonly exact: (line: DistrictLine) => string;
}

const none = '--';
/** The least percentage that two decimals show. */
const leastShare = 0.01;
/** What is shown before anybody has chosen. */
const shownAtFirst: readonly string[] = ['value', 'share', 'perKm2', 'difference'];

export interface ColumnInput {
  readonly lines: readonly DistrictLine[];
  readonly functionUnit: string;
  /** Of values and quantities, as on the map; absent: those that suit the rows. */
  readonly units?: FigureUnits | undefined;
  readonly hasValue: boolean;
  /** Whether the other year has a result. */
  readonly hasOther: boolean;
  readonly compareFlag: 0 | 1;
  readonly language: string;
  readonly t: TFunction;
}

function shareText(share: number | null): string {
  if (share === null) return none;
  return share > 0 && share < leastShare ? `< ${leastShare}` : screenNumber(share);
}

const flat = (lines: readonly DistrictLine[]): DistrictLine[] =>
  lines.flatMap((line) => [line, ...flat(line.children)]);

/** The columns of a table of districts. Their units suit all rows, however these are filtered. */
export function figureColumns(input: ColumnInput): FigureColumn[] {
  const { functionUnit, units, hasValue, hasOther, compareFlag, language, t } = input;
  const lines = flat(input.lines);
  const figure = (
    id: string,
    title: string,
    unit: string,
    of: FigureColumn['of'],
    width = 84,
    shown = commonUnit(unit, lines.map(of), language),
  ): FigureColumn => {
    return {
      ...{ id, title, width, of, unit: shown.unit },
      text: (line) => inUnit(of(line), shown),
      exact: (line) => exactText(of(line), unit),
    };
  };
  const otherYear = t(compareFlag === 1 ? 'result.current' : 'result.comparable');
  const cells = compareFlag === 1 ? 'comparable' : 'current';
  return [
    ...(hasValue
      ? [figure('value', t('result.districts.value'), yuan, ({ value }) => value, 84, units?.value)]
      : []),
    ...(functionUnit === ''
      ? []
      : [
          figure(
            'quantity',
            t('result.districts.quantity'),
            functionUnit,
            ({ quantity }) => quantity,
            84,
            units?.quantity,
          ),
        ]),
    ...(hasValue
      ? [
          {
            ...figure('share', t('result.districts.share'), '', ({ share }) => share, 56),
            unit: '%',
            text: ({ share }: DistrictLine) => shareText(share),
          },
          figure('perKm2', t('result.districts.perKm2'), `${yuan}/km²`, ({ perKm2 }) => perKm2, 96),
        ]
      : []),
    ...(hasValue && hasOther
      ? [
          figure(
            'difference',
            t('result.districts.difference', { year: otherYear }),
            yuan,
            ({ difference }) => difference,
            84,
            units?.value,
          ),
          figure(
            'otherValue',
            t('result.districts.otherValue', { year: otherYear }),
            yuan,
            ({ otherValue }) => otherValue,
            112,
            units?.value,
          ),
        ]
      : []),
    {
      ...figure('area', t('result.districts.area'), '', ({ areaKm2 }) => areaKm2),
      unit: 'km²',
      text: ({ areaKm2 }) => (areaKm2 === null ? none : screenArea(areaKm2)),
    },
    {
      ...figure('cells', t('result.districts.cells'), '', (line) => line[cells]?.validCount ?? null, 120),
      text: (line) => {
        const found = line[cells];
        return found ? `${screenCount(found.validCount)} / ${screenCount(found.count)}` : none;
      },
    },
  ];
}

/** Which columns are hidden before anybody has chosen. */
export function hiddenAtFirst(columns: readonly FigureColumn[]): Record<string, boolean> {
  const withValue = columns.some(({ id }) => id === 'value');
  return visibilityOf(columns, withValue ? shownAtFirst : ['quantity', 'area', 'cells']);
}

export function visibilityOf(
  columns: readonly FigureColumn[],
  shown: readonly string[],
): Record<string, boolean> {
  return Object.fromEntries(['code', ...columns.map(({ id }) => id)].map((id) => [id, shown.includes(id)]));
}
