import { conditionHolds } from '@gep/api-client';
import type { InputSettings, ParameterValue } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { Card } from '../../form/card';
import { useLocalText } from '../../message/local-text';
import { client } from '../../session/client';
import { useSave } from '../../session/use-save';
import { InputEditor } from './input-editor';
import { ParameterEditor } from './parameter-editor';
import css from './model-settings.module.css';
import type { LeaveGuard } from './use-leave-guard';

interface ModelFormProps {
  projectId: string;
  modelId: string;
  disabled: boolean;
  /** Takes the save button. */
  actions: HTMLElement | null;
  guard: LeaveGuard;
  onSaved: () => Promise<unknown>;
}

/** What the user changed and did not save yet. */
interface Draft {
  readonly parameters: Readonly<Record<string, ParameterValue>>;
  readonly inputs: Readonly<Record<string, Partial<InputSettings>>>;
}

const untouched: Draft = { parameters: {}, inputs: {} };
const isDirty = (draft: Draft): boolean =>
  Object.keys(draft.parameters).length > 0 || Object.keys(draft.inputs).length > 0;

/** Files and parameters of one model; nothing of the parameters is kept until it is saved. */
export function ModelForm(props: ModelFormProps) {
  const { projectId, modelId, disabled, actions, guard, onSaved } = props;
  const { t } = useTranslation();
  const text = useLocalText();
  const [draft, setDraft] = useState<Draft>(untouched);
  const [busy, runSave] = useSave();
  const saving = useRef<Promise<boolean> | null>(null);
  const setup = useQuery({
    queryKey: ['model-setup', projectId, modelId],
    queryFn: ({ signal }) => client.getModelSetup({ projectId, modelId }, { signal }),
  });

  const store = (): Promise<boolean> =>
    runSave(async () => {
      for (const [key, settings] of Object.entries(draft.inputs)) {
        await client.saveModelFileSettings(
          { projectId, modelId, key, compareFlag: 0, ...settings },
          { quiet: true },
        );
      }
      if (Object.keys(draft.parameters).length > 0) {
        await client.saveModelParameters({ projectId, modelId, values: draft.parameters }, { quiet: true });
      }
      await Promise.all([setup.refetch(), onSaved()]);
      setDraft(untouched);
      toast.success(t('models.saved'));
    });
  const save = (): Promise<boolean> => {
    saving.current ??= store().finally(() => {
      saving.current = null;
    });
    return saving.current;
  };
  useEffect(() => {
    guard.register({ dirty: isDirty(draft), save, saving: () => saving.current });
    return () => guard.register(null);
  });

  if (!setup.data) return null;
  const { definition, inputs, parameters, completeness } = setup.data;
  const values = { ...parameters, ...draft.parameters };
  const setParameter = (key: string, value: ParameterValue) =>
    setDraft({ ...draft, parameters: { ...draft.parameters, [key]: value } });
  const setInput = (key: string, change: Partial<InputSettings>) =>
    setDraft({ ...draft, inputs: { ...draft.inputs, [key]: { ...draft.inputs[key], ...change } } });
  const files = definition.files.filter((file) => conditionHolds(file.requiredWhen, values));
  const shown = definition.parameters.filter((parameter) => conditionHolds(parameter.visibleWhen, values));

  return (
    <div className={css.setup}>
      {actions &&
        !disabled &&
        createPortal(
          <Button look="primary" disabled={busy || !isDirty(draft)} onClick={() => void save()}>
            {t('action.save')}
          </Button>,
          actions,
        )}
      <Card title={`${text(definition.name)} · ${t('models.inputs')}`}>
        <div className={css.inputs}>
          {files.map((file) => (
            <InputEditor
              key={file.key}
              projectId={projectId}
              modelId={modelId}
              definition={file}
              stored={inputs.find((input) => input.key === file.key && input.compareFlag === 0) ?? null}
              change={draft.inputs[file.key] ?? {}}
              missing={completeness.missingInputs.includes(file.key)}
              disabled={disabled}
              onChange={(change) => setInput(file.key, change)}
              onReplaced={async () => {
                const { [file.key]: _dropped, ...rest } = draft.inputs;
                setDraft({ ...draft, inputs: rest });
                await Promise.all([setup.refetch(), onSaved()]);
              }}
            />
          ))}
        </div>
      </Card>
      <Card title={t('models.parameters')}>
        <div className={css.parameters}>
          {shown.map((parameter) => (
            <ParameterEditor
              key={parameter.key}
              definition={parameter}
              value={values[parameter.key] ?? parameter.default}
              disabled={disabled}
              onChange={(value) => setParameter(parameter.key, value)}
            />
          ))}
        </div>
      </Card>
    </div>
  );
}
