import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../form/button-link';
import { confirm } from '../../form/confirm';
import form from '../../form/form.module.css';
import { client } from '../../session/client';
import { saveForm } from '../../session/save-form';
import { useFormVersions } from '../../session/use-form-versions';
import { useSession } from '../../session/session-store';
import { useMayEdit } from '../../session/use-may-edit';
import { Page } from '../../layout/page';
import { AbsentServiceCard } from './absent-service-card';
import { ModelForm } from './model-form';
import { ModelSelection } from './model-selection';
import css from './model-settings.module.css';
import { useAbsentServices } from './use-absent-services';
import { useLeaveGuard } from '../../form/use-leave-guard';

/** Model selection: which models are calculated, with which files and parameters. */
export default function ModelSettingScreen() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const isAdmin = useMayEdit();
  const { projectId: openProject, user } = useSession();
  const projectId = openProject ?? '';
  const [current, setCurrent] = useState<string | null>(null);
  // A service that is not selected was opened as one that another model reads: then its form is wanted.
  const [asRead, setAsRead] = useState(false);
  const guard = useLeaveGuard();
  // Where the open model puts its save button: in line with the title of the page.
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const models = useQuery({
    queryKey: ['models', user?.userId],
    queryFn: ({ signal }) => client.listModels({ userId: user?.userId }, { signal }),
  });
  const selectedKey = ['selected-models', projectId];
  const selected = useQuery({
    queryKey: selectedKey,
    queryFn: ({ signal }) => client.versioned('getSelectedModels', { projectId }, { signal }),
  });
  const { absent, version: absentVersion, reload } = useAbsentServices(projectId);
  const version = useFormVersions(selected.data?.version ?? null, false)();
  const refresh = () => queries.invalidateQueries({ queryKey: selectedKey });
  const select = useMutation({
    mutationFn: (modelIds: string[]) =>
      saveForm(
        version,
        (ifMatch) => client.versioned('selectModels', { projectId, modelIds }, { ifMatch }),
        refresh,
      ),
    onSuccess: refresh,
  });

  const chosen = selected.data?.value ?? [];
  const toggle = async (modelId: string, on: boolean) => {
    const ids = chosen.map((model) => model.modelId);
    if (on) {
      await select.mutateAsync([...ids, modelId]);
      if (await guard.leave()) {
        setCurrent(modelId);
        setAsRead(false);
      }
      return;
    }
    if (!(await confirm(t('models.unselectTitle'), t('models.unselectConfirm')))) return;
    const others = ids.filter((id) => id !== modelId);
    await select.mutateAsync(others);
    if (current !== null && !others.includes(current)) setCurrent(null);
  };
  const open = async (modelId: string, read: boolean) => {
    if ((modelId === current && read === asRead) || !(await guard.leave())) return;
    setCurrent(modelId);
    setAsRead(read);
  };
  const shown = current ?? chosen[0]?.modelId ?? null;
  const isSelected = chosen.some(({ modelId }) => modelId === shown);
  const lacking = models.data?.find(
    ({ modelId, serviceRole }) => modelId === shown && serviceRole === 'final' && !isSelected && !asRead,
  );
  return (
    <Page
      step="model"
      title={t('shell.page.model')}
      action={
        <>
          {isAdmin && <ButtonLink to="/setting/model/assignment">{t('report.assignment.open')}</ButtonLink>}
          <span ref={setActions} />
        </>
      }
    >
      <div className={css.layout}>
        <ModelSelection
          rows={models.data ?? []}
          selected={chosen}
          absent={absent}
          ticked={select.isPending ? select.variables : chosen.map(({ modelId }) => modelId)}
          current={shown}
          disabled={!isAdmin || select.isPending}
          onToggle={(modelId, on) => void toggle(modelId, on).catch(() => undefined)}
          onOpen={(modelId) => void open(modelId, false)}
        />
        {lacking ? (
          <AbsentServiceCard
            key={lacking.modelId}
            projectId={projectId}
            model={lacking}
            declared={absent.find(({ modelId }) => modelId === lacking.modelId)}
            read={absentVersion}
            disabled={!isAdmin}
            guard={guard}
            onSaved={reload}
          />
        ) : shown ? (
          <ModelForm
            key={shown}
            projectId={projectId}
            modelId={shown}
            disabled={!isAdmin}
            actions={actions}
            guard={guard}
            onSaved={refresh}
            onOpen={(modelId) => void open(modelId, true)}
            selected={isSelected}
          />
        ) : (
          <p className={form.empty}>{t('models.none')}</p>
        )}
      </div>
    </Page>
  );
}
