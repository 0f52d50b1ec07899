import { ApiError, requestErrors } from '@gep/api-client';
import { errorText } from './error-text';
import { forcedChange } from './forced-change';
import { useSession } from './session-store';
import { toast } from './toast';

/** Says in a notice what went wrong; the same words once. */
export function reportError(error: unknown): void {
  if (error instanceof Error && error.name === 'AbortError') return;
  if (isAsked(error)) return;
  toast.error(errorText(error), { id: errorText(error) });
}

/** The dialog that asks for a new password says already why everything else is refused. */
function isAsked(error: unknown): boolean {
  const { user } = useSession.getState();
  const codes = [requestErrors.PASSWORD_INITIAL.code, requestErrors.PASSWORD_STALE.code] as readonly string[];
  return (
    error instanceof ApiError && codes.includes(error.code) && user !== null && forcedChange(user) !== null
  );
}
