import { Button, IconButton } from '@gep/style-editor/controls';
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import {
  CircleUser,
  Expand,
  Languages,
  Moon,
  PanelLeftClose,
  PanelLeftOpen,
  Shrink,
  Sun,
  WifiOff,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../form/confirm';
import { changeLanguage } from '../message';
import type { Language } from '../message';
import { AccountDialogs } from '../screen/account/account-dialogs';
import type { AccountDialog } from '../screen/account/account-dialogs';
import { client } from '../session/client';
import { useIsProjectAdmin, useSession } from '../session/session-store';
import { applyPageScale, fitsDisplay, fittingScale } from './page-scale';
import css from './shell.module.css';
import { applyTheme, currentTheme } from '../session/theme';

function UserMenu() {
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  const [dialog, setDialog] = useState<AccountDialog | null>(null);
  const logout = async () => {
    if (!(await confirm(t('shell.logout'), t('shell.logoutConfirm')))) return;
    await client.logout({}).catch(() => undefined);
    useSession.getState().signOut();
    location.assign('/login');
  };
  return (
    <>
      <Menu>
        <MenuButton
          as={Button}
          aria-label={`${user?.userName ?? ''} ${t('shell.user')}`}
          title={t('shell.user')}
        >
          <CircleUser size={16} strokeWidth={1.5} />
          {user?.userName}
        </MenuButton>
        <MenuItems anchor="bottom end" className={css.menuItems}>
          <MenuItem>
            <button type="button" onClick={() => setDialog('info')}>
              {t('shell.personalInfo')}
            </button>
          </MenuItem>
          <MenuItem>
            <button type="button" onClick={() => setDialog('password')}>
              {t('shell.changePassword')}
            </button>
          </MenuItem>
          <MenuItem>
            <button type="button" onClick={() => void logout()}>
              {t('shell.logout')}
            </button>
          </MenuItem>
        </MenuItems>
      </Menu>
      {user && <AccountDialogs user={user} open={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

function LanguageButton() {
  const { t, i18n } = useTranslation();
  const other: Language = i18n.language === 'en' ? 'zh-CN' : 'en';
  const change = async () => {
    if (await confirm(t('language.confirmTitle'), t('language.confirm'))) changeLanguage(other);
  };
  return (
    <Button onClick={() => void change()}>
      <Languages size={16} strokeWidth={1.5} />
      {other === 'en' ? t('language.en') : t('language.zh')}
    </Button>
  );
}

function ThemeButton() {
  const { t } = useTranslation();
  const [theme, setTheme] = useState(currentTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const change = () => {
    applyTheme(other);
    setTheme(other);
  };
  return <IconButton icon={other === 'dark' ? Moon : Sun} label={t(`theme.${other}`)} onClick={change} />;
}

function PageScaleButton() {
  const { t } = useTranslation();
  const [fit, setFit] = useState(fitsDisplay);
  const change = () => {
    applyPageScale(!fit);
    setFit(!fit);
  };
  return (
    <IconButton
      icon={fit ? Expand : Shrink}
      label={fit ? t('shell.fullSize') : t('shell.fitDisplay')}
      onClick={change}
    />
  );
}

/** Logo, menu toggle, open project, language, theme and user. */
export function TopBar({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  const isAdmin = useIsProjectAdmin();
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
      {isAdmin && <UserMenu />}
    </header>
  );
}
