import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/session-store';

/** Names the screen and the open project in the title of the tab, so that one tab differs from the other. */
export function usePageTitle(screen: string): void {
  const { t } = useTranslation();
  const project = useSession((session) => session.user?.projectName);
  const title = [screen, project, t('app.name')].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
