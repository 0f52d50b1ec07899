import type { Db } from '../store/database';
import { fail } from '../error/gep-error';
import type { Services } from '../services';
import { isPasswordOf } from './is-password-of';
import { hashPassword } from './password';
import { updateUser } from './queries';
import type { User } from './queries';
import { revokeSessionsOf, unlockAccount } from './session-queries';

/** What happens in the transaction that sets a password. */
interface Around {
  readonly before: (tx: Db) => Promise<void>;
  readonly after: (tx: Db) => Promise<void>;
}

/** Sets a new password, revokes the sessions of the user and lifts the locks of the account. */
export async function setPassword(
  services: Services,
  user: User,
  password: string,
  around?: Around,
): Promise<void> {
  if (await isPasswordOf(services, user, password)) fail('PASSWORD_UNCHANGED', undefined, 'body.password');
  const passwordHash = await hashPassword(password);
  const now = services.now();
  await services.database.transaction(async (tx) => {
    await around?.before(tx);
    await updateUser(tx, user.id, {
      passwordHash,
      passwordChangedAt: now,
      hasInitialPassword: false,
      initialPassword: null,
    });
    await revokeSessionsOf(tx, [user.id], now);
    await unlockAccount(tx, user.userName);
    await around?.after(tx);
  });
}
