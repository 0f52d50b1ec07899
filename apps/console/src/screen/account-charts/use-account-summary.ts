import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../session/client';

/** The account in both years: figures of every service, and by ecosystem type. */
export function useAccountSummary(projectId: string) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['account-summary', projectId, i18n.language],
    queryFn: ({ signal }) => client.getAccountSummary({ projectId }, { signal }),
  });
}
