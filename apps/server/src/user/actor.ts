import type { Actor, User } from '../store/schema';

/** A signed-in user as the one who does something. */
export function userActor({ id, userName, role }: Pick<User, 'id' | 'userName' | 'role'>): Actor {
  return { by: 'user', userId: id, userName, role };
}
