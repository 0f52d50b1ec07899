import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { errorText } from './error-text';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The place that asks says what went wrong: no notice of it. */
      readonly quiet?: boolean;
    };
  }
}

const report = (error: unknown): void => {
  if (error instanceof Error && error.name === 'AbortError') return;
  toast.error(errorText(error), { id: errorText(error) });
};

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { meta }) => meta?.quiet !== true && report(error) }),
  mutationCache: new MutationCache({ onError: report }),
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 5_000 } },
});
