import type { User } from './queries';

/**
 * Whether a user administers this installation: an owner of projects whom GEP_ADMINISTRATORS names. An owner names the
 * accounts of departments, which therefore never count.
 * @param administrators the accounts of that setting
 */
export function isAdministrator(
  administrators: readonly string[],
  { role, userName }: Pick<User, 'role' | 'userName'>,
): boolean {
  return role === 'PROJECT_ADMIN' && administrators.includes(userName);
}
