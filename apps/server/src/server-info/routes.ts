import { calls } from '@gep/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import type { RegisterCall } from '../call/register-call';
import { appInfo, basemaps, supportInfo } from './app-info';
import { openHealth } from './health';
import { isSession } from '../session/session';
import { openApi } from './openapi';

/** Health, what a client has to know first, the base map and the description of the API. */
export function serverRoutes(register: RegisterCall, services: Services, app: FastifyInstance): void {
  const serverHealth = openHealth(services);
  register(calls.healthz, async (_input, { reply }) => {
    const health = await serverHealth();
    if (health.status === 'failing') reply.code(503);
    return health;
  });
  register(calls.appInfo, async (_input, { raw }) => {
    const { 'user-token': token } = raw.headers;
    const isSignedIn = typeof token === 'string' && (await isSession(services, token));
    return appInfo(services.config, isSignedIn);
  });
  register(calls.basemap, () => Promise.resolve(basemaps(services.config)));
  register(calls.supportInfo, () => Promise.resolve(supportInfo(services)));
  let description: unknown;
  app.get('/openapi.json', () => (description ??= openApi(Object.values(calls))));
}
