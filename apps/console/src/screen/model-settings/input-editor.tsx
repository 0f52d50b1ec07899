import type { InputDefinition, InputSettings, StoredInput } from '@gep/api-client';
import { Button, Field, IconButton, NumberInput } from '@gep/style-editor/controls';
import { Trash2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { NumbersInput } from '../../form/numbers-input';
import { ProgressBar } from '../../form/progress-bar';
import { useLocalText, useUnitText } from '../../message/local-text';
import { client } from '../../session/client';
import { errorText } from '../../session/error-text';
import { InputReportView } from './input-report';
import { ReclassificationEditor } from './reclassification-editor';
import css from './model-settings.module.css';

interface InputEditorProps {
  projectId: string;
  modelId: string;
  definition: InputDefinition;
  stored: StoredInput | null;
  change: Partial<InputSettings>;
  missing: boolean;
  disabled: boolean;
  onChange: (change: Partial<InputSettings>) => void;
  /** After an upload or a deletion: what the server holds is new. */
  onReplaced: () => Promise<unknown>;
}

const defaults: InputSettings = { scale: 1, offset: 0, noData: [], reclassification: [], plain: null };

/** One input: its file or plain value, and how the file's values are read. */
export function InputEditor(props: InputEditorProps) {
  const { projectId, modelId, definition, stored, change, missing, disabled, onChange, onReplaced } = props;
  const { t } = useTranslation();
  const text = useLocalText();
  const unitText = useUnitText();
  const picker = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number>();
  const settings = { ...defaults, ...stored?.settings, ...change };
  const { key, unit, plain } = definition;
  const name = text(definition.name);

  const upload = async (files: File[]) => {
    if (picker.current) picker.current.value = '';
    if (files.length === 0) return;
    setPercent(0);
    try {
      await client.uploadModelFile(
        { projectId, modelId, key, compareFlag: 0, files },
        { onUploadProgress: ({ loaded, total }) => setPercent(total ? (100 * loaded) / total : 0) },
      );
      await onReplaced();
    } catch (error) {
      toast.error(errorText(error), { duration: 8000 });
    } finally {
      setPercent(undefined);
    }
  };
  const remove = async () => {
    await client.deleteModelFile({ projectId, modelId, key, compareFlag: 0 }).catch((error: unknown) => {
      toast.error(errorText(error));
    });
    await onReplaced();
  };

  const file = stored?.file ?? null;
  return (
    <section className={css.input} aria-label={name} data-testid={`input-${key}`}>
      <header className={css.inputHead}>
        <h3>
          {name}
          {unit && <span className={css.muted}> {unitText(unit)}</span>}
        </h3>
        {missing && <span className={css.missing}>{t('models.missing')}</span>}
        <span className={css.spring} />
        <input
          ref={picker}
          type="file"
          hidden
          multiple={definition.kind === 'vector'}
          onChange={(event) => void upload([...(event.target.files ?? [])])}
        />
        {!disabled && (
          <Button disabled={percent !== undefined} onClick={() => picker.current?.click()}>
            <Upload size={16} strokeWidth={1.5} />
            {file ? t('models.replace') : t('models.upload')}
          </Button>
        )}
        {file && !disabled && (
          <IconButton icon={Trash2} label={`${t('action.delete')} ${name}`} onClick={() => void remove()} />
        )}
      </header>
      {definition.help && <p className={css.muted}>{text(definition.help)}</p>}
      {percent !== undefined && <ProgressBar percent={percent} label={`${t('models.upload')} ${name}`} />}
      {file && <InputReportView file={file} />}
      {plain && !file && (
        <PlainEntry definition={definition} value={settings.plain} disabled={disabled} onChange={onChange} />
      )}
      {file && definition.kind === 'raster' && (
        <div className={css.three}>
          <Field label={t('models.scale')}>
            {(id) => (
              <NumberInput
                id={id}
                disabled={disabled}
                value={settings.scale}
                onChange={(scale) => onChange({ scale })}
              />
            )}
          </Field>
          <Field label={t('models.offset')}>
            {(id) => (
              <NumberInput
                id={id}
                disabled={disabled}
                value={settings.offset}
                onChange={(offset) => onChange({ offset })}
              />
            )}
          </Field>
          <Field label={t('models.noData')} help={t('models.noDataHelp')}>
            {(id) => (
              <NumbersInput
                id={id}
                disabled={disabled}
                value={settings.noData}
                onChange={(noData) => onChange({ noData })}
              />
            )}
          </Field>
        </div>
      )}
      {file && definition.classes === 'ecosystem-types' && (
        <ReclassificationEditor
          rows={settings.reclassification}
          report={file.report}
          disabled={disabled}
          onChange={(reclassification) => onChange({ reclassification })}
        />
      )}
      {stored && stored.warnings.length > 0 && (
        <ul className={css.warnings}>
          {stored.warnings.map((warning) => (
            <li key={warning.code + (warning.at ?? '')}>{warning.message}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface PlainEntryProps {
  definition: InputDefinition;
  value: InputSettings['plain'];
  disabled: boolean;
  onChange: (change: Partial<InputSettings>) => void;
}

/** One number for all cells, or one a band, in place of a file. */
function PlainEntry({ definition, value, disabled, onChange }: PlainEntryProps) {
  const { t } = useTranslation();
  const { plain, multiBand } = definition;
  const unit = useUnitText()(definition.unit ?? '');
  if (!plain) return null;
  const help = plain.placeholder && value === null ? t('models.placeholder') : undefined;
  return (
    <Field label={multiBand ? t('models.plainList') : t('models.plain')} help={help}>
      {(id) =>
        multiBand ? (
          <NumbersInput
            id={id}
            unit={unit}
            disabled={disabled}
            value={Array.isArray(value) ? value : value === null ? [] : [value]}
            onChange={(numbers) => onChange({ plain: numbers })}
          />
        ) : (
          <NumberInput
            id={id}
            unit={unit}
            disabled={disabled}
            placeholder={plain.default === null ? undefined : String(plain.default)}
            value={typeof value === 'number' ? value : NaN}
            onChange={(number) => onChange({ plain: number })}
            onEmpty={() => onChange({ plain: null })}
          />
        )
      }
    </Field>
  );
}
