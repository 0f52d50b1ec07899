import { isAbort } from '@gep/api-client';
import { useState } from 'react';
import { toast } from 'sonner';
import { errorText } from './error-text';

/**
 * Saving for the button of a form: whether a save is under way, and what runs one. A failure is shown as a notice, and
 * what was typed stays.
 */
export function useSave(): readonly [busy: boolean, save: (work: () => Promise<void>) => Promise<boolean>] {
  const [busy, setBusy] = useState(false);
  const save = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      if (!isAbort(error)) toast.error(errorText(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return [busy, save];
}
