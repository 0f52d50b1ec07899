import type { AccountSummary } from '@gep/api-client';
import type { ReactNode } from 'react';
import type { ChartTabProps } from './chart-tab';
import { LoadState } from './load-state';
import { useAccountSummary } from './use-account-summary';

interface WithSummaryProps extends ChartTabProps {
  readonly children: (summary: AccountSummary) => ReactNode;
}

/** What is made of the account; until it is there, that it comes or why it does not. */
export function WithSummary({ projectId, children }: WithSummaryProps) {
  const { data, error, refetch } = useAccountSummary(projectId);
  if (data) return children(data);
  return <LoadState error={error} onRetry={() => void refetch()} />;
}
