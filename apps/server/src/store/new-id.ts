import { randomBytes } from 'node:crypto';

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A random id of 20 characters (100 bits) that is safe in paths, file names and URLs. */
export function newId(): string {
  return Array.from(randomBytes(20), (byte) => alphabet[byte % 32]).join('');
}
