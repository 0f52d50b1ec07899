import { requestErrors } from './errors/request-errors';

/** Codes after which the session is over: the client clears it and goes to the login screen. */
export const sessionCodes: readonly string[] = [
  requestErrors.SESSION_UNKNOWN.code,
  requestErrors.SESSION_EXPIRED.code,
  requestErrors.SESSION_REVOKED.code,
];
