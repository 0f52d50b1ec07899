import { ApiError, errorCodes, NetworkError } from '@gep/api-client';
import type { ReportCell } from '@gep/api-client';
import { draftSync } from '../draft-sync';
import type { DraftSync } from '../draft-sync';
import { draftRows, editCells } from '../form-draft';
import { keptDraft } from '../kept-draft';
import type { DraftStorage } from '../kept-draft';
import { formServer } from './form-server';
import type { FormServer } from './form-server';

/** What happens to the requests that are sent from now on. */
export type Network = 'up' | 'request-lost' | 'reply-lost' | 'hanging' | 'session-expired' | 'restarting';

/** A page with the form open. */
export interface OpenPage {
  readonly sync: DraftSync;
  readonly type: (row: string, column: string, value: ReportCell) => void;
  /** The page is gone at once, with its timers and its memory. */
  readonly close: () => void;
}

/** A server, a network that can be cut, a device with its storage, and a clock that moves only by `pass`. */
export interface DraftWorld {
  readonly server: FormServer;
  network: Network;
  readonly storage: DraftStorage & { full: boolean };
  readonly open: (device?: DraftStorage) => OpenPage;
  readonly pass: (ms: number) => Promise<void>;
}

export function memoryStorage(): DraftStorage & { full: boolean } {
  const entries = new Map<string, string>();
  return {
    full: false,
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      if (this.full) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key) => void entries.delete(key),
  };
}

/** Longer than the pause after the last key. */
export const moment = 1000;
/** Longer than every pause between tries. */
export const minute = 60_000;
/** Districts of the sample form. */
export const [east, west] = ['350101', '350102'] as const;

/** What a page shows in a cell. */
export function shown({ sync }: OpenPage, row: string, column: string): ReportCell {
  return draftRows(sync.get().draft).find(({ id }) => id === row)?.cells[column] ?? null;
}

interface Timer {
  readonly at: number;
  readonly work: () => void;
}

/** Promises that wait for each other come to rest. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

export function draftWorld(): DraftWorld {
  let clock = Date.UTC(2026, 10, 27, 2);
  const timers = new Set<Timer>();
  const server = formServer();
  const refusal = (code: string, status: number) =>
    new ApiError({ code, status, message: code, call: 'saveReportForm' });
  const send = async <T>(answer: () => T): Promise<T> => {
    const { network } = world;
    await Promise.resolve();
    if (network === 'hanging') return new Promise<never>(() => undefined);
    if (network === 'request-lost') throw new NetworkError('saveReportForm', new TypeError('lost'));
    if (network === 'session-expired') throw refusal(errorCodes.SESSION_EXPIRED.code, 401);
    if (network === 'restarting') throw refusal('HTTP', 503);
    const reply = structuredClone(answer());
    if (network === 'reply-lost') throw new NetworkError('saveReportForm', new TypeError('lost'));
    return reply;
  };
  const world: DraftWorld = {
    server,
    network: 'up',
    storage: memoryStorage(),
    open: (device = world.storage) => {
      let isClosed = false;
      const alive = <T>(work: () => Promise<T>): Promise<T> =>
        work().then(
          (value) => (isClosed ? new Promise<never>(() => undefined) : value),
          (error: unknown) => {
            if (isClosed) return new Promise<never>(() => undefined);
            throw error;
          },
        );
      const own = new Set<Timer>();
      const sync = draftSync(server.load(), {
        load: () => alive(() => send(server.load)),
        save: (batch) =>
          alive(() =>
            send(() => {
              const isOpen = server.formState !== 'SUBMITTED';
              if (!isOpen) throw refusal(errorCodes.FORM_STATE.code, 200);
              return server.save(batch);
            }),
          ),
        kept: keptDraft(device, 'u1', 'f1', () => clock),
        later: (ms, work) => {
          const timer = { at: clock + ms, work };
          timers.add(timer);
          own.add(timer);
          return () => void timers.delete(timer);
        },
        now: () => new Date(clock),
      });
      sync.start();
      return {
        sync,
        type: (row, column, value) => sync.edit((draft) => editCells(draft, [{ row, column, value }])),
        close: () => {
          isClosed = true;
          for (const timer of own) timers.delete(timer);
        },
      };
    },
    pass: async (ms) => {
      const end = clock + ms;
      for (;;) {
        await settle();
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        clock = Math.max(clock, next.at);
        next.work();
      }
      clock = end;
    },
  };
  return world;
}
