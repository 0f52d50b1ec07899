import type { TFunction } from 'i18next';
import { screenArea } from '../../../message/unit';
import { figureColumns } from '../districts/district-columns';
import type { ColumnInput, FigureColumn } from '../districts/district-columns';
import type { DistrictLine } from '../districts/district-rows';
import type { RegionLine } from './region-rows';

const hectaresPerKm2 = 100;
/** What is shown before anybody has chosen. */
const shown = ['rank', 'value', 'share', 'perKm2', 'area', 'difference'];
const shownWithoutValue = ['rank', 'quantity', 'area', 'cells'];

/** The columns of a table of regions: those of districts with areas in hm², shares of the project, and the rank. */
export function regionColumns(input: ColumnInput): FigureColumn[] {
  const { t } = input;
  const rankOf = (line: DistrictLine): number | null => (line as RegionLine).rank;
  const rankText = (line: DistrictLine): string => String(rankOf(line) ?? '');
  return [
    {
      ...{ id: 'rank', title: t('result.regions.rank'), unit: '', width: 52 },
      ...{ of: rankOf, text: rankText, exact: () => '' },
    },
    ...figureColumns(input).map((column) => inRegions(column, t)),
  ];
}

function inRegions(column: FigureColumn, t: TFunction): FigureColumn {
  if (column.id === 'share') return { ...column, title: t('result.regions.share'), width: 76 };
  if (column.id !== 'area') return column;
  const text = ({ areaKm2 }: DistrictLine) => screenArea((areaKm2 ?? 0) * hectaresPerKm2);
  return { ...column, width: 96, unit: 'hm²', text, exact: () => '' };
}

/** Which columns are shown before anybody has chosen. */
export function shownAtFirst(columns: readonly FigureColumn[]): readonly string[] {
  return columns.some(({ id }) => id === 'value') ? shown : shownWithoutValue;
}
