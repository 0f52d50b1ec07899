import type * as apiClient from '@gep/api-client';
import { NetworkError } from '@gep/api-client';
import { beforeEach, expect, it, vi } from 'vitest';

const session = vi.hoisted(() => ({ setOffline: vi.fn(), signOut: vi.fn(), token: null }));
const options = vi.hoisted(() => ({ given: undefined as apiClient.GepClientOptions | undefined }));
vi.mock('./session-store', () => ({ useSession: { getState: () => session } }));
vi.mock('@gep/api-client', async (importOriginal) => ({
  ...(await importOriginal<typeof apiClient>()),
  createGepClient: (given: apiClient.GepClientOptions) => {
    options.given = given;
    return {};
  },
}));
await import('./client');

beforeEach(() => {
  session.setOffline.mockClear();
});

it.each([
  ['a failed request means a lost network only where the browser is offline', false, 1],
  ['a server that does not answer is not a lost network', true, 0],
])('%s', (_, onLine, times) => {
  vi.stubGlobal('navigator', { onLine });
  options.given?.onNetworkLoss?.(new NetworkError('getProject', new TypeError('Failed to fetch')));
  expect(session.setOffline).toHaveBeenCalledTimes(times);
  vi.unstubAllGlobals();
});
