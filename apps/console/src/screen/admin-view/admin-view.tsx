import { useTranslation } from 'react-i18next';
import css from './admin-view.module.css';

/** Stands while the browser goes to the administration; everything is decided in the loader of the route. */
export function AdminView() {
  const { t } = useTranslation();
  return (
    <main className={css.screen}>
      <p role="status">{t('account.leaving')}</p>
    </main>
  );
}
