import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { client } from '../session/client';
import { useSession } from '../session/session-store';
import css from './shell.module.css';

const pollMs = 60_000;
/** More are not counted one by one. */
const most = 99;

/** Leads to the notices, and says how many of them are new. */
export function NoticeBell() {
  const { t } = useTranslation();
  const userId = useSession((session) => session.user?.userId);
  const unread = useQuery({
    queryKey: ['unread-notices', userId],
    enabled: userId !== undefined,
    queryFn: ({ signal }) => client.countUnreadNotices({}, { signal }),
    refetchInterval: pollMs,
    refetchOnWindowFocus: true,
    // A server that is away is said elsewhere, and not every minute.
    meta: { quiet: true },
  });
  const count = unread.data?.count ?? 0;
  const label = count > 0 ? t('notice.unread', { count }) : t('notice.title');
  return (
    <NavLink to="/notice" className={css.bell} aria-label={label} title={label}>
      <Bell size={16} strokeWidth={1.5} aria-hidden />
      {count > 0 && <span aria-hidden>{count > most ? `${most}+` : count}</span>}
    </NavLink>
  );
}
