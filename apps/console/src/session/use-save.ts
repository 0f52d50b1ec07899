import { isAbort } from '@gep/api-client';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { errorText } from './error-text';
import { toast } from './toast';

/**
 * Saving for the button of a form: whether a save is under way, and what runs one. A failure is shown as a notice, and
 * what was typed stays.
 */
export function useSave(): readonly [busy: boolean, save: (work: () => Promise<void>) => Promise<boolean>] {
  const [busy, setBusy] = useState(false);
  const save = async (work: () => Promise<void>): Promise<boolean> => {
    const pressed = document.activeElement;
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      if (!isAbort(error)) toast.error(errorText(error));
      return false;
    } finally {
      flushSync(() => setBusy(false));
      // A button loses the keyboard while it is disabled, and a dialog cannot give it back then.
      if (document.activeElement === document.body && pressed instanceof HTMLElement) pressed.focus();
    }
  };
  return [busy, save];
}
