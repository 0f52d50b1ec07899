import type { Plausibility, RunStatus } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import css from './outdated-notice.module.css';

interface ResultsOfRunProps {
  readonly figures: Plausibility;
  /** Of the latest run. */
  readonly status: RunStatus | undefined;
}

/** Says which run figures are of, where it is not the latest one or that has not calculated all of them. */
export function ResultsOfRun({ figures, status }: ResultsOfRunProps) {
  const { t, i18n } = useTranslation();
  const { completeRun, lines } = figures;
  if (!status?.runId || status.runId === completeRun?.runId) return null;
  const newer = lines.filter(({ runId }) => runId === status.runId).map(({ name }) => name);
  const names = newer.join(t('separator'));
  const time = completeRun?.endTime
    ? new Date(completeRun.endTime).toLocaleString(i18n.language, {
        dateStyle: 'medium',
        timeStyle: 'medium',
      })
    : '--';
  return (
    <p className={`${css.notice} ${css.ofRun}`} role="status">
      {completeRun && <span>{t('run.lastComplete', { time })}</span>}
      {newer.length > 0 && (
        <span>{t(completeRun ? 'run.laterResults' : 'run.partialResults', { names })}</span>
      )}
    </p>
  );
}
