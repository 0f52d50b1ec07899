import type { RunStatus } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { errorText } from '../../session/error-text';
import { ProgressBar } from '../../form/progress-bar';
import { NotesOfRun } from './notes-of-run';
import css from './run-panel.module.css';

interface RunPanelProps {
  status: RunStatus | undefined;
  isRunning: boolean;
  live: boolean;
  /** Why the last try to start one was refused. */
  refused: Error | null;
}

/** Why a run could not be started, and how far the latest one is. */
export function RunPanel({ refused, ...run }: RunPanelProps) {
  return (
    <>
      {refused && !run.isRunning && (
        <p className={css.failed} role="alert">
          {errorText(refused)}
        </p>
      )}
      <RunProgress {...run} />
    </>
  );
}

/** How far a run is: the whole, each item, and what it has to say. */
function RunProgress({ status, isRunning, live }: Omit<RunPanelProps, 'refused'>) {
  const { t, i18n } = useTranslation();
  if (!status || status.runId === null) return <p className={form.empty}>{t('run.empty')}</p>;
  const time = (text: string | null) =>
    text ? new Date(text).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'medium' }) : '--';
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <strong className={css[status.state]} data-testid="run-state">
          {t(`run.state.${status.state}`)}
        </strong>
        <span className={css.step}>{isRunning && status.step}</span>
        <span className={css.percent}>{Math.round(status.progress)}%</span>
      </div>
      <ProgressBar percent={status.progress} label={t('run.progress')} />
      {isRunning && !live && <p role="status">{t('run.dropped')}</p>}
      {status.error && (
        <p className={css.failed} role="alert">
          {status.error.message}
        </p>
      )}
      <p className={css.times}>
        {t('run.started')} {time(status.startTime)}
        <span />
        {t('run.ended')} {time(status.endTime)}
      </p>
      {status.items.length > 0 && (
        <table className={form.table}>
          <thead>
            <tr>
              <th scope="col">{t('run.item')}</th>
              <th scope="col">{t('run.status')}</th>
              <th scope="col" className={form.number}>
                {t('run.progress')}
              </th>
            </tr>
          </thead>
          <tbody>
            {status.items.map((item) => (
              <tr key={`${item.modelId ?? ''} ${item.key ?? ''} ${item.name}`}>
                <td>{item.name}</td>
                <td className={css[item.state]}>{t(`run.state.${item.state}`)}</td>
                <td className={form.number}>{Math.round(item.progress)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <NotesOfRun status={status} />
    </div>
  );
}
