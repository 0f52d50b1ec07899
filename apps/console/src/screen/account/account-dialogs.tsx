import { passwordIsStale } from '@gep/api-client';
import type { SessionUser } from '@gep/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ChangePasswordDialog } from './change-password-dialog';
import { PersonalInfoDialog } from './personal-info-dialog';

export type AccountDialog = 'info' | 'password';

interface AccountDialogsProps {
  readonly user: SessionUser;
  readonly open: AccountDialog | null;
  readonly onClose: () => void;
}

/** The dialogs of the user menu. A password that is too old when the user is loaded opens its dialog by force. */
export function AccountDialogs({ user, open, onClose }: AccountDialogsProps) {
  const queries = useQueryClient();
  const [forced, setForced] = useState(() => passwordIsStale(user.lastPasswordChangeDate));
  const changed = () => {
    setForced(false);
    onClose();
    // While the password was too old the server refused everything else.
    void queries.invalidateQueries();
  };
  if (forced || open === 'password') {
    return <ChangePasswordDialog forced={forced} onClose={onClose} onChanged={changed} />;
  }
  return open === 'info' ? <PersonalInfoDialog user={user} onClose={onClose} /> : null;
}
