import { createHash } from 'node:crypto';
import type { Database } from '../store/database';
import { auditHead, auditRows, noHash, readOneMoment } from './audit-queries';
import type { AuditHead } from './audit-queries';

/** What is wrong with the log, and at which entry it is seen first. */
export interface AuditFault {
  /** `order`: an entry is missing or there twice; `content`: it does not follow from the one before. */
  readonly kind: 'order' | 'content' | 'cut-off' | 'end' | 'known';
  readonly sequence: number;
}

export interface AuditReport {
  readonly head: AuditHead;
  /** Null: every entry follows from the one before, and the last one is that of the installation. */
  readonly fault: AuditFault | null;
}

/** The hash of an entry behind another one. */
export function chainedHash(before: string, entry: string): string {
  return createHash('sha256').update(Buffer.from(before, 'hex')).update(entry, 'utf8').digest('hex');
}

/**
 * Walks over the log of acts as it is at one moment.
 * @param known an end that was noted earlier: it must be one of the entries still
 */
export async function verifyAudit(database: Database, known: AuditHead | null = null): Promise<AuditReport> {
  return database.transaction(async (tx) => {
    await readOneMoment(tx);
    const head = await auditHead(tx);
    const at = (kind: AuditFault['kind'], sequence: number) => ({ head, fault: { kind, sequence } });
    let hash = noHash;
    let count = 0;
    for await (const row of auditRows(tx)) {
      count++;
      if (row.sequence !== count) return at('order', count);
      hash = chainedHash(hash, row.entry);
      if (row.hash !== hash) return at('content', count);
      if (known?.count === count && known.hash !== hash) return at('known', count);
    }
    if (count < Math.max(head.count, known?.count ?? 0)) return at('cut-off', count + 1);
    if (count > head.count) return at('end', head.count + 1);
    return head.hash === hash ? { head, fault: null } : at('end', count);
  });
}
