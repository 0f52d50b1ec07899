import type { InputSettings, RasterDefinition } from '@gep/api-client';
import { Field, NumberInput } from '@gep/style-editor/controls';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableDraft } from '../../form/table/table-draft';
import { useUnitText } from '../../message/local-text';
import { NumberListEditor } from './number-list-editor';
import type { DraftEdits } from './use-model-draft';
import css from './model-settings.module.css';

interface PlainInputProps {
  /** Of the list in the draft. */
  id: string;
  definition: RasterDefinition;
  /** Of the comparable year: empty means as in the current one. */
  comparable: boolean;
  value: InputSettings['plain'];
  stored: InputSettings['plain'];
  draft: TableDraft | undefined;
  disabled: boolean;
  onChange: (change: Partial<InputSettings>) => void;
  onEdit: DraftEdits['editTable'];
}

/** One number for all cells, or one a band, in place of a file. */
export function PlainInput(props: PlainInputProps) {
  const { id: tableId, definition, comparable, value, stored, draft, disabled, onChange, onEdit } = props;
  const { t } = useTranslation();
  const { plain, multiBand } = definition;
  const unit = useUnitText()(definition.unit);
  const numbers = useMemo(
    () => (Array.isArray(stored) ? stored : typeof stored === 'number' ? [stored] : []),
    [stored],
  );
  if (!plain) return null;
  if (multiBand) {
    return (
      <NumberListEditor
        id={tableId}
        label={t('models.plainList')}
        name={t('models.value')}
        unit={unit}
        range={plain}
        minRows={0}
        stored={numbers}
        {...{ draft, disabled, onEdit }}
      />
    );
  }
  const initial = plain.default === null ? undefined : String(plain.default);
  const help = plain.placeholder && value === null && !comparable ? t('models.placeholder') : undefined;
  return (
    <div className={css.plain}>
      <Field label={t('models.plain')} help={help}>
        {(id) => (
          <NumberInput
            id={id}
            unit={unit}
            disabled={disabled}
            placeholder={comparable ? t('models.comparable') : initial}
            value={typeof value === 'number' ? value : NaN}
            onChange={(number) => onChange({ plain: number })}
            onEmpty={() => onChange({ plain: null })}
          />
        )}
      </Field>
    </div>
  );
}
