import { resultFileName } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../form/button-link';
import { Card } from '../../form/card';
import { confirm } from '../../form/confirm';
import form from '../../form/form.module.css';
import css from './accounting.module.css';
import { client } from '../../session/client';
import { useSession } from '../../session/session-store';
import { Page } from '../../layout/page';
import { OutdatedNotice } from '../run/outdated-notice';
import { PlausibilityTable } from '../run/plausibility-table';
import { ResultsOfRun } from '../run/results-of-run';
import { RunPanel } from '../run/run-panel';
import { WindowsOfRun } from '../run/windows-of-run';
import { useOutdatedResults } from '../run/use-outdated-results';
import { usePlausibility } from '../run/use-plausibility';
import { useRun } from '../run/use-run';
import { Readiness } from './readiness';
import { useStart } from './use-start';
import { saveBlob } from '../../session/save-blob';
import { useMayEdit } from '../../session/use-may-edit';

/** One-key calculation: start, stop, reset, download. */
export default function AccountingScreen() {
  const { t, i18n } = useTranslation();
  const projectId = useSession((session) => session.projectId) ?? '';
  const projectName = useSession((session) => session.user?.projectName) ?? '';
  const isAdmin = useMayEdit();
  const queries = useQueryClient();
  const run = useRun(projectId, 'calculation');
  const selected = useQuery({
    queryKey: ['selected-models', projectId],
    queryFn: ({ signal }) => client.versioned('getSelectedModels', { projectId }, { signal }),
  });
  const calculated = useQuery({
    queryKey: ['calculated-models', projectId, i18n.language],
    queryFn: ({ signal }) => client.listCalculatedModels({ projectId }, { signal }),
  });
  const start = useMutation({
    meta: { quiet: true },
    mutationFn: (unconfirmed: boolean) => client.startCalculation({ projectId, unconfirmed }),
    onSuccess: run.refresh,
  });
  const stop = useMutation({
    mutationFn: () => client.stopCalculation({ projectId }),
    onSuccess: run.refresh,
  });
  const reset = useMutation({
    mutationFn: () => client.resetCalculation({ projectId }),
    onSuccess: async () => {
      await Promise.all([
        run.refresh(),
        ...['calculated-models', 'outdated-results'].map((key) =>
          queries.invalidateQueries({ queryKey: [key, projectId] }),
        ),
      ]);
    },
  });
  const download = useMutation({
    mutationFn: async () => {
      const setting = await client.getBasicSetting({ projectId, pageSize: 0 });
      return { file: await client.resultFile({ projectId }), year: setting.particularYear };
    },
    onSuccess: ({ file, year }) => file && saveBlob(file, resultFileName(projectName, year)),
  });
  const askReset = async () => {
    if (await confirm(t('run.resetTitle'), t('run.resetConfirm'))) reset.mutate();
  };

  const models = selected.data?.value ?? [];
  const ready = models.length > 0 && models.every(({ complete }) => complete);
  const asking = useStart({
    ready,
    looksAhead: isAdmin && models.length > 0 && !ready,
    start: start.mutate,
  });
  const cannotStart = !asking.canStart || start.isPending;
  const hasResults = (calculated.data ?? []).length > 0;
  const outdated = useOutdatedResults(projectId);
  const figures = usePlausibility(projectId, undefined, hasResults && !run.isRunning);
  return (
    <Page
      step="accounting"
      title={t('shell.page.accounting')}
      action={
        <>
          {isAdmin && !run.isRunning && run.status?.runId && (
            <Button look="warning" disabled={reset.isPending} onClick={() => void askReset()}>
              {t('run.reset')}
            </Button>
          )}
          {hasResults && (
            <>
              <Button disabled={download.isPending} onClick={() => download.mutate()}>
                {t('run.download')}
              </Button>
              <ButtonLink to="/result">{t('run.toResult')}</ButtonLink>
            </>
          )}
          {isAdmin &&
            (run.isRunning ? (
              <Button look="warning" disabled={stop.isPending} onClick={() => stop.mutate()}>
                {t('run.stop')}
              </Button>
            ) : (
              <Button look="primary" disabled={cannotStart} onClick={() => void asking.ask()}>
                {t('run.start')}
              </Button>
            ))}
        </>
      }
    >
      <p className={form.help}>{t('run.explainCalculation')}</p>
      {!run.isRunning && (
        <OutdatedNotice outdated={outdated}>
          {isAdmin && (
            <Button look="text" disabled={cannotStart} onClick={() => void asking.ask()}>
              {t('run.recalculate')}
            </Button>
          )}
        </OutdatedNotice>
      )}
      {selected.isSuccess && !ready && <Readiness models={models} />}
      <div className={css.boards}>
        <Card title={t('run.progress')}>
          <RunPanel {...run} refused={start.error} />
          {run.isRunning && <WindowsOfRun projectId={projectId} />}
        </Card>
        {hasResults && figures && figures.lines.length > 0 && (
          <Card title={t('plausibility.title')}>
            <ResultsOfRun figures={figures} status={run.status} />
            <PlausibilityTable figures={figures} />
          </Card>
        )}
      </div>
      {asking.dialog}
    </Page>
  );
}
