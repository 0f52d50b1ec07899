import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { errorText } from './error-text';

interface Meta extends Record<string, unknown> {
  /** The place that asks says what went wrong: no notice of it. */
  readonly quiet?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta;
    mutationMeta: Meta;
  }
}

const report = (error: unknown): void => {
  if (error instanceof Error && error.name === 'AbortError') return;
  toast.error(errorText(error), { id: errorText(error) });
};

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { meta }) => meta?.quiet !== true && report(error) }),
  mutationCache: new MutationCache({
    onError: (error, _input, _result, { meta }) => meta?.quiet !== true && report(error),
  }),
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 5_000 } },
});
