import type * as z from 'zod';
import { useSession } from '../../session/session-store';

/** A place of this device for what a reviewer typed about a form and has not sent yet. It outlives a reload. */
export interface KeptDraft<T> {
  /** Undefined: nothing is kept, or nothing that can be read. */
  readonly read: () => T | undefined;
  /** Undefined: nothing is left to keep. */
  readonly keep: (draft: T | undefined) => void;
}

/** The place of one kind of draft, for this user and this form. */
export function useKeptDraft<T>(
  kind: 'comments' | 'reason',
  reportFormId: string,
  schema: z.ZodType<T>,
): KeptDraft<T> {
  const userId = useSession((session) => session.user?.userId) ?? '';
  const key = `gep-review-${kind}/${userId}/${reportFormId}`;
  return {
    read() {
      try {
        return schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data;
      } catch {
        return undefined;
      }
    },
    keep(draft) {
      try {
        if (draft === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // Where the device has no room, drafts live as long as the page.
      }
    },
  };
}
