import { Button } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../session/error-text';
import css from './account-charts.module.css';

interface LoadStateProps {
  /** Why it does not come; null: it is on its way. */
  readonly error: Error | null;
  readonly onRetry: () => void;
  /** What is under way, where it takes its time. */
  readonly loading?: string;
}

/** In the place of figures that are not there yet: that they come, or why they do not. */
export function LoadState({ error, onRetry, loading }: LoadStateProps) {
  const { t } = useTranslation();
  if (error === null)
    return (
      <p className={css.state} role="status">
        {loading ?? t('result.loading')}
      </p>
    );
  return (
    <div className={css.state} role="alert">
      <p>{t('charts.failed', { reason: errorText(error) })}</p>
      <Button onClick={onRetry}>{t('action.retry')}</Button>
    </div>
  );
}
