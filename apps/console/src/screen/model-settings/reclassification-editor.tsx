import { limits } from '@gep/api-client';
import type { InputReport, InputSettings } from '@gep/api-client';
import { ChoiceField } from '@gep/style-editor/controls';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableOption } from '../../form/table/table-column';
import { editRows, openTable, rowsOf } from '../../form/table/table-draft';
import type { TableDraft } from '../../form/table/table-draft';
import { TableEditor } from '../../form/table/table-editor';
import { useLocalText } from '../../message/local-text';
import { client } from '../../session/client';
import {
  classCounts,
  classRows,
  classSummary,
  filledClasses,
  hasTypes,
  readClasses,
} from './reclassification';
import { useClassColumns } from './use-class-columns';
import type { DraftEdits } from './use-model-draft';
import css from './model-settings.module.css';

interface ReclassificationEditorProps {
  /** Of the table in the draft. */
  id: string;
  /** The codes that a class may become. */
  options: readonly TableOption[];
  /** Whether these are the ecosystem types, for which there are ready tables. */
  ecosystemTypes: boolean;
  stored: InputSettings['reclassification'];
  report: InputReport;
  draft: TableDraft | undefined;
  disabled: boolean;
  onEdit: DraftEdits['editTable'];
}

/** What each class of a file means; ready tables fill all rows at once. */
export function ReclassificationEditor(props: ReclassificationEditorProps) {
  const { id, options, ecosystemTypes, stored, report, draft, disabled, onEdit } = props;
  const { t } = useTranslation();
  const text = useLocalText();
  const presets = useQuery({
    queryKey: ['reclassification-presets'],
    staleTime: Infinity,
    enabled: ecosystemTypes,
    queryFn: ({ signal }) => client.listReclassificationPresets({}, { signal }),
  });
  const counts = useMemo(() => classCounts(report), [report]);
  const opened = useMemo(() => openTable(classRows(stored, counts)), [stored, counts]);
  const table = draft ?? opened;
  const rows = rowsOf(table);
  const anyType = hasTypes(rows);
  const columns = useClassColumns(options, counts, anyType);
  const edit = useCallback(
    (change: (table: TableDraft) => TableDraft) => onEdit(id, (now) => change(now ?? opened)),
    [id, opened, onEdit],
  );
  const preset = anyType
    ? presets.data?.find(({ rows: ready }) =>
        same(readClasses(filledClasses(rows, ready)), readClasses(rows)),
      )
    : undefined;
  const fill = (key: string) => {
    const chosen = presets.data?.find((each) => each.key === key);
    if (!chosen) return;
    const start = rows.length > 0 ? rows : classRows(chosen.rows, null);
    edit((now) => editRows(now, filledClasses(start, chosen.rows)));
  };
  const summary = classSummary(rows, options);
  const needsCare = summary.kind === 'unknown' || summary.kind === 'missing';
  const [open, setOpen] = useState(needsCare);
  return (
    <details
      className={css.classes}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={needsCare ? css.missing : undefined}>
        {t(`models.classSummary.${summary.kind}`, {
          count: summary.count,
          names: summary.names.slice(0, named).join(t('models.nameSeparator')),
        })}
      </summary>
      <TableEditor
        label={t('models.reclassification')}
        help={anyType ? undefined : t('models.reclassificationHelp')}
        columns={columns}
        table={table}
        onEdit={edit}
        disabled={disabled}
        growth={counts ? undefined : { minRows: 0, maxRows: limits.tableRows, newRow: () => ({}) }}
      >
        {ecosystemTypes && (
          <div className={css.preset}>
            <ChoiceField
              side
              label={t('models.preset')}
              disabled={disabled}
              value={preset?.key ?? null}
              placeholder={t('models.presetChoose')}
              options={(presets.data ?? []).map(({ key, name }) => ({ value: key, label: text(name) }))}
              onChange={fill}
            />
          </div>
        )}
      </TableEditor>
    </details>
  );
}

/** Names of classes that the summary shows. */
const named = 4;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
