import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { Toaster } from 'sonner';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmHost } from '../../../form/confirm-host';
import { useSession } from '../../../session/session-store';
import ResultScreen from '../result';

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const radio = (name: string) => page.getByRole('radio', { name });

/** Waits until points can be set on the map. */
export async function drawingBegun(): Promise<void> {
  const viewport = page.getByRole('application').element().querySelector<HTMLElement>('.ol-viewport');
  await expect.poll(() => viewport?.style.cursor).toBe('crosshair');
}

/** The result screen at an address, over the whole window. */
export function openResult(query = '') {
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/result${query}`]}>
        <div style={{ position: 'fixed', inset: 0 }}>
          <ResultScreen />
        </div>
      </MemoryRouter>
      <ConfirmHost />
      <Toaster position="bottom-right" />
    </QueryClientProvider>,
  );
}

/** Signs somebody in to the project of the sample. */
export function signIn(role: 'PROJECT_ADMIN' | 'READER' = 'PROJECT_ADMIN', projectId = 'p1'): void {
  useSession.setState({
    projectId,
    user: { userId: '1', userName: 'a', role, projectId, projectName: 'P' } as never,
  });
}
