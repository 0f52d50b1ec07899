import { passwordIsStale } from '@gep/api-client';
import type { SessionUser } from '@gep/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ChangePasswordDialog } from './change-password-dialog';
import type { ForcedChange } from './change-password-dialog';
import { PersonalInfoDialog } from './personal-info-dialog';

export type AccountDialog = 'info' | 'password';

interface AccountDialogsProps {
  readonly user: SessionUser;
  readonly open: AccountDialog | null;
  readonly onClose: () => void;
}

/** The dialogs of the user menu. A first password, and one that is too old, open theirs by force. */
export function AccountDialogs({ user, open, onClose }: AccountDialogsProps) {
  const queries = useQueryClient();
  const [forced, setForced] = useState(() => forcedChange(user));
  const changed = () => {
    setForced(null);
    onClose();
    // While the password was too old the server refused everything else.
    void queries.invalidateQueries();
  };
  if (forced !== null || open === 'password') {
    return <ChangePasswordDialog forced={forced} onClose={onClose} onChanged={changed} />;
  }
  return open === 'info' ? <PersonalInfoDialog user={user} onClose={onClose} /> : null;
}

/** Why the password has to be changed before anything else; null where it has not. */
function forcedChange({ hasInitialPassword, lastPasswordChangeDate }: SessionUser): ForcedChange | null {
  if (hasInitialPassword) return 'initial';
  return passwordIsStale(lastPasswordChangeDate) ? 'stale' : null;
}
