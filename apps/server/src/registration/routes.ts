import { calls } from '@gep/api-client/contract';
import type { RegisterCall } from '../call/register-call';
import type { Services } from '../services';
import { registerOwner, sendCode } from './registration';

/** Registration by phone; 10404 unless it is set up. */
export function registrationRoutes(register: RegisterCall, services: Services): void {
  const ratePerMinute = services.config.loginRatePerMinute;
  register(calls.sendRegistrationCode, ({ body }, { signal }) => sendCode(services, body.phone, signal), {
    ratePerMinute,
  });
  register(calls.register, ({ body }) => registerOwner(services, body), { ratePerMinute });
}
