import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { askToSave } from './confirm';

interface GuardedForm {
  readonly dirty: boolean;
  /** Saves the changes; false when it could not. */
  readonly save: () => Promise<boolean>;
  /** The save under way, if there is one. */
  readonly saving: () => Promise<boolean> | null;
}

export interface LeaveGuard {
  /** An open form hands itself in, and null when it closes. */
  register: (form: GuardedForm | null) => void;
  /** Asks about unsaved changes; true when the form may be left. */
  leave: () => Promise<boolean>;
}

/** Keeps unsaved changes from getting lost: asks before another form, another screen or the end of the page. */
export function useLeaveGuard(): LeaveGuard {
  const { t } = useTranslation();
  const form = useRef<GuardedForm | null>(null);
  const leave = useCallback(async () => {
    if (await form.current?.saving()) return true;
    if (!form.current?.dirty) return true;
    const answer = await askToSave(t('unsaved.title'), t('unsaved.text'));
    if (answer === 'cancel') return false;
    return answer === 'no' || (await form.current.save());
  }, [t]);
  const register = useCallback<LeaveGuard['register']>((next) => {
    form.current = next;
  }, []);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      Boolean(form.current?.dirty) && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void leave().then((free) => (free ? blocker.proceed() : blocker.reset()));
  }, [blocker, leave]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (form.current?.dirty) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
  return useMemo(() => ({ register, leave }), [register, leave]);
}
