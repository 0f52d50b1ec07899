import { limits } from '@gep/api-client';
import type { Project } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { confirm } from '../../form/confirm';
import { Dialog } from '../../form/dialog';
import form from '../../form/form.module.css';
import { timeText } from '../../message/time-text';
import { client } from '../../session/client';
import { saveForm } from '../../session/save-form';
import { useSession } from '../../session/session-store';
import { toast } from '../../session/toast';
import { CopyProjectDialog } from './copy-project-dialog';
import { ProjectNameDialog } from './project-name-dialog';

/** What the name dialog is open for. */
type Naming =
  | { readonly kind: 'create' }
  | { readonly kind: 'rename'; readonly project: Project; readonly version: string | null };

/** Create, open, rename, copy and delete projects. */
export default function ProjectManagement({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { user, projectId, openProject } = useSession();
  const [naming, setNaming] = useState<Naming>();
  const [copying, setCopying] = useState<Project>();
  // A copy in the background enters the list when it stands.
  const [expecting, setExpecting] = useState(false);
  const list = useQuery({
    queryKey: ['projects', user?.userId],
    queryFn: ({ signal }) => client.listProjects({ userId: user?.userId ?? '', pageSize: 0 }, { signal }),
    refetchInterval: expecting && limits.projectPollMs,
  });
  const refresh = () => queries.invalidateQueries({ queryKey: ['projects'] });
  const remove = useMutation({
    mutationFn: (project: Project) => client.deleteProject({ id: project.id }),
    onSuccess: (_nothing, project) => {
      if (project.id === projectId) openProject(null);
      return refresh();
    },
  });

  // The name that is edited is that of now: another window may have changed it.
  const rename = useMutation({
    mutationFn: ({ id }: Project) => client.versioned('getProject', { projectId: id }),
    onSuccess: ({ value: project, version }) => setNaming({ kind: 'rename', project, version }),
  });

  const open = (id: string) => {
    openProject(id);
    onClose();
  };
  const date = (text: string | null) => timeText(text, i18n.language);
  const askDelete = async (project: Project) => {
    const text = t('project.deleteConfirm', { name: project.name });
    if (await confirm(t('project.deleteTitle'), text)) remove.mutate(project);
  };

  const rows = list.data?.data ?? [];
  return (
    <Dialog
      open
      width={880}
      title={t('project.title')}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={() => setNaming({ kind: 'create' })}>
          {t('action.create')}
        </Button>
      }
    >
      <table className={form.table}>
        <thead>
          <tr>
            <th scope="col">{t('project.name')}</th>
            <th scope="col">{t('project.state')}</th>
            <th scope="col">{t('project.created')}</th>
            <th scope="col">{t('project.used')}</th>
            <th scope="col" aria-label={t('project.title')} />
          </tr>
        </thead>
        <tbody>
          {rows.map((project) => (
            <tr key={project.id}>
              <td>
                {project.name}
                {project.synthetic && <div className={form.help}>{t('project.sample')}</div>}
                {project.readOnly && <div className={form.help}>{t('project.readOnly')}</div>}
              </td>
              <td>{t(`runState.${project.projectState}`)}</td>
              <td>{date(project.createTime)}</td>
              <td>{date(project.lastUseTime)}</td>
              <td className={form.actions}>
                <Button look="text" disabled={project.id === projectId} onClick={() => open(project.id)}>
                  {project.id === projectId ? t('project.opened') : t('action.open')}
                </Button>
                <Button look="text" onClick={() => rename.mutate(project)}>
                  {t('action.rename')}
                </Button>
                <Button look="text" onClick={() => setCopying(project)}>
                  {t('project.copy.action')}
                </Button>
                <Button look="text" disabled={project.running} onClick={() => void askDelete(project)}>
                  {t('action.delete')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {list.isSuccess && rows.length === 0 && <p className={form.empty}>{t('project.empty')}</p>}
      {copying && (
        <CopyProjectDialog
          project={copying}
          taken={rows.map(({ name }) => name)}
          onCopied={({ name }) => {
            toast.success(t('project.copy.copied', { name }));
            setCopying(undefined);
            void refresh();
          }}
          onClose={(isRunning) => {
            setCopying(undefined);
            setExpecting(isRunning);
          }}
        />
      )}
      {naming && (
        <ProjectNameDialog
          title={naming.kind === 'create' ? t('project.createTitle') : t('project.renameTitle')}
          name={naming.kind === 'create' ? '' : naming.project.name}
          onCancel={() => setNaming(undefined)}
          onSave={async (name) => {
            if (naming.kind === 'create') {
              const created = await client.createProject({ name });
              await refresh();
              setNaming(undefined);
              open(created.id);
              // The first step of the work, wherever the project before was left.
              await navigate('/setting/basic');
            } else {
              const input = { projectId: naming.project.id, name };
              await saveForm(
                { version: naming.version, advance: () => undefined },
                (ifMatch) => client.versioned('renameProject', input, { ifMatch }),
                async () => {
                  await refresh();
                  setNaming(undefined);
                },
              );
              await Promise.all([refresh(), queries.invalidateQueries({ queryKey: ['user-info'] })]);
              setNaming(undefined);
            }
          }}
        />
      )}
    </Dialog>
  );
}
