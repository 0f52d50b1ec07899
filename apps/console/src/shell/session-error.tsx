import { Button } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { errorText } from '../session/error-text';
import { useSession } from '../session/session-store';
import css from './shell.module.css';

/** Shown while the signed-in user cannot be fetched: what went wrong, another try, and the way out. */
export function SessionError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={css.blank} role="alert">
      <p>{errorText(error)}</p>
      <div className={css.blankButtons}>
        <Button look="primary" onClick={onRetry}>
          {t('error.retry')}
        </Button>
        <Button onClick={() => useSession.getState().signOut()}>{t('shell.logout')}</Button>
      </div>
    </div>
  );
}
