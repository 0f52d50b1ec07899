import { ApiError, NetworkError } from '@gep/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import i18n from '../message';
import { clientOptions } from './client';
import { useSession } from './session-store';
import { toast } from './toast';

const notices = {
  success: vi.spyOn(toast, 'success').mockReturnValue('notice'),
  error: vi.spyOn(toast, 'error').mockReturnValue('notice'),
};

beforeEach(async () => {
  await i18n.changeLanguage('zh-CN');
  useSession.getState().setOffline(false);
});

it.each([
  ['a failed request means a lost network only where the browser is offline', false],
  ['a server that does not answer is not a lost network', true],
])('%s', (_, onLine) => {
  const browser = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  clientOptions.onNetworkLoss?.(new NetworkError('getProject', new TypeError('Failed to fetch')));
  expect(useSession.getState().offline).toBe(!onLine);
  browser.mockRestore();
});

it('says 成功 with the sentence of the server, and nothing twice', () => {
  clientOptions.onNotice('部门已添加');
  clientOptions.onNotice('成功');
  expect(notices.success.mock.calls).toEqual([
    ['成功', { description: '部门已添加' }],
    ['成功', { description: undefined }],
  ]);
});

it('says 登录超时 once where a session is over, and ends it', () => {
  useSession.getState().signIn('t');
  const expired = { code: '10206', message: '登录超时', status: 200, call: 'getProject' };
  clientOptions.onSessionExpired(new ApiError(expired));
  expect(notices.error).toHaveBeenCalledWith('登录超时', { id: 'session-expired' });
  expect(useSession.getState().token).toBeNull();
});
