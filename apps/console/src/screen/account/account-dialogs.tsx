import type { SessionUser } from '@gep/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { forcedChange } from '../../session/forced-change';
import { ChangePasswordDialog } from './change-password-dialog';
import { PersonalInfoDialog } from './personal-info-dialog';

export type AccountDialog = 'info' | 'password';

interface AccountDialogsProps {
  readonly user: SessionUser;
  readonly open: AccountDialog | null;
  readonly onClose: () => void;
}

/** The dialogs of the user menu. A first password, and one that is too old, open theirs by force. */
export default function AccountDialogs({ user, open, onClose }: AccountDialogsProps) {
  const queries = useQueryClient();
  const [isChanged, setChanged] = useState(false);
  const forced = isChanged ? null : forcedChange(user);
  const changed = () => {
    setChanged(true);
    onClose();
    // While the password was too old the server refused everything else.
    void queries.invalidateQueries();
  };
  if (forced !== null || open === 'password') {
    return <ChangePasswordDialog forced={forced} onClose={onClose} onChanged={changed} />;
  }
  return open === 'info' ? <PersonalInfoDialog user={user} onClose={onClose} /> : null;
}
