import { DrizzleQueryError } from 'drizzle-orm';
import { AwayError } from './away-error';

/** The database could not be reached, or the connection ended while it was in use. */
export class DatabaseFault extends AwayError {
  constructor(cause: unknown) {
    super('the database does not answer', { cause });
    this.name = 'DatabaseFault';
  }
}

/** Codes of Node for a connection that cannot be made or has ended. */
const connectionCodes =
  /^E(CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|PIPE|TIMEDOUT|NOSPC)$/;

/**
 * SQLSTATE of a server that is away, restarts, gave up waiting or has no room left: connection exception, insufficient
 * resources, operator intervention (a statement that timed out included), system error, lock not available; and of one that
 * gave up a transaction for the sake of another, as in a deadlock.
 */
const serverStates = /^(08|40|53|57|58)...$|^55P03$|^25P03$/;

/** Sentences of pg and pg-pool, whose errors have no code. */
const sentences =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect|timeout expired)/;

/** True when the database could not do its work now and may do it later: it is away, restarts, hangs or is full. */
export function isDatabaseFault(error: unknown): boolean {
  let asked = false;
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof DatabaseFault) return true;
    if (one instanceof DrizzleQueryError) asked = true;
    const { code = '', severity } = one as { code?: string; severity?: string };
    // Only errors of PostgreSQL itself have a severity; a connection code counts where a query met it.
    if (severity === undefined ? asked && connectionCodes.test(code) : serverStates.test(code)) return true;
    if (asked && sentences.test(one.message)) return true;
  }
  return false;
}

/** True when the database, or the store of the files, could not do its work now and may do it later. */
export function isAway(error: unknown): boolean {
  return error instanceof AwayError || isDatabaseFault(error);
}

/** Throws what a query on a plain connection met; for `catch` of its promise. */
export function asFault(error: unknown): never {
  throw error instanceof Error && 'severity' in error ? error : new DatabaseFault(error);
}
