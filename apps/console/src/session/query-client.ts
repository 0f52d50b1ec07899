import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

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

/** The texts of errors come with the client of the API, which no page needs before it has drawn itself. */
const report = async (error: unknown): Promise<void> => (await import('./report-error')).reportError(error);

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { meta }) => meta?.quiet !== true && void report(error) }),
  mutationCache: new MutationCache({
    onError: (error, _input, _result, { meta }) => meta?.quiet !== true && void report(error),
  }),
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 5_000 } },
});
