import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { GepError } from '../error/gep-error';
import { createSlots } from '../slots';

/** Hashes that wait: what two cores do in two seconds. */
const maxWaiting = 50;

// A hash takes 20 MB and a core: more than two at a time would starve the other calls.
const slots = createSlots(2, { inAll: maxWaiting, busy: () => new GepError({ name: 'BUSY' }) });

/** @throws GepError BUSY */
async function inPool<T>(work: () => Promise<T>): Promise<T> {
  const release = await slots.take({ client: 'anybody' });
  try {
    return await work();
  } finally {
    release();
  }
}

/** Argon2id with the parameters of the OWASP cheat sheet (19 MiB, 2 passes). @throws GepError BUSY */
export function hashPassword(password: string): Promise<string> {
  return inPool(() => hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }));
}

let placeholder: Promise<string> | undefined;

/** Whether a password fits. Without a hash (unknown user) it takes as long and says no. */
export async function passwordFits(storedHash: string | null, password: string): Promise<boolean> {
  placeholder ??= hashPassword(randomPassword());
  const against = storedHash ?? (await placeholder);
  const fits = await inPool(() => verify(against, password));
  return fits && storedHash !== null;
}

const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!@#%*+=?'];

/** A random password of 14 characters that the platform's rule accepts, without letters that look alike. */
export function randomPassword(): string {
  const all = kinds.join('');
  const characters = [...kinds, ...Array<string>(10).fill(all)].map((set) => set[randomInt(set.length)]);
  for (let i = characters.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [characters[i], characters[j]] = [characters[j], characters[i]];
  }
  return characters.join('');
}
