import { useEffect } from 'react';
import { useLeaveGuard } from './use-leave-guard';

interface AskBeforeLeavingProps {
  /** Whether something was typed that is not saved. */
  readonly dirty: boolean;
  /** Saves it; false when it could not. */
  readonly save: () => Promise<boolean>;
}

/** Put into a screen with one form: asks before its unsaved changes get lost. */
export function AskBeforeLeaving({ dirty, save }: AskBeforeLeavingProps) {
  const { register } = useLeaveGuard();
  useEffect(() => {
    register({ dirty, save, saving: () => null });
    return () => register(null);
  });
  return null;
}
