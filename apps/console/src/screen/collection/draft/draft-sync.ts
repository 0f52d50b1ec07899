import { ApiError, NetworkError, clientCodes, errorCodes, isAbort } from '@gep/api-client';
import type { ReportForm } from '@gep/api-client';
import { isOpen } from '../form-work';
import {
  adopted,
  nextBatch,
  openFormDraft,
  pendingCount,
  pulled,
  saved,
  sending,
  unsavedOf,
} from './form-draft';
import type { FormDraft, SaveBatch, SaveReply } from './form-draft';
import type { KeptDraft } from './kept-draft';

/** Where the work on a form stands. */
export type SyncStatus =
  | { readonly kind: 'saved' | 'waiting' | 'saving' | 'offline' }
  /** The server does not take it: sending again would not help. */
  | { readonly kind: 'refused'; readonly error: unknown };

export interface SyncState {
  /** As it was read last, with the findings of the last save. */
  readonly form: ReportForm;
  readonly draft: FormDraft;
  readonly status: SyncStatus;
  /** Of the last save from here. */
  readonly savedAt: Date | null;
  /** Whether this device keeps what is not saved. */
  readonly isKept: boolean;
}

/** What the sync needs of the world. */
export interface SyncPorts {
  readonly load: () => Promise<ReportForm>;
  readonly save: (batch: SaveBatch) => Promise<SaveReply>;
  readonly kept: KeptDraft;
  /** Runs something after milliseconds; the function that it gives calls that off. */
  readonly later: (ms: number, work: () => void) => () => void;
  readonly now: () => Date;
}

export interface DraftSync {
  /** Begins to save, with what was left unsaved in an earlier life of the page. */
  readonly start: () => void;
  readonly get: () => SyncState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly edit: (change: (draft: FormDraft) => FormDraft) => void;
  /** Sends at once what is not saved; true once all is. */
  readonly flush: () => Promise<boolean>;
  /** Another action has answered with the form. */
  readonly replace: (form: ReportForm) => void;
  /** Sends what is left once more; what is not saved then stays on this device. */
  readonly stop: () => void;
}

/** From the last key to the save. */
const pauseMs = 800;
/** Between tries while the server is not reached, longer and longer. */
const retryMs = [2000, 5000, 15_000, 30_000];

/** Saves a form as it is typed: one save at a time, each kept on this device until the server has answered. */
export function draftSync(form: ReportForm, ports: SyncPorts): DraftSync {
  const listeners = new Set<() => void>();
  let state: SyncState = {
    form,
    draft: adopted(openFormDraft(form), ports.kept.take()),
    status: { kind: 'saved' },
    savedAt: null,
    isKept: true,
  };
  let running: Promise<void> | null = null;
  let callOff = (): void => undefined;
  let tries = 0;
  let isStopped = true;

  const set = (change: Partial<SyncState>): void => {
    state = { ...state, ...change };
    if (change.draft) state = { ...state, isKept: ports.kept.keep(unsavedOf(change.draft)) };
    for (const listener of listeners) listener();
  };
  const hasWork = (): boolean =>
    isOpen(state.form.formState) && (state.draft.stale || nextBatch(state.draft) !== null);
  const plan = (ms: number): void => {
    callOff();
    if (!isStopped) callOff = ports.later(ms, () => void run());
  };
  const read = async (): Promise<void> => {
    const now = await ports.load();
    set({ form: now, draft: pulled(state.draft, now) });
  };
  const work = async (): Promise<void> => {
    while (hasWork()) {
      if (state.status.kind !== 'offline') set({ status: { kind: 'saving' } });
      if (state.draft.stale) await read();
      const batch = nextBatch(state.draft);
      if (!batch) continue;
      set({ draft: sending(state.draft, batch) });
      const reply = await ports.save(batch);
      const { formState, findings } = reply;
      set({
        draft: saved(state.draft, batch, reply),
        form: { ...state.form, formState, findings },
        savedAt: ports.now(),
        status: { kind: 'saving' },
      });
      tries = 0;
    }
    set({ status: { kind: 'saved' } });
  };
  const failed = async (error: unknown): Promise<void> => {
    if (isAbort(error)) return;
    if (isUnreached(error)) {
      set({ status: { kind: 'offline' } });
      plan(retryMs[Math.min(tries, retryMs.length - 1)]);
      tries += 1;
      return;
    }
    set({ status: { kind: 'refused', error } });
    // Handed in or confirmed elsewhere: what the form is now is shown beside the refusal.
    const isMoved = error instanceof ApiError && error.code === errorCodes.FORM_STATE.code;
    if (isMoved) await read().catch(() => undefined);
  };
  const run = (): Promise<void> => {
    callOff();
    running ??= work()
      .catch(failed)
      .finally(() => {
        running = null;
      });
    return running;
  };
  const planSave = (): void => {
    // Without connection the next try is planned already.
    if (!hasWork() || state.status.kind === 'offline') return;
    if (state.status.kind !== 'saving') set({ status: { kind: 'waiting' } });
    plan(pauseMs);
  };

  return {
    start: () => {
      isStopped = false;
      // What other pages have left is now kept here.
      set({ draft: state.draft });
      planSave();
    },
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (change) => {
      set({ draft: change(state.draft) });
      planSave();
    },
    flush: async () => {
      while (hasWork()) {
        await run();
        if (state.status.kind !== 'saved') return false;
      }
      return pendingCount(state.draft) === 0;
    },
    replace: (now) => {
      set({ form: now, draft: pulled(state.draft, now), status: { kind: 'saved' } });
      planSave();
    },
    stop: () => {
      isStopped = true;
      callOff();
      if (hasWork() && state.status.kind !== 'refused') void run();
    },
  };
}

/** Whether the same request may get through later. */
function isUnreached(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (error instanceof DOMException && error.name === 'TimeoutError') return true;
  return error instanceof ApiError && (error.code === clientCodes.http || error.status >= 500);
}
