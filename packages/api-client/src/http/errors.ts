import { requestErrors } from '../contract/protocol/errors/request-errors';
import { formConflict } from '../contract/protocol/form-version';
import type { FormConflict } from '../contract/protocol/form-version';

/** Codes of faults that the client itself finds; all others are the server's. */
export const clientCodes = {
  /** An answer without envelope, for example from a proxy. */
  http: 'HTTP',
  /** An answer that does not fit the contract. */
  contract: 'CONTRACT',
} as const;

interface ApiErrorDetails {
  readonly code: string;
  readonly message: string;
  readonly status: number;
  readonly call: string;
  readonly at?: string | undefined;
  readonly problems?: readonly unknown[] | undefined;
  readonly data?: unknown;
}

/** The server refused or failed: its code, and its message in the language of the request. */
export class ApiError extends Error {
  readonly code: string;
  /** HTTP status; many refusals come with 200. */
  readonly status: number;
  /** Name of the call. */
  readonly call: string;
  /** The field that was refused, for example `body.userName`. */
  readonly at: string | undefined;
  /** All faults, where the server found several. */
  readonly problems: readonly unknown[];
  /** What the server says beside the message, for codes that have more to say. */
  readonly data: unknown;

  constructor(details: ApiErrorDetails) {
    super(details.message);
    this.name = 'ApiError';
    this.code = details.code;
    this.status = details.status;
    this.call = details.call;
    this.at = details.at;
    this.problems = details.problems ?? [];
    this.data = details.data ?? null;
  }
}

/**
 * What somebody else has changed, where a save was refused for it; null for all other errors.
 * @example
 * conflictOf(new TypeError('no network')); // null
 */
export function conflictOf(error: unknown): FormConflict | null {
  if (!(error instanceof ApiError) || error.code !== requestErrors.FORM_CHANGED.code) return null;
  return formConflict.safeParse(error.data).data ?? null;
}

/** The server was not reached. `offline` is true when the browser knows that it has no network. */
export class NetworkError extends Error {
  readonly call: string;
  readonly offline: boolean;

  constructor(call: string, cause: unknown) {
    super(`${call}: the server cannot be reached`, { cause });
    this.name = 'NetworkError';
    this.call = call;
    this.offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  }
}

/**
 * True for the rejection of an aborted call.
 * @example
 * isAbort(new DOMException('stopped', 'AbortError')); // true
 * isAbort(new TypeError('no network')); // false
 */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
