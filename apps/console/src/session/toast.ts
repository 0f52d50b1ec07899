import type * as sonner from 'sonner';
import type { ExternalToast } from 'sonner';

type Kind = 'success' | 'error' | 'info' | 'warning';

let loading: Promise<typeof sonner | null> | undefined;

/** Comes after the first picture, with the place where notices show; without it there is no place either. */
const script = () =>
  (loading ??= import('sonner').catch(() => {
    // Asked for again with the next notice.
    loading = undefined;
    return null;
  }));

let count = 0;

/** @returns the id of the notice, for `dismiss`: the one in the options, else a new one */
const say = (kind: Kind) => (text: string, options?: ExternalToast) => {
  const id = options?.id ?? `notice-${(count += 1)}`;
  void script().then((loaded) => loaded?.toast[kind](text, { ...options, id }));
  return id;
};

/** Short notices at the edge of the page, in the order in which they are said. */
export const toast = {
  success: say('success'),
  error: say('error'),
  info: say('info'),
  warning: say('warning'),
  /** Takes a notice away, or all of them. */
  dismiss: (id?: string | number) => void script().then((loaded) => loaded?.toast.dismiss(id)),
};
