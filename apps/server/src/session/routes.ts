import { calls } from '@gep/api-client/contract';
import { networkOf } from '../user/network';
import type { Services } from '../services';
import { changeOwnPassword, login, logout, sessionUser, updatePersonalInfo } from './session';
import { sessionOf } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';

/** Sign-in, sign-out and the signed-in user. */
export function sessionRoutes(register: RegisterCall, services: Services): void {
  register(calls.login, ({ body }, { raw }) => login(services, body.username, body.pwd, networkOf(raw.ip)), {
    ratePerMinute: services.config.loginRatePerMinute,
  });
  register(calls.logout, (_input, request) => logout(services, sessionOf(request)));
  register(calls.userInfo, ({ query }, request) =>
    sessionUser(services, sessionOf(request).user, query.projectId),
  );
  register(calls.updateUser, ({ body }, request) =>
    updatePersonalInfo(services, sessionOf(request).user, body),
  );
  register(calls.changePassword, ({ body }, request) =>
    changeOwnPassword(services, sessionOf(request), body),
  );
}
