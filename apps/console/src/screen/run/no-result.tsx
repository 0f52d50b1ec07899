import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRun } from './use-run';

interface NoResultProps {
  readonly projectId: string;
  readonly className: string;
}

/** Says that nothing was calculated yet, or how far the calculation is; the results appear when it ends. */
export function NoResult({ projectId, className }: NoResultProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { status, isRunning } = useRun(projectId, 'calculation');
  const ended = status && status.runId !== null && !isRunning;
  // The run may have ended after the results were read and before its state was.
  useEffect(() => {
    if (ended) void queries.invalidateQueries({ queryKey: ['calculated-models', projectId] });
  }, [ended, projectId, queries]);
  return (
    <div className={className}>
      <p>
        {isRunning ? t('result.running', { percent: Math.round(status?.progress ?? 0) }) : t('result.none')}
      </p>
      <p>{t('result.noneHint')}</p>
      <Link to="/accounting">{t('result.toAccounting')}</Link>
    </div>
  );
}
