import { errorCodes } from '@gep/api-client';
import type { DeletedInput, InputDefinition, LocalText, StoredInput } from '@gep/api-client';
import { Button, IconButton } from '@gep/style-editor/controls';
import { Download, Trash2, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../form/file-button';
import { ProgressBar } from '../../form/progress-bar';
import { useLocalText, useUnitText } from '../../message/local-text';
import type { FormVersion } from '../../session/use-form-versions';
import { DeletedNotice } from '../../form/deleted-notice';
import { inputAccept } from './input-accept';
import { InputReportView } from './input-report';
import type { InputPlace, ModelDraft } from './model-draft';
import { PredecessorChange } from './predecessor-change';
import { PreviewLink } from './preview-link';
import { ProblemList } from './problem-list';
import { RasterSettings } from './raster-settings';
import { RecordSettings } from './record-settings';
import { classOptions } from './reclassification';
import { SameAsCurrent } from './same-as-current';
import { useColumnWords } from './use-column-words';
import { useInputFile } from './use-input-file';
import { usePreflight } from './use-preflight';
import type { DraftEdits } from './use-model-draft';
import css from './model-settings.module.css';

interface InputEditorProps {
  projectId: string;
  modelId: string;
  definition: InputDefinition;
  /** Where its data usually come from. */
  origin: LocalText | undefined;
  place: InputPlace;
  stored: StoredInput | null;
  /** What is stored of the other year. The current one serves both where the comparable one has nothing else. */
  other: StoredInput | null;
  /** What was here before, while that can be restored. */
  deleted: DeletedInput | null;
  /** Whether the project accounts for the comparable year. */
  comparableYear: boolean;
  draft: ModelDraft;
  missing: boolean;
  disabled: boolean;
  edits: DraftEdits;
  version: FormVersion;
  /** After an upload or a deletion: what the server holds is new. */
  onReplaced: () => Promise<unknown>;
}

/** One input of one year: its file or plain value, and how the file is read. */
export function InputEditor(props: InputEditorProps) {
  const { projectId, modelId, definition, origin, place, stored, other, deleted, draft } = props;
  const { comparableYear, missing, disabled, edits, version, onReplaced } = props;
  const { t } = useTranslation();
  const text = useLocalText();
  const unitText = useUnitText();
  const words = useColumnWords();
  const section = useRef<HTMLElement>(null);
  const input = useInputFile({ projectId, modelId, ...place }, definition, version, onReplaced);
  const preflight = usePreflight({ projectId, modelId, ...place }, stored);
  const { percent, failure } = input;
  const name = text(definition.name);
  const file = stored?.file ?? null;
  const comparable = place.compareFlag === 1;
  // The button that was pressed goes with the file: the keyboard stays with the input.
  const remove = async (removed: StoredInput) => {
    if (await input.remove(removed, other, comparableYear)) section.current?.querySelector('button')?.focus();
  };
  const options = definition.kind === 'class-raster' ? classOptions(definition, words) : null;
  const typeName = (code: number): string =>
    options?.find(({ value }) => value === String(code))?.label ?? String(code);
  // The table of classes and the question above it say it, and follow what is edited.
  const saidAbove: readonly string[] = [errorCodes.CLASS_UNKNOWN.code, errorCodes.CLASS_LIKE_NO_DATA.code];
  const warnings = (stored?.warnings ?? []).filter(({ code }) => !options || !saidAbove.includes(code));
  const settings = { place, stored, draft, disabled, edits };
  return (
    <section ref={section} className={css.input} aria-label={name} data-testid={`input-${place.key}`}>
      <header className={css.inputHead}>
        <h3>
          {name}
          {'unit' in definition && definition.unit && (
            <span className={css.muted}> {unitText(definition.unit)}</span>
          )}
        </h3>
        {missing && <span className={css.missing}>{t('models.missing')}</span>}
        {definition.optional && !file && <span className={css.muted}>{t('models.optional')}</span>}
        <span className={css.spring} />
        {definition.kind === 'table' && (
          <Button look="text" disabled={input.template.isPending} onClick={() => input.template.mutate()}>
            <Download size={16} strokeWidth={1.5} />
            {t('models.template')}
          </Button>
        )}
        {stored && <PreviewLink {...{ projectId, stored, name }} />}
        {!disabled && (
          <FileButton
            {...inputAccept(definition)}
            disabled={percent !== undefined}
            onFiles={(files) => void input.upload(files)}
          >
            <Upload size={16} strokeWidth={1.5} />
            {file ? t('models.replace') : t('models.upload')}
          </FileButton>
        )}
        {stored && file && !disabled && (
          <IconButton
            icon={Trash2}
            label={`${t('action.delete')} ${name}`}
            onClick={() => void remove(stored)}
          />
        )}
      </header>
      {definition.help && <p className={css.muted}>{text(definition.help)}</p>}
      {!file && origin && <p className={css.muted}>{t('models.origin', { origin: text(origin) })}</p>}
      {'multiBand' in definition && definition.multiBand && (
        <p className={css.muted}>{t('models.seriesHelp')}</p>
      )}
      {definition.kind === 'class-raster' && !file && <p className={css.muted}>{t('models.namesHelp')}</p>}
      {percent !== undefined && (
        <div className={css.uploading} role="status">
          <ProgressBar percent={percent} label={`${t('models.upload')} ${name}`} />
          <span>
            {percent < 100 ? t('setting.uploading', { percent: Math.round(percent) }) : t('setting.reading')}
          </span>
          <Button look="text" onClick={input.cancel}>
            {t('action.cancel')}
          </Button>
        </div>
      )}
      {failure && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
      <DeletedNotice {...{ name, deleted, disabled }} onUndo={() => void input.restore()} />
      {comparable && <SameAsCurrent definition={definition} stored={stored} current={other} />}
      {file && (
        <InputReportView
          file={file}
          disabled={disabled || input.recode.isPending}
          onEncoding={(encoding) => input.recode.mutate(encoding)}
        />
      )}
      {definition.kind === 'table' || definition.kind === 'vector' ? (
        <RecordSettings definition={definition} {...settings} />
      ) : (
        <RasterSettings
          definition={definition}
          confirmClasses={input.confirmClasses}
          preflight={preflight}
          {...settings}
        />
      )}
      {stored && file && <PredecessorChange {...{ projectId, modelId, stored, typeName, place }} />}
      {stored && <ProblemList problems={stored.problems} count={stored.problemCount} />}
      {warnings.length > 0 && (
        <ul className={css.warnings}>
          {warnings.map((warning) => (
            <li key={warning.code + (warning.at ?? '')}>{warning.message}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
