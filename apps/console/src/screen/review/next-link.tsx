import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../form/button-link';
import { reviewPath } from '../../form/review-path';
import { useFormList } from './use-form-list';

/** The way to the next form that waits for a review. */
export function NextLink({ after }: { readonly after: string }) {
  const { t } = useTranslation();
  const list = useFormList();
  const waiting = (list?.forms ?? []).filter(
    ({ formState, reportFormId }) => formState === 'SUBMITTED' && reportFormId !== after,
  );
  const [next] = waiting;
  if (waiting.length === 0) return null;
  return (
    <ButtonLink to={reviewPath(next.reportFormId)}>{t('review.next', { count: waiting.length })}</ButtonLink>
  );
}
