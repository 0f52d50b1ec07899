import type { AuditHead } from '../act/audit-queries';

export const auditUsage = `npm run audit -- verify [--known COUNT:HASH]
npm run audit -- export [--after SEQUENCE]`;

export type AuditOptions =
  | { readonly verb: 'verify'; readonly known: AuditHead | null }
  | { readonly verb: 'export'; readonly after: number };

/** The options of the command; null where they are not what its usage says. */
export function readAuditOptions(args: readonly string[]): AuditOptions | null {
  const [verb, name, value, ...more] = args;
  if (more.length > 0 || (name !== undefined && value === undefined)) return null;
  if (verb === 'verify') {
    if (name === undefined) return { verb, known: null };
    const [, count, hash] = /^(\d{1,15}):([0-9a-f]{64})$/i.exec(value) ?? [];
    return name === '--known' && hash
      ? { verb, known: { count: Number(count), hash: hash.toLowerCase() } }
      : null;
  }
  if (verb !== 'export') return null;
  if (name === undefined) return { verb, after: 0 };
  return name === '--after' && /^\d{1,15}$/.test(value) ? { verb, after: Number(value) } : null;
}
