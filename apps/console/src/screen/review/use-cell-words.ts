import type { ReportCell, ReportColumn, ReportForm } from '@gep/api-client';
import { formatNumber } from '@gep/map-engine/scheme';
import { useTranslation } from 'react-i18next';
import { useLocalText } from '../../message/local-text';
import type { ReviewRow } from './review-rows';

/** How cells, columns and rows of a form are said. */
export interface CellWords {
  readonly column: (column: ReportColumn) => string;
  readonly cell: (column: ReportColumn, value: ReportCell) => string;
  /** A row by its district, where it has one. */
  readonly row: (row: Pick<ReviewRow, 'id' | 'cells'>) => string;
  /** A cell of any version, by row and column. */
  readonly place: (rowId: string, columnKey: string) => string;
}

export function useCellWords({ columns, districts, rows }: ReportForm): CellWords {
  const { t } = useTranslation();
  const text = useLocalText();
  const nameOf = (code: ReportCell): string => {
    const district = districts.find((one) => one.code === String(code));
    return district ? district.name : String(code ?? '');
  };
  const cell = (column: ReportColumn, value: ReportCell): string => {
    if (value === null || value === '') return '';
    if (column.type === 'district') return `${nameOf(value)} ${value}`.trim();
    if (typeof value === 'number') return formatNumber(value, { decimals: 'all', group: true });
    const option = column.options?.find((one) => one.value === value);
    return option ? text(option.name) : value;
  };
  const column = ({ name }: ReportColumn): string => text(name);
  const key = columns.find(({ type }) => type === 'district')?.key ?? '';
  const said = (id: string, code: ReportCell): string =>
    code === null ? `${t('review.row')} ${id}` : nameOf(code);
  return {
    column,
    cell,
    row: ({ id, cells }) => said(id, cells.get(key)?.value ?? cells.get(key)?.before ?? null),
    place: (rowId, columnKey) => {
      const found = columns.find((one) => one.key === columnKey);
      const row = rows.find(({ id }) => id === rowId);
      return `${said(rowId, row?.cells[key] ?? null)} · ${found ? column(found) : columnKey}`;
    },
  };
}
