import type * as apiClient from '@gep/api-client';
import { ApiError, NetworkError } from '@gep/api-client';
import { beforeEach, expect, it, vi } from 'vitest';

const session = vi.hoisted(() => ({ setOffline: vi.fn(), expire: vi.fn(), token: null }));
const options = vi.hoisted(() => ({ given: undefined as apiClient.GepClientOptions | undefined }));
const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('./toast', () => ({ toast }));
// The messages ask the browser for the language; here they are Chinese.
vi.stubGlobal('localStorage', { getItem: () => null });
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

it('says 成功 with the sentence of the server, and nothing twice', () => {
  options.given?.onNotice('部门已添加');
  options.given?.onNotice('成功');
  expect(toast.success.mock.calls).toEqual([
    ['成功', { description: '部门已添加' }],
    ['成功', { description: undefined }],
  ]);
});

it('says 登录超时 once where a session is over, and ends it', () => {
  const expired = { code: '10206', message: '登录超时', status: 200, call: 'getProject' };
  options.given?.onSessionExpired(new ApiError(expired));
  expect(toast.error).toHaveBeenCalledWith('登录超时', { id: 'session-expired' });
  expect(session.expire).toHaveBeenCalledTimes(1);
});
