import type { ReportForm } from '@gep/api-client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { client } from '../../session/client';
import { useSession } from '../../session/session-store';
import { draftSync } from './draft/draft-sync';
import type { DraftSync, SyncState } from './draft/draft-sync';
import { keptDraft } from './draft/kept-draft';

/** A save that takes longer is given up and tried again. */
const patienceMs = 30_000;

/** Saves a form as it is typed, as long as it is on screen. It begins with the form as it was read first. */
export function useDraftSync(form: ReportForm): DraftSync {
  const userId = useSession((session) => session.user?.userId) ?? '';
  const [sync] = useState(() => syncOf(form, userId));
  useEffect(() => {
    const sendAgain = () => void sync.flush();
    sync.start();
    addEventListener('online', sendAgain);
    return () => {
      removeEventListener('online', sendAgain);
      sync.stop();
    };
  }, [sync]);
  return sync;
}

function syncOf(form: ReportForm, userId: string): DraftSync {
  const { reportFormId } = form;
  const signal = () => AbortSignal.timeout(patienceMs);
  return draftSync(form, {
    load: () => client.getReportForm({ reportFormId }, { signal: signal() }),
    save: (batch) => client.saveReportForm({ reportFormId, ...batch }, { quiet: true, signal: signal() }),
    kept: keptDraft(localStorage, userId, reportFormId, Date.now),
    later: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    now: () => new Date(),
  });
}

/** What a sync says now. */
export function useSyncState(sync: DraftSync): SyncState {
  return useSyncExternalStore(sync.subscribe, sync.get);
}
