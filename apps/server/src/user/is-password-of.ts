import { timingSafeEqual } from 'node:crypto';
import type { Services } from '../services';
import { passwordFits } from './password';
import type { User } from './queries';

/**
 * Whether a password is that of a user; for no user it takes as long and says no. First passwords are random, and are
 * compared as they were sealed: hashes of thousands of departments would take minutes.
 */
export async function isPasswordOf(
  { secrets }: Services,
  user: User | null,
  password: string,
): Promise<boolean> {
  const first = user?.initialPassword ?? null;
  const hash = user?.passwordHash || null;
  const fits = await passwordFits(first === null ? hash : null, password);
  if (first === null) return fits;
  const [given, known] = [Buffer.from(password), Buffer.from(secrets.unseal(first) ?? '')];
  return known.length > 0 && given.length === known.length && timingSafeEqual(given, known);
}
