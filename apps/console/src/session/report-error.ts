import { toast } from 'sonner';
import { errorText } from './error-text';

/** Says in a notice what went wrong; the same words once. */
export function reportError(error: unknown): void {
  if (error instanceof Error && error.name === 'AbortError') return;
  toast.error(errorText(error), { id: errorText(error) });
}
