import { ApiError } from '@gep/api-client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import i18n from '../message';

/** One sentence for whatever went wrong; the server's own where it gave one. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return i18n.t('error.network');
}

const report = (error: unknown): void => {
  if (error instanceof Error && error.name === 'AbortError') return;
  toast.error(errorText(error), { id: errorText(error) });
};

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: report }),
  mutationCache: new MutationCache({ onError: report }),
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 5_000 } },
});
