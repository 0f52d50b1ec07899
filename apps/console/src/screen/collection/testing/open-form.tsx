import { createTestClient } from '@gep/api-client/testing';
import type { TestHandlers } from '@gep/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Toaster } from 'sonner';
import { render } from 'vitest-browser-react';
import { ConfirmHost } from '../../../form/confirm-host';
import { useSession } from '../../../session/session-store';
import CollectionScreen from '../collection';
import FormScreen from '../form-page';

/** Opens a form for a user with a role, as a fresh page does; the list is a link away. */
export async function openForm(role: string, userId = 'u1'): Promise<{ close: () => Promise<void> }> {
  useSession.setState({
    projectId: 'p1',
    user: { userId, userName: 'a', role, projectId: 'p1' } as never,
  });
  const page = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/data/distribution/f1']}>
        <Routes>
          <Route path="/data/distribution" element={<CollectionScreen />} />
          <Route path="/data/distribution/:reportFormId" element={<FormScreen />} />
        </Routes>
      </MemoryRouter>
      <ConfirmHost />
      <Toaster duration={60_000} />
    </QueryClientProvider>,
  );
  return { close: () => page.unmount() };
}

/** A client whose network can be cut. */
export function cuttableClient(handlers: TestHandlers) {
  const network = { state: 'up' as 'up' | 'request-lost' | 'reply-lost' };
  const { client, server } = createTestClient(handlers, {
    fetch: async (url, init) => {
      if (network.state === 'request-lost') throw new TypeError('lost');
      const answer = await server.fetch(url, init);
      if (network.state === 'reply-lost') throw new TypeError('lost');
      return answer;
    },
  });
  return { client, server, network };
}
