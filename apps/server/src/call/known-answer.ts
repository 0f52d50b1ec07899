import { createHash } from 'node:crypto';
import type { CallRequest } from './call-request';

/**
 * Lets the caller keep an answer, but ask each time whether it still holds. The answer is that of its session: `Vary`
 * keeps it from others.
 * @param key everything that the answer follows from; the language is counted already
 * @returns whether the caller has this answer: `notModified` is enough then
 */
export function isKnown({ raw, reply, language }: CallRequest, key: readonly unknown[]): boolean {
  const hash = createHash('sha256')
    .update(JSON.stringify([language, ...key]))
    .digest('base64url');
  const etag = `"${hash}"`;
  reply.header('cache-control', 'private, no-cache');
  reply.header('etag', etag);
  const known = raw.headers['if-none-match'] ?? '';
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
