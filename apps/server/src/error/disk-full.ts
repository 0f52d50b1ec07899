/** Codes of Node for a full disk or a used-up quota, and the SQLSTATE of a database that has no room. */
const codes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** Errors that come from another process or thread have lost their code. */
const sentence = /\b(ENOSPC|EDQUOT)\b|no space left on device/i;

/** Whether something could not be written because there is no room. Not to be asked of errors that users word. */
export function isDiskFull(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if (codes.has((one as { code?: unknown }).code) || sentence.test(one.message)) return true;
  return false;
}
