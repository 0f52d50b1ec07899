import type { InputDefinition } from '@gep/api-client';
import { Segmented } from '@gep/style-editor/controls';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../form/card';
import { InputEditor } from './input-editor';
import type { ModelSetup } from './model-changes';
import type { FormVersion } from '../../session/use-form-versions';
import { inputId, isPlaceEdited } from './model-draft';
import type { InputPlace, ModelDraft } from './model-draft';
import type { DraftEdits } from './use-model-draft';
import css from './model-settings.module.css';

interface InputCardProps {
  projectId: string;
  /** The model that the inputs are of: the open one or one that it reads. */
  modelId: string;
  title: string;
  files: readonly InputDefinition[];
  /** Of the open model. */
  setup: ModelSetup;
  draft: ModelDraft;
  edits: DraftEdits;
  /** The version of an input of one year, by `inputId`. */
  versionOf: (entry: string) => FormVersion;
  /** Whether the project accounts for the comparable year. */
  comparableYear: boolean;
  disabled: boolean;
  /** After an upload or a deletion: what the server holds is new. */
  onReplaced: () => Promise<unknown>;
  /** What is said above the inputs. */
  children?: ReactNode;
}

/** Inputs of a model, of the current or the comparable year. */
export function InputCard(props: InputCardProps) {
  const { projectId, modelId, title, files, setup, draft, edits, versionOf } = props;
  const { comparableYear, disabled, onReplaced, children } = props;
  const { t } = useTranslation();
  const [year, setYear] = useState<0 | 1>(0);
  const { inputs, deletedInputs, completeness } = setup;
  const storedAt = ({ key, compareFlag }: InputPlace) =>
    inputs.find((input) => input.key === key && input.compareFlag === compareFlag) ?? null;
  const given = files.some(({ key }) => {
    const place = { key, compareFlag: 1 } as const;
    const isDeleted = deletedInputs.some((one) => one.key === key && one.compareFlag === 1);
    return storedAt(place) !== null || isDeleted || isPlaceEdited(draft, place);
  });
  const twoYears = comparableYear || given;
  return (
    <Card
      title={title}
      action={
        twoYears && (
          <Segmented
            label={t('result.year')}
            value={year}
            onChange={setYear}
            options={[
              { value: 0, label: t('setting.currentYear') },
              { value: 1, label: t('setting.comparableYear') },
            ]}
          />
        )
      }
    >
      {children}
      {year === 1 && <p className={css.muted}>{t('models.comparableHelp')}</p>}
      <div className={css.inputs}>
        {files.map((file) => {
          const place = { key: file.key, compareFlag: year };
          return (
            <InputEditor
              key={`${file.key}/${year}`}
              {...{ projectId, modelId, place, draft, comparableYear, disabled, edits }}
              version={versionOf(inputId(place))}
              definition={file}
              origin={setup.origins[file.key]}
              stored={storedAt(place)}
              other={storedAt({ ...place, compareFlag: year === 1 ? 0 : 1 })}
              deleted={deletedInputs.find((one) => one.key === file.key && one.compareFlag === year) ?? null}
              missing={year === 0 && completeness.missingInputs.includes(file.key)}
              onReplaced={async () => {
                edits.dropInput(place);
                await onReplaced();
              }}
            />
          );
        })}
      </div>
    </Card>
  );
}
