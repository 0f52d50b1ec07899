import { Select } from '@gep/style-editor/controls';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupedDigits } from '../../message/unit';
import type { TablePlace } from './paste-cells';
import { columnName, shownText } from './read-cell';
import { isFixed, textOf } from './table-column';
import type { ChoiceColumn, EditedColumn, TextRow } from './table-column';
import css from './table.module.css';

/** What a cell does to its table; the same functions for the life of the table. */
export interface CellActions {
  readonly type: (place: TablePlace, text: string) => void;
  readonly choose: (place: TablePlace, value: string) => void;
  readonly leave: () => void;
}

interface TableCellProps {
  readonly column: EditedColumn;
  readonly row: TextRow;
  readonly index: number;
  /** Says what is wrong. */
  readonly fault?: string;
  readonly disabled: boolean;
  readonly actions: CellActions;
}

/** A cell that is typed into, or chosen from a list. */
export const TableCell = memo(function TableCell(props: TableCellProps) {
  const { column, row, index, fault, disabled, actions } = props;
  const { t } = useTranslation();
  const text = textOf(row, column);
  const place = { row: index, column: column.key };
  const label = t('table.cell', { column: columnName(column), row: index + 1 });
  if (isFixed(column, row)) return <span className={css.fixed}>{shownText(column, row)}</span>;
  if (column.kind === 'choice') {
    // Nobody is asked to choose where nothing can be chosen.
    const none = column.placeholder ?? (disabled ? '' : t('table.choose'));
    return (
      <span className={css.choice} title={fault}>
        <Select
          label={label}
          disabled={disabled}
          invalid={fault !== undefined}
          placeholder={none}
          value={text === '' && !column.optional ? null : text}
          options={optionsWith(column, text, none)}
          onChange={(value) => actions.choose(place, value)}
        />
      </span>
    );
  }
  return (
    <TypedCell
      {...{ label, text, fault, disabled }}
      isNumber={column.kind === 'number'}
      placeholder={column.placeholder}
      onType={(typed) => actions.type(place, typed)}
      onLeave={actions.leave}
    />
  );
});

interface TypedCellProps extends Pick<TableCellProps, 'fault' | 'disabled'> {
  readonly label: string;
  readonly text: string;
  readonly isNumber: boolean;
  readonly placeholder: string | undefined;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

/** A number has its thousands apart while nobody is at it, and is edited as it was typed. */
function TypedCell({ label, text, fault, disabled, isNumber, placeholder, onType, onLeave }: TypedCellProps) {
  const input = useRef<HTMLInputElement>(null);
  const [editing, setEditing] = useState(false);
  // After the plain digits are in the field: a change of its text drops what is selected.
  useLayoutEffect(() => {
    if (editing) input.current?.select();
  }, [editing]);
  return (
    <input
      ref={input}
      className={css.cell}
      type="text"
      inputMode={isNumber ? 'decimal' : 'text'}
      autoComplete="off"
      aria-label={label}
      aria-invalid={fault !== undefined || undefined}
      title={fault}
      placeholder={placeholder}
      disabled={disabled}
      value={isNumber && !editing ? groupedDigits(text) : text}
      onChange={({ target }) => onType(target.value)}
      onFocus={() => setEditing(true)}
      onBlur={() => {
        setEditing(false);
        onLeave();
      }}
    />
  );
}

/** The options of a column; a text that is none of them stays to be seen. */
function optionsWith({ options, optional }: ChoiceColumn, text: string, none: string) {
  const known = text === '' || options.some(({ value }) => value === text);
  return [
    ...(optional ? [{ value: '', label: none }] : []),
    ...options,
    ...(known ? [] : [{ value: text, label: text }]),
  ];
}
