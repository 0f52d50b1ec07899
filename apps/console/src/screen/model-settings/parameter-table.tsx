import { limits } from '@gep/api-client';
import type { ParameterValue } from '@gep/api-client';
import { useCallback, useMemo } from 'react';
import { TableEditor } from '../../form/table/table-editor';
import type { TableDraft } from '../../form/table/table-draft';
import { textOf } from '../../form/table/table-column';
import type { EditedColumn, TextRow } from '../../form/table/table-column';
import { shownYears, tableColumns, tableOf, tableSource } from './table-parameter';
import type { TableDefinition } from './table-parameter';
import type { DraftEdits } from './use-model-draft';
import { useColumnWords } from './use-column-words';

interface ParameterTableProps {
  definition: TableDefinition;
  label: string;
  help?: string;
  stored: ParameterValue | undefined;
  /** Values of all parameters as they are now: selections choose rows and columns. */
  values: Readonly<Record<string, ParameterValue>>;
  draft: TableDraft | undefined;
  /** Whether the project accounts for the comparable year. */
  comparableYear: boolean;
  disabled: boolean;
  onEdit: DraftEdits['editTable'];
}

/** A table parameter. */
export function ParameterTable(props: ParameterTableProps) {
  const { definition, label, help, stored, values, draft, comparableYear, disabled, onEdit } = props;
  const words = useColumnWords();
  const selection = values[definition.rowForEach ?? ''];
  const counted = values[definition.columnForEach ?? ''];
  const source = useMemo(() => tableSource(definition, stored, selection), [definition, stored, selection]);
  const years = shownYears(source, comparableYear);
  const columns = useMemo(
    () => tableColumns(definition, words, years, counted),
    [definition, words, years, counted],
  );
  const table = useMemo(() => tableOf(source, draft), [source, draft]);
  const edit = useCallback(
    (change: (table: TableDraft) => TableDraft) =>
      onEdit(definition.key, (now) => change(tableOf(source, now))),
    [definition, source, onEdit],
  );
  const [key] = columns;
  return (
    <TableEditor
      label={label}
      help={help}
      columns={columns}
      table={table}
      onEdit={edit}
      disabled={disabled}
      growth={
        source.options
          ? undefined
          : { minRows: definition.minRows, maxRows: limits.tableRows, newRow: rowAfter(key) }
      }
    />
  );
}

/** A row with the first key that is free; names and numbers are left to the user. */
const rowAfter =
  (key: EditedColumn) =>
  (rows: readonly TextRow[]): TextRow => {
    if (key.kind !== 'choice') return {};
    const used = new Set(rows.map((row) => textOf(row, key)));
    const free = key.options.find(({ value }) => !used.has(value));
    return free ? { [key.key]: free.value } : {};
  };
