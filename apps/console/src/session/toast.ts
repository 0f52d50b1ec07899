import type { ExternalToast } from 'sonner';

type Kind = 'success' | 'error' | 'info' | 'warning';

/** Comes after the first picture, with the place where notices show; without it there is no place either. */
const script = () => import('sonner').catch(() => null);

const say = (kind: Kind) => (text: string, options?: ExternalToast) =>
  void script().then((loaded) => loaded?.toast[kind](text, options));

/** Short notices at the edge of the page, in the order in which they are said. */
export const toast = {
  success: say('success'),
  error: say('error'),
  info: say('info'),
  warning: say('warning'),
  dismiss: (id: string) => void script().then((loaded) => loaded?.toast.dismiss(id)),
};
