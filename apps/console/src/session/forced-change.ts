import { passwordIsStale } from '@gep/api-client';
import type { SessionUser } from '@gep/api-client';

/** The password is the first one, or too old. */
export type ForcedChange = 'initial' | 'stale';

/** Why the password has to be changed before anything else; null where it has not. */
export function forcedChange({
  hasInitialPassword,
  lastPasswordChangeDate,
}: SessionUser): ForcedChange | null {
  if (hasInitialPassword) return 'initial';
  return passwordIsStale(lastPasswordChangeDate) ? 'stale' : null;
}
