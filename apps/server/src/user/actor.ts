import type { Actor, User } from '../store/schema';

/** A user as the one who does something: through the console or the API, where nothing else is said. */
export function actorOf(
  { id, userName, role }: Pick<User, 'id' | 'userName' | 'role'>,
  by: Actor['by'] = 'user',
): Actor {
  return { by, userId: id, userName, role };
}
