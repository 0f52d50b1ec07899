import type { ReclassificationPreset, StoredInput } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../form/confirm';
import { tableFaults } from '../../form/table/cell-fault';
import type { TableOption } from '../../form/table/table-column';
import { editRows, openTable, rowsOf } from '../../form/table/table-draft';
import type { TableDraft } from '../../form/table/table-draft';
import { TableEditor } from '../../form/table/table-editor';
import { useLocalText } from '../../message/local-text';
import { client } from '../../session/client';
import { chosenPreset, ownTypes, savedClasses } from './chosen-preset';
import { ClassState } from './class-state';
import { ConfirmClasses } from './confirm-classes';
import type { ClassConfirmation } from './confirm-classes';
import { isTableEdited } from './model-draft';
import {
  classOrder,
  classRows,
  classSummary,
  fileClasses,
  filledClasses,
  hasTypes,
} from './reclassification';
import { ReadyTables } from './ready-tables';
import { useClassColumns, useClassNames } from './use-class-columns';
import { shortList } from './short-list';
import type { PreflightState } from '../../form/preflight/raster-preflight';
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
  confirmation: ClassConfirmation;
  /** What is known of the file inside the region. */
  preflight: PreflightState;
}

/** What each class of a file means; ready tables fill all rows at once, and the user confirms the whole. */
export function ReclassificationEditor(props: ReclassificationEditorProps) {
  const { id, options, ecosystemTypes, stored, draft, disabled, onEdit, confirmation, preflight } = props;
  const { t } = useTranslation();
  const text = useLocalText();
  const { found, isPending } = preflight;
  const presets = useQuery({
    queryKey: ['reclassification-presets'],
    staleTime: Infinity,
    enabled: ecosystemTypes,
    queryFn: ({ signal }) => client.listReclassificationPresets({}, { signal }),
  });
  const { reclassification, preset, classesConfirmed } = stored.settings;
  const classes = useMemo(() => fileClasses(stored.file.report, found), [stored.file.report, found]);
  const sorted = () => classOrder({ reclassification, preset }, classes, options);
  // The rows stay where they are while their table is open, through a confirmation, too.
  const [order, setOrder] = useState(sorted);
  const opened = useMemo(
    () => openTable(classRows(order, { reclassification, preset })),
    [order, reclassification, preset],
  );
  const table = draft ?? opened;
  const rows = rowsOf(table);
  const anyType = hasTypes(rows);
  const chosen = chosenPreset(rows, presets.data ?? []);
  const nameOf = useClassNames(classes, chosen?.preset);
  const sampled = found?.sampled ?? false;
  const areas = isPending || (found !== null && found.classes !== null);
  const columns = useClassColumns(options, { classes, nameOf, anyType, areas, sampled });
  const edit = useCallback(
    (change: (table: TableDraft) => TableDraft) => onEdit(id, (now) => change(now ?? opened)),
    [id, opened, onEdit],
  );
  const fill = async (ready: ReclassificationPreset) => {
    const count = ownTypes(rows, chosen);
    const question = t('models.presetReplace.text', { name: text(ready.name), count });
    if (count > 0 && !(await confirm(t('models.presetReplace.title'), question))) return;
    edit((now) => editRows(now, filledClasses(rowsOf(now), ready)));
  };
  const summary = classSummary(rows, options, classes, t('models.classes.missingType'));
  const confirmed = classesConfirmed && !isTableEdited(draft);
  // Nothing was chosen yet: that raw values may be codes themselves is for the user to say.
  const undecided = !confirmed && !anyType;
  const [open, setOpen] = useState(!confirmed);
  return (
    <details
      className={css.classes}
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !open) setOrder(sorted);
        setOpen(currentTarget.open);
      }}
    >
      <summary>
        <ChevronRight size={16} strokeWidth={1.5} className={css.arrow} aria-hidden />
        <ClassState state={!confirmed ? 'open' : summary.unread.length > 0 ? 'gaps' : 'confirmed'} />
        {t(`models.classSummary.${undecided ? 'undecided' : summary.kind}`, {
          count: undecided ? rows.length : summary.count,
          names: shortList(summary.names, t('separator')),
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
      >
        {ecosystemTypes && presets.data && (
          <ReadyTables
            fits={stored.presetFits}
            presets={presets.data}
            chosen={chosen}
            onChoose={(ready) => void fill(ready)}
            {...{ classes, options, disabled }}
          />
        )}
      </TableEditor>
      {!confirmed && !disabled && (
        <ConfirmClasses
          {...{ summary, nameOf, sampled }}
          disabled={confirmation.isPending || tableFaults(columns, rows).length > 0}
          onConfirm={() => confirmation.mutate(savedClasses(rows))}
        />
      )}
    </details>
  );
}
