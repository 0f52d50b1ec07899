import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../form/button-link';
import { reviewPath } from '../../form/review-path';
import { client } from '../../session/client';
import { useSession } from '../../session/session-store';

interface NextLinkProps {
  readonly after: string;
  /** Whether that one waits for a review itself. */
  readonly waits: boolean;
}

/** The way to the next form that waits for a review. */
export function NextLink({ after, waits }: NextLinkProps) {
  const { t } = useTranslation();
  const projectId = useSession((session) => session.projectId) ?? '';
  const query = { projectId, formState: 'SUBMITTED', pageSize: 2 } as const;
  const list = useQuery({
    queryKey: ['report-forms', projectId, query],
    queryFn: ({ signal }) => client.listReportForms(query, { signal }),
  }).data;
  const next = list?.data.find(({ reportFormId }) => reportFormId !== after);
  if (!next) return null;
  const count = Math.max(1, (list?.totalCount ?? 0) - (waits ? 1 : 0));
  return <ButtonLink to={reviewPath(next.reportFormId)}>{t('review.next', { count })}</ButtonLink>;
}
