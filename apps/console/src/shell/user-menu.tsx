import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { Button } from '@gep/style-editor/controls';
import { CircleUser } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../form/confirm';
import menu from '../form/menu.module.css';
import { useTool } from '../layout/use-tool';
import type { AccountDialog } from '../screen/account/account-dialogs';
import { client } from '../session/client';
import { pageLoad } from '../tab/page-load';
import { forcedChange } from '../session/forced-change';
import { useIsProjectAdmin, useSession } from '../session/session-store';
import css from './shell.module.css';

const accountDialogs = () => import('../screen/account/account-dialogs');

/**
 * Account of the user: personal info, password, log out. Departments have the last two alone: their contact is kept by
 * the owner of the project.
 */
export function UserMenu() {
  const { t } = useTranslation();
  const isAdmin = useIsProjectAdmin();
  const name = isAdmin ? t('shell.user') : t('shell.account');
  const user = useSession((session) => session.user);
  const [dialog, setDialog] = useState<AccountDialog | null>(null);
  const { Tool: Dialogs, open: openDialogs } = useTool(accountDialogs);
  const forced = user ? forcedChange(user) : null;
  useEffect(() => {
    if (forced !== null) openDialogs();
  }, [forced, openDialogs]);
  const show = (wanted: AccountDialog) => {
    setDialog(wanted);
    openDialogs();
  };
  const logout = async () => {
    if (!(await confirm(t('shell.logout'), t('shell.logoutConfirm')))) return;
    await client.logout({}).catch(() => undefined);
    useSession.getState().signOut();
    pageLoad.leaveTo('/login');
  };
  return (
    <>
      <Menu>
        <MenuButton as={Button} aria-label={`${user?.userName ?? ''} ${name}`} title={name}>
          <CircleUser size={16} strokeWidth={1.5} />
          <span className={css.account}>{user?.userName}</span>
        </MenuButton>
        <MenuItems anchor="bottom end" className={menu.items}>
          {isAdmin && (
            <MenuItem>
              <button type="button" onClick={() => show('info')}>
                {t('shell.personalInfo')}
              </button>
            </MenuItem>
          )}
          <MenuItem>
            <button type="button" onClick={() => show('password')}>
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
      {user && Dialogs && <Dialogs user={user} open={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}
