import { Button } from '@gep/style-editor/controls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocalText } from '../../message/local-text';
import { client } from '../../session/client';
import { saveForm } from '../../session/save-form';
import { useFormVersions } from '../../session/use-form-versions';
import { useSave } from '../../session/use-save';
import { toast } from '../../session/toast';
import { InputCard } from './input-card';
import { inputGroups } from './input-groups';
import { modelChanges, savedDraft } from './model-changes';
import type { ModelSetup } from './model-changes';
import { inputId, isDirty, untouched } from './model-draft';
import { ParameterCard } from './parameter-card';
import { UncertaintyCard } from './uncertainty/uncertainty-card';
import { useColumnWords } from './use-column-words';
import { followedText } from './followed-text';
import { useFormFaultText } from './form-fault-text';
import { useComparableYear } from './use-comparable-year';
import { useModelDraft } from './use-model-draft';
import css from './model-settings.module.css';
import type { LeaveGuard } from '../../form/use-leave-guard';

export interface ModelFormProps {
  projectId: string;
  modelId: string;
  /** Whether it is calculated itself; if not, its settings are for the models that read it. */
  selected: boolean;
  disabled: boolean;
  /** Takes the save button. */
  actions: HTMLElement | null;
  guard: LeaveGuard;
  onSaved: () => Promise<unknown>;
  /** Opens the form of another model. */
  onOpen: (modelId: string) => void;
}

/** Files and parameters of one model. */
export function ModelForm(props: ModelFormProps) {
  const { projectId, modelId } = props;
  const setup = useQuery({
    queryKey: ['model-setup', projectId, modelId],
    queryFn: ({ signal }) => client.versioned('getModelSetup', { projectId, modelId }, { signal }),
  });
  // Texts that are pasted are found among the types.
  const ready = useColumnWords().types.length > 0;
  if (!ready || !setup.data) return null;
  const { value, version } = setup.data;
  return <LoadedForm {...props} setup={value} read={version} reload={setup.refetch} />;
}

interface LoadedFormProps extends ModelFormProps {
  setup: ModelSetup;
  /** Its version. */
  read: string | null;
  reload: () => Promise<unknown>;
}

/** Nothing of the parameters is kept until it is saved. */
function LoadedForm(props: LoadedFormProps) {
  const { projectId, modelId, disabled, actions, guard, onSaved, onOpen, setup, read, reload } = props;
  const { t } = useTranslation();
  const words = useColumnWords();
  const text = useLocalText();
  const faultText = useFormFaultText();
  const comparableYear = useComparableYear(projectId);
  const { draft, edits, setDraft } = useModelDraft();
  const versionOf = useFormVersions(read, isDirty(draft));
  const [busy, runSave] = useSave();
  const queries = useQueryClient();
  const saving = useRef<Promise<boolean> | null>(null);
  const form = useRef<HTMLDivElement>(null);

  /** Takes what the server holds; what was typed and not saved is dropped. */
  const loadTheirs = async () => {
    await Promise.all([reload(), onSaved()]);
    setDraft(untouched);
  };
  const store = async (): Promise<boolean> => {
    const changes = modelChanges(setup, draft, words);
    const { values, settings, faults } = changes;
    if (faults.length > 0) {
      toast.error(t('models.correct'), { description: faultText(faults), duration: 8000 });
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return false;
    }
    return runSave(async () => {
      for (const { modelId: owner, place, change } of settings) {
        const input = { projectId, modelId: owner, ...place, ...change };
        await saveForm(
          versionOf(inputId(place)),
          (ifMatch) => client.versioned('saveModelFileSettings', input, { quiet: true, ifMatch }),
          loadTheirs,
        );
      }
      const saved =
        Object.keys(values).length > 0 &&
        (await saveForm(
          versionOf('parameters'),
          (ifMatch) =>
            client.versioned('saveModelParameters', { projectId, modelId, values }, { quiet: true, ifMatch }),
          loadTheirs,
        ));
      const followed = saved && saved.followed;
      // Figures and layers of every screen are older than the prices now.
      if (followed) await queries.invalidateQueries();
      // Which numbers may be uncertain depends on the methods that are chosen.
      else await queries.invalidateQueries({ queryKey: ['uncertainties', projectId, modelId] });
      await Promise.all([reload(), onSaved()]);
      setDraft((now) => savedDraft(now, changes));
      toast.success(t(followed ? followedText(setup.definition, Object.keys(values)) : 'models.saved'));
    });
  };
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

  const shared = { setup, draft, edits, versionOf, comparableYear, disabled };
  const onReplaced = () => Promise.all([reload(), onSaved()]);
  const [own, ...others] = inputGroups(setup, draft);
  return (
    <div className={css.setup} ref={form}>
      {actions &&
        !disabled &&
        createPortal(
          <Button look="primary" disabled={busy || !isDirty(draft)} onClick={() => void save()}>
            {t('action.save')}
          </Button>,
          actions,
        )}
      {!props.selected && (
        <p className={css.readModel}>{t('models.notSelected', { name: text(own.name) })}</p>
      )}
      <InputCard
        {...{ projectId, ...own, ...shared, onReplaced }}
        title={`${text(own.name)} · ${t('models.inputs')}`}
      />
      <ParameterCard {...{ setup, draft, edits, comparableYear, disabled }} />
      {others.map((group) => (
        <InputCard
          key={group.modelId}
          {...{ projectId, ...group, ...shared, onReplaced }}
          title={t('models.inputsOf', { name: text(group.name) })}
        >
          <p className={css.readModel}>
            {t('models.usesParameters', { name: text(group.name) })}
            <Button look="text" onClick={() => onOpen(group.modelId)}>
              {t('models.openParameters', { name: text(group.name) })}
            </Button>
          </p>
        </InputCard>
      ))}
      {props.selected && <UncertaintyCard {...{ projectId, modelId, setup, comparableYear, disabled }} />}
    </div>
  );
}
