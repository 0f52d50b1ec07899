import { createGepClient } from '@gep/api-client';
import type { GepClientOptions } from '@gep/api-client';
import i18n from '../message';
import { useSession } from './session-store';
import { toast } from './toast';

/** What the client asks of the page, and says to it. */
export const clientOptions: GepClientOptions = {
  baseUrl: '',
  token: () => useSession.getState().token,
  language: () => i18n.language,
  onSessionExpired: () => {
    toast.error(i18n.t('session.expired'), { id: 'session-expired' });
    useSession.getState().expire();
  },
  onNotice: (message) => {
    const title = i18n.t('success');
    toast.success(title, { description: message === title ? undefined : message });
  },
  // A server that does not answer is not a lost network: the failed call says so, and nothing would clear the sign.
  onNetworkLoss: ({ offline }) => offline && useSession.getState().setOffline(true),
};

/** The one client of the console. */
export const client = createGepClient(clientOptions);
