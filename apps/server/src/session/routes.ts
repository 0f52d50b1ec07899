import { calls } from '@gep/api-client/contract';
import type { Services } from '../services';
import { fail } from '../error/gep-error';
import { openProject } from '../project/open-project';
import { changeOwnPassword, login, logout, sessionUser, updatePersonalInfo } from './session';
import { sessionOf } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';

/** Sign-in, sign-out and the signed-in user. */
export function sessionRoutes(register: RegisterCall, services: Services): void {
  register(calls.login, ({ body }) => login(services, body.username, body.pwd), {
    ratePerMinute: services.config.loginRatePerMinute,
  });
  register(calls.logout, async (_input, request) => {
    await logout(services, sessionOf(request));
    return null;
  });
  register(calls.userInfo, async ({ query }, request) => {
    const { user } = sessionOf(request);
    return sessionUser(services, query.projectId ? await openProject(services, user, query.projectId) : user);
  });
  register(calls.updateUser, async ({ body }, request) => {
    const { user } = sessionOf(request);
    if (body.id !== undefined && body.id !== user.id) fail('FORBIDDEN');
    return updatePersonalInfo(services, user, body);
  });
  register(calls.changePassword, async ({ body }, request) => {
    const session = sessionOf(request);
    if (body.userId !== undefined && body.userId !== session.user.id) fail('FORBIDDEN');
    await changeOwnPassword(services, session, body);
    return null;
  });
}
