import type { AccountIndicators, IndicatorInputs, Versioned } from '@gep/api-client';
import { limits } from '@gep/api-client';
import { Button, TextInput } from '@gep/style-editor/controls';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tableFaults } from '../../../form/table/cell-fault';
import { openTable, rowsOf } from '../../../form/table/table-draft';
import { TableEditor } from '../../../form/table/table-editor';
import { client } from '../../../session/client';
import { saveForm } from '../../../session/save-form';
import { useSave } from '../../../session/use-save';
import { toast } from '../../../session/toast';
import css from '../change/change.module.css';
import { inputColumns, inputRows, inputsOf } from './indicator-table';

interface IndicatorFormProps {
  readonly projectId: string;
  readonly indicators: AccountIndicators;
  readonly saved: Versioned<IndicatorInputs>;
  /** Reads again what the server has. */
  readonly onLoad: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** People and GDP of the areas of a level, typed or pasted from a yearbook. */
export function IndicatorForm({ projectId, indicators, saved, onLoad, onClose }: IndicatorFormProps) {
  const { t } = useTranslation();
  const { rows: known, source: from } = saved.value;
  const hasComparable = indicators.whole.comparable.gep !== null;
  const columns = useMemo(() => inputColumns(hasComparable, t), [hasComparable, t]);
  const [table, setTable] = useState(() => openTable(inputRows(indicators, known, t)));
  const [source, setSource] = useState(from);
  const [busy, saving] = useSave();
  const save = async (): Promise<void> => {
    const typed = rowsOf(table);
    if (tableFaults(columns, typed).length > 0) return void toast.error(t('change.indicators.invalid'));
    const rows = inputsOf(typed, known);
    const version = { version: saved.version, advance: () => undefined };
    const done = await saving(async () => {
      await saveForm(
        version,
        (ifMatch) => client.versioned('saveIndicatorInputs', { projectId, rows, source }, { ifMatch }),
        onLoad,
      );
      await onLoad();
    });
    if (done) onClose();
  };
  return (
    <>
      <TableEditor
        label={t('change.indicators.inputs')}
        columns={columns}
        table={table}
        onEdit={setTable}
        disabled={busy}
      />
      <div className={css.tools}>
        {t('change.indicators.source')}
        <TextInput
          label={t('change.indicators.source')}
          placeholder={t('change.indicators.sourceHint')}
          value={source}
          maxLength={limits.sourceMax}
          onChange={setSource}
        />
        <Button look="primary" disabled={busy} onClick={() => void save()}>
          {t('change.indicators.save')}
        </Button>
        <Button disabled={busy} onClick={onClose}>
          {t('change.indicators.cancel')}
        </Button>
      </div>
    </>
  );
}
