import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { useEffect } from 'react';
import { askToSave } from '../../form/confirm';

export interface LeaveGuard {
  /** What an open form hands in: whether it has unsaved changes, and how to save them (false: it could not). */
  register: (form: { dirty: boolean; save: () => Promise<boolean> } | null) => void;
  /** Asks about unsaved changes; true when the form may be left. */
  leave: () => Promise<boolean>;
}

/** Keeps unsaved changes from getting lost: asks before another form, another screen or the end of the page. */
export function useLeaveGuard(): LeaveGuard {
  const { t } = useTranslation();
  const form = useRef<{ dirty: boolean; save: () => Promise<boolean> } | null>(null);
  const leave = useCallback(async () => {
    if (!form.current?.dirty) return true;
    const answer = await askToSave(t('models.unsavedTitle'), t('models.unsaved'));
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
