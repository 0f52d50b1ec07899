import type { ReportCell, ReportForm } from '@gep/api-client';
import { formatNumber } from '@gep/map-engine/scheme';
import { useTranslation } from 'react-i18next';
import { useLocalText } from '../../message/local-text';

type Described = Pick<ReportForm, 'columns' | 'districts'> & {
  readonly rows: readonly { id: string; cells: Readonly<Record<string, ReportCell>> }[];
};

/** Names of the cells of a form, for lists about them. */
export interface CellWords {
  readonly row: (id: string) => string;
  readonly cell: (place: { row: string; column: string }) => string;
  readonly value: (column: string, value: ReportCell) => string;
}

/** What the rows and cells of a form are called, and how a value of theirs reads. */
export function useCellWords({ columns, districts, rows }: Described): CellWords {
  const { t } = useTranslation();
  const text = useLocalText();
  const districtKey = columns.find(({ type }) => type === 'district')?.key ?? '';
  const nameOf = new Map(districts.map(({ code, name }) => [code, name]));
  const indexOf = new Map(rows.map(({ id }, index) => [id, index]));
  const row = (id: string): string => {
    const index = indexOf.get(id);
    if (index === undefined) return nameOf.get(id) ?? t('collection.row.gone');
    const name = nameOf.get(String(rows[index].cells[districtKey] ?? id));
    return name
      ? t('collection.row.both', { row: index + 1, name })
      : t('collection.row.numbered', { row: index + 1 });
  };
  return {
    row,
    cell: (place) => {
      const column = columns.find(({ key }) => key === place.column);
      return t('collection.row.cell', {
        row: row(place.row),
        column: column ? text(column.name) : place.column,
      });
    },
    value: (key, value) => {
      if (value === null) return t('collection.meeting.empty');
      if (typeof value === 'number') return formatNumber(value, { decimals: 'all', group: true });
      const column = columns.find((one) => one.key === key);
      const option = column?.options?.find((one) => one.value === value);
      return option ? text(option.name) : (column?.type === 'district' && nameOf.get(value)) || value;
    },
  };
}
