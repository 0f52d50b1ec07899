import { reportCell } from '@gep/api-client';
import * as z from 'zod';
import type { Unsaved } from './form-draft';

const prefix = 'gep-form-draft';

/** Where drafts are kept: local storage, which is written before a page can be closed. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const unsaved = z.object({
  time: z.number(),
  cells: z.array(
    z.object({
      row: z.string(),
      column: z.string(),
      value: reportCell,
      base: reportCell,
      sent: z.array(reportCell),
    }),
  ),
  removed: z.array(z.tuple([z.string(), z.boolean()])),
  explaining: z.array(z.tuple([z.string(), z.string()])),
});

/** What a page keeps of one form of one user on this device. */
export interface KeptDraft {
  /** Takes over what pages that were closed have left, the latest last. It is forgotten when it is kept again. */
  readonly take: () => Unsaved[];
  /** Keeps what is not saved, nothing where all is; false where the device has no room. */
  readonly keep: (draft: Unsaved) => boolean;
}

/**
 * Each page writes its own entry, so two of them never overwrite each other. A page that opens the form takes the
 * entries of others into its own: one that is still open has its own in memory and writes it again.
 */
export function keptDraft(
  storage: DraftStorage,
  userId: string,
  formId: string,
  now: () => number,
): KeptDraft {
  const form = `${prefix}/${userId}/${formId}/`;
  const own = `${form}${now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const taken: string[] = [];
  return {
    take: () => {
      const found = keysOf(storage, form).flatMap((key) => {
        const read = readEntry(storage.getItem(key));
        return read ? [{ key, ...read }] : [];
      });
      found.sort((a, b) => a.time - b.time);
      return found.map(({ key, time: _time, ...rest }) => {
        taken.push(key);
        return rest;
      });
    },
    keep: (draft) => {
      const isEmpty = draft.cells.length + draft.removed.length + draft.explaining.length === 0;
      try {
        if (isEmpty) storage.removeItem(own);
        else storage.setItem(own, JSON.stringify({ time: now(), ...draft }));
        for (const key of taken.splice(0)) storage.removeItem(key);
      } catch {
        return false;
      }
      return true;
    },
  };
}

function readEntry(text: string | null): z.infer<typeof unsaved> | null {
  try {
    return unsaved.safeParse(JSON.parse(text ?? '')).data ?? null;
  } catch {
    return null;
  }
}

function keysOf(storage: DraftStorage, start: string): string[] {
  const all = Array.from({ length: storage.length }, (_one, i) => storage.key(i) ?? '');
  return all.filter((key) => key.startsWith(start));
}

/** The forms of a user of which this device keeps something that is not sent. */
export function keptForms(storage: DraftStorage, userId: string): ReadonlySet<string> {
  const start = `${prefix}/${userId}/`;
  return new Set(keysOf(storage, start).map((key) => key.slice(start.length).split('/')[0]));
}
