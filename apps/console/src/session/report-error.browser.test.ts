import { ApiError, errorCodes } from '@gep/api-client';
import type { SessionUser } from '@gep/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { reportError } from './report-error';
import { useSession } from './session-store';
import { toast } from './toast';

const notices = vi.spyOn(toast, 'error').mockReturnValue('notice');

const user: SessionUser = {
  ...{ userId: 'u1', userName: 'bureau1', realName: '', phone: '', email: '', role: 'DATA_ENTRY' },
  ...{ lastPasswordChangeDate: new Date().toISOString(), hasInitialPassword: false, isAdministrator: false },
  ...{ projectName: '福建2023', projectId: 'p1', runState: 'NOT_RUN' },
};
const refusal = (name: 'PASSWORD_INITIAL' | 'FORBIDDEN') =>
  new ApiError({ code: errorCodes[name].code, message: name, status: 200, call: 'listForms' });

beforeEach(() => {
  notices.mockClear();
  useSession.getState().setUser(user);
});

it('says what the server refused', () => {
  reportError(refusal('FORBIDDEN'));
  expect(notices).toHaveBeenCalledWith('FORBIDDEN', { id: 'FORBIDDEN' });
});

it('leaves a password that has to be changed to the dialog that asks for it', () => {
  useSession.getState().setUser({ ...user, hasInitialPassword: true });
  reportError(refusal('PASSWORD_INITIAL'));
  expect(notices).not.toHaveBeenCalled();
  reportError(refusal('FORBIDDEN'));
  expect(notices).toHaveBeenCalledTimes(1);
});

it('says so where no dialog asks', () => {
  reportError(refusal('PASSWORD_INITIAL'));
  expect(notices).toHaveBeenCalledTimes(1);
});

it('says nothing of a call that was given up', () => {
  reportError(new DOMException('stopped', 'AbortError'));
  expect(notices).not.toHaveBeenCalled();
});
