import { IconButton } from '@gep/style-editor/controls';
import { PanelLeftClose, PanelLeftOpen, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/session-store';
import { LanguageButton } from '../form/language-button';
import { fittingScale } from '../session/page-scale';
import { NoticeBell } from './notice-bell';
import { PageScaleButton } from './page-scale-button';
import css from './shell.module.css';
import { ThemeButton } from './theme-button';
import { UserMenu } from './user-menu';

/** Logo, menu toggle, open project, language, theme, notices and user. */
export function TopBar({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  const offline = useSession((session) => session.offline);
  const projectName = useSession((session) => session.user?.projectName);
  return (
    <header className={css.top}>
      <span className={css.logo}>
        <img src="/favicon.svg" alt="" />
        {t('app.name')}
      </span>
      <IconButton
        icon={collapsed ? PanelLeftOpen : PanelLeftClose}
        label={collapsed ? t('shell.expand') : t('shell.collapse')}
        onClick={onToggle}
      />
      <span className={css.project}>{projectName && <strong title={projectName}>{projectName}</strong>}</span>
      <span className={css.spring} />
      {offline && (
        <span className={css.project} role="status">
          <WifiOff size={16} strokeWidth={1.5} />
          {t('shell.offline')}
        </span>
      )}
      <LanguageButton />
      {fittingScale(screen) < 1 && <PageScaleButton />}
      <ThemeButton />
      <NoticeBell />
      <UserMenu />
    </header>
  );
}
