import { Button } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useIsProjectAdmin, useSession } from '../session/session-store';
import { menuFor } from './menu-entries';
import css from './shell.module.css';

interface SideMenuProps {
  readonly collapsed: boolean;
  readonly onManage: () => void;
  /** A screen was chosen. */
  readonly onChosen: () => void;
}

/** Open project and the screens, in groups; icons alone when collapsed. */
export function SideMenu({ collapsed, onManage, onChosen }: SideMenuProps) {
  const { t } = useTranslation();
  const isAdmin = useIsProjectAdmin();
  const user = useSession((session) => session.user);
  const projectName = user?.projectName;
  return (
    <nav className={`${css.side} ${collapsed ? css.collapsed : ''}`} aria-label={t('shell.menu')}>
      {!collapsed && (
        <div className={css.sideCard}>
          <span title={projectName ?? undefined}>{projectName ?? t('shell.noProject')}</span>
          {isAdmin && <Button onClick={onManage}>{t('shell.projectManagement')}</Button>}
        </div>
      )}
      {user &&
        menuFor(user.role, user.isAdministrator).map((group) => (
          <div key={group.key} role="group" aria-label={t(`shell.group.${group.key}`)}>
            {!collapsed && <div className={css.group}>{t(`shell.group.${group.key}`)}</div>}
            {group.entries.map(({ path, key, icon: Icon }) => (
              <NavLink
                key={path}
                to={path}
                onClick={onChosen}
                title={t(`shell.page.${key}`)}
                aria-label={t(`shell.page.${key}`)}
                className={({ isActive }) => `${css.entry} ${isActive ? css.current : ''}`}
              >
                <Icon size={20} strokeWidth={1.5} aria-hidden />
                {!collapsed && t(`shell.page.${key}`)}
              </NavLink>
            ))}
          </div>
        ))}
    </nav>
  );
}
