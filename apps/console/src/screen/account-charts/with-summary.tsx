import type { AccountSummary } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../session/error-text';
import css from './account-charts.module.css';
import type { ChartTabProps } from './chart-tab';
import { useAccountSummary } from './use-account-summary';

interface WithSummaryProps extends ChartTabProps {
  readonly children: (summary: AccountSummary) => ReactNode;
}

/** What is made of the account; until it is there, that it comes or why it does not. */
export function WithSummary({ projectId, children }: WithSummaryProps) {
  const { t } = useTranslation();
  const found = useAccountSummary(projectId);
  if (found.data) return children(found.data);
  if (!found.isError)
    return (
      <p className={css.state} role="status">
        {t('result.loading')}
      </p>
    );
  return (
    <div className={css.state} role="alert">
      <p>{t('charts.failed', { reason: errorText(found.error) })}</p>
      <Button onClick={() => void found.refetch()}>{t('action.retry')}</Button>
    </div>
  );
}
