import type { ErrorCode } from '@gep/api-client/contract';
import type { Act } from './act';

/** An entry of the log of acts. */
export interface AuditEntry {
  readonly at: string;
  readonly call: string;
  /** Id of a user; null for programs, and for wrong passwords of accounts that do not exist. */
  readonly by: string | null;
  readonly project: string | null;
  readonly about: Readonly<Record<string, string>>;
  /** How it ended: 00000 or a code of the error table. */
  readonly code: string;
}

/** The text of an entry, whose hash goes into the next one: always the same keys in the same order. */
export function entryText({ call, by, projectId, about }: Act, code: ErrorCode, now: Date): string {
  // A project that the caller has no part in is only asked for.
  const told = Object.entries(about).filter(([key, id]) => key !== 'projectId' || id !== projectId);
  const sorted = told.sort(([a], [b]) => (a < b ? -1 : 1));
  const entry: AuditEntry = {
    at: now.toISOString(),
    call,
    by,
    project: projectId,
    about: Object.fromEntries(sorted),
    code,
  };
  return JSON.stringify(entry);
}
