import { Checkbox } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import type { TableColumn } from './table-column';
import css from './table.module.css';

interface TableHeadProps {
  readonly columns: readonly TableColumn[];
  /** Whether all rows are picked, or some. Absent: the rows stay as they are. */
  readonly picked?: 'all' | 'some' | 'none';
  readonly onPickAll: (on: boolean) => void;
}

/** Headings of a table; those of a group have its name above them. */
export function TableHead({ columns, picked, onPickAll }: TableHeadProps) {
  const { t } = useTranslation();
  const grouped = columns.some(({ group }) => group);
  const rowSpan = grouped ? 2 : 1;
  const first = columns.filter(({ group }, i) => !group || columns[i - 1]?.group !== group);
  return (
    <thead>
      <tr>
        {picked && (
          <th scope="col" rowSpan={rowSpan} className={css.pick}>
            <Checkbox
              bare
              label={t('table.pickAll')}
              value={picked === 'all'}
              mixed={picked === 'some'}
              onChange={onPickAll}
            />
          </th>
        )}
        <th scope="col" rowSpan={rowSpan} className={css.index} aria-label={t('table.row')} />
        {first.map((column) =>
          column.group ? (
            <th
              key={column.key}
              scope="colgroup"
              colSpan={columns.filter(({ group }) => group === column.group).length}
              className={css.group}
            >
              {column.group} <Unit column={column} />
            </th>
          ) : (
            <th key={column.key} scope="col" rowSpan={rowSpan} data-kind={column.kind}>
              {column.name} <Unit column={column} />
            </th>
          ),
        )}
      </tr>
      {grouped && (
        <tr>
          {columns
            .filter(({ group }) => group)
            .map((column) => (
              <th key={column.key} scope="col" data-kind={column.kind}>
                {column.name}
              </th>
            ))}
        </tr>
      )}
    </thead>
  );
}

function Unit({ column }: { column: TableColumn }) {
  return column.kind === 'number' && column.unit ? <span className={css.unit}>{column.unit}</span> : null;
}
