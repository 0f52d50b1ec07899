import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLoad } from '../../tab/page-load';
import { useSession } from '../../session/session-store';
import css from './admin-view.module.css';

/** Port of the administration on the same host. */
const administrationPort = 9998;

/**
 * Nobody was handed over: clears the token and leaves for the administration. The token goes only once this screen
 * stands: the screens before it would answer its loss with the way to the login.
 */
export default function AdminView() {
  const { t } = useTranslation();
  useEffect(() => {
    useSession.getState().signOut();
    pageLoad.leaveTo(`${location.protocol}//${location.hostname}:${administrationPort}/`);
  }, []);
  return (
    <main className={css.screen}>
      <p role="status">{t('account.leaving')}</p>
    </main>
  );
}
