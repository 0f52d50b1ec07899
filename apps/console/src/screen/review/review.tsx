import { Navigate, useSearchParams } from 'react-router-dom';
import { FormReview } from './form-review';
import { ReviewList } from './review-list';
import { useMayEdit } from '../../session/use-may-edit';

/** Data confirmation: what departments have handed in, and one of it where the address names it. */
export default function ReviewScreen() {
  const isAdmin = useMayEdit();
  const [query] = useSearchParams();
  const reportFormId = query.get('reportFormId');
  const version = Number(query.get('version'));
  if (!isAdmin) return <Navigate to="/" replace />;
  if (reportFormId === null) return <ReviewList />;
  return (
    <FormReview key={reportFormId} reportFormId={reportFormId} asked={version > 0 ? version : undefined} />
  );
}
