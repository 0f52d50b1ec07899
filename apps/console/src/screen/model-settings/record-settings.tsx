import type { StoredInput } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { FieldMapping } from './field-mapping-table';
import { mappedFields } from './field-mapping';
import type { RecordDefinition } from './field-mapping';
import { inputId } from './model-draft';
import type { InputPlace, ModelDraft } from './model-draft';
import { SampleRows } from './sample-rows';
import { useColumnWords } from './use-column-words';
import type { DraftEdits } from './use-model-draft';
import css from './model-settings.module.css';

interface RecordSettingsProps {
  definition: RecordDefinition;
  place: InputPlace;
  stored: StoredInput | null;
  draft: ModelDraft;
  disabled: boolean;
  edits: DraftEdits;
}

/** Which columns a table or vector file needs, and once it is there, which of its columns hold them. */
export function RecordSettings({ definition, place, stored, draft, disabled, edits }: RecordSettingsProps) {
  const { t } = useTranslation();
  const words = useColumnWords();
  const fields = mappedFields(definition, words);
  const file = stored?.file;
  if (!file || file.report.kind === 'raster') {
    const needed = fields.map(({ name, hint, optional }) => {
      const named = definition.kind === 'table' || hint === '' ? name : `${name} (${hint})`;
      return optional ? t('models.optionalColumn', { name: named }) : named;
    });
    if (place.compareFlag === 1 || needed.length === 0) return null;
    const columns = needed.join(t('separator'));
    return <p className={css.muted}>{t('models.neededColumns', { columns })}</p>;
  }
  const chosen = draft.inputs[inputId(place)]?.fields;
  return (
    <>
      {fields.length > 0 && (
        <FieldMapping
          key={file.uploadTime}
          fields={fields}
          report={file.report}
          chosen={chosen}
          disabled={disabled}
          onChoose={(key, column) => edits.setInput(place, { fields: { ...chosen, [key]: column } })}
        />
      )}
      <SampleRows report={file.report} />
    </>
  );
}
