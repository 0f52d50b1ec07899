import { limits } from '@gep/api-client';
import type { RasterPreflight, ReclassificationPreset, StoredInput } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tableFaults } from '../../form/table/cell-fault';
import type { TableOption } from '../../form/table/table-column';
import { editRows, openTable, rowsOf } from '../../form/table/table-draft';
import type { TableDraft } from '../../form/table/table-draft';
import { TableEditor } from '../../form/table/table-editor';
import { client } from '../../session/client';
import { chosenPreset, savedClasses } from './chosen-preset';
import { ClassState } from './class-state';
import { ConfirmClasses } from './confirm-classes';
import type { ClassConfirmation } from './confirm-classes';
import { isTableEdited } from './model-draft';
import { classRows, classSummary, fileClasses, filledClasses, hasTypes } from './reclassification';
import { ReadyTables } from './ready-tables';
import { useClassColumns, useClassNames } from './use-class-columns';
import type { DraftEdits } from './use-model-draft';
import css from './class-mapping.module.css';

interface ReclassificationEditorProps {
  /** Of the table in the draft. */
  id: string;
  /** The codes that a class may become. */
  options: readonly TableOption[];
  /** Whether these are the ecosystem types, for which there are ready tables. */
  ecosystemTypes: boolean;
  stored: StoredInput & { readonly file: NonNullable<StoredInput['file']> };
  draft: TableDraft | undefined;
  disabled: boolean;
  onEdit: DraftEdits['editTable'];
  /** Saves the table as what the user has checked. */
  confirm: ClassConfirmation;
  /** What is known of the file inside the region. */
  preflight: RasterPreflight | null;
}

/** What each class of a file means; ready tables fill all rows at once, and the user confirms the whole. */
export function ReclassificationEditor(props: ReclassificationEditorProps) {
  const { id, options, ecosystemTypes, stored, draft, disabled, onEdit, confirm, preflight } = props;
  const { t } = useTranslation();
  const presets = useQuery({
    queryKey: ['reclassification-presets'],
    staleTime: Infinity,
    enabled: ecosystemTypes,
    queryFn: ({ signal }) => client.listReclassificationPresets({}, { signal }),
  });
  const { reclassification, preset, classesConfirmed } = stored.settings;
  const classes = useMemo(() => fileClasses(stored.file.report, preflight), [stored.file.report, preflight]);
  const opened = useMemo(
    () => openTable(classRows({ reclassification, preset }, classes, options)),
    [reclassification, preset, classes, options],
  );
  const table = draft ?? opened;
  const rows = rowsOf(table);
  const anyType = hasTypes(rows);
  const chosen = chosenPreset(rows, presets.data ?? []);
  const nameOf = useClassNames(classes, chosen?.preset);
  const columns = useClassColumns(options, classes, nameOf, anyType);
  const edit = useCallback(
    (change: (table: TableDraft) => TableDraft) => onEdit(id, (now) => change(now ?? opened)),
    [id, opened, onEdit],
  );
  const fill = (ready: ReclassificationPreset) => {
    const start =
      rows.length > 0 ? rows : classRows({ reclassification: ready.rows, preset: null }, null, options);
    edit((now) => editRows(now, filledClasses(start, ready)));
  };
  const summary = classSummary(rows, options, classes);
  const confirmed = classesConfirmed && !isTableEdited(draft);
  const [open, setOpen] = useState(!confirmed);
  return (
    <details
      className={css.classes}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <ChevronRight size={16} strokeWidth={1.5} className={css.arrow} aria-hidden />
        <ClassState state={!confirmed ? 'open' : summary.unread.length > 0 ? 'gaps' : 'confirmed'} />
        {t(`models.classSummary.${summary.kind}`, {
          count: summary.count,
          names:
            summary.names.slice(0, named).join(t('models.nameSeparator')) +
            (summary.names.length > named ? '…' : ''),
        })}
      </summary>
      {!confirmed && <p className={css.why}>{t('models.confirmClassesWhy')}</p>}
      <TableEditor
        label={t('models.reclassification')}
        help={anyType ? undefined : t('models.reclassificationHelp')}
        columns={columns}
        table={table}
        onEdit={edit}
        disabled={disabled}
        growth={classes ? undefined : { minRows: 0, maxRows: limits.tableRows, newRow: () => ({}) }}
      >
        {ecosystemTypes && presets.data && (
          <ReadyTables
            fits={stored.presetFits}
            presets={presets.data}
            chosen={chosen}
            onChoose={fill}
            {...{ classes, options, disabled }}
          />
        )}
      </TableEditor>
      {!confirmed && !disabled && (
        <ConfirmClasses
          {...{ summary, nameOf }}
          disabled={confirm.isPending || tableFaults(columns, rows).length > 0}
          onConfirm={() => confirm.mutate(savedClasses(rows))}
        />
      )}
    </details>
  );
}

/** Names of types that the summary shows. */
const named = 4;
