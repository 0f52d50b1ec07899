import { Button } from '@gep/style-editor/controls';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../../form/card';
import form from '../../form/form.module.css';
import { client } from '../../session/client';
import { useSession } from '../../session/session-store';
import { useMayEdit } from '../../session/use-may-edit';
import { Page } from '../../layout/page';
import { RunPanel } from '../run/run-panel';
import { useRun } from '../run/use-run';

/** Base-map preprocessing: every input to the project grid. */
export default function PretreatmentScreen() {
  const { t } = useTranslation();
  const projectId = useSession((session) => session.projectId) ?? '';
  const isAdmin = useMayEdit();
  const run = useRun(projectId, 'pretreatment');
  const start = useMutation({
    meta: { quiet: true },
    mutationFn: () => client.startPretreatment({ projectId }),
    onSuccess: run.refresh,
  });
  const stop = useMutation({
    mutationFn: () => client.stopPretreatment({ projectId }),
    onSuccess: run.refresh,
  });
  return (
    <Page
      step="pretreatment"
      title={t('shell.page.pretreatment')}
      action={
        isAdmin &&
        (run.isRunning ? (
          <Button look="warning" disabled={stop.isPending} onClick={() => stop.mutate()}>
            {t('run.stop')}
          </Button>
        ) : (
          <Button look="primary" disabled={start.isPending} onClick={() => start.mutate()}>
            {t('run.startPretreatment')}
          </Button>
        ))
      }
    >
      <p className={form.help}>{t('run.explainPretreatment')}</p>
      <Card title={t('run.progress')}>
        <RunPanel {...run} refused={start.error} />
      </Card>
    </Page>
  );
}
