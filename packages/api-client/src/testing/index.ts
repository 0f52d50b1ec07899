import { createGepClient } from '../client';
import type { GepClientOptions } from '../call/connection';
import type { GepClient } from '../call/types';
import { createTestServer } from './test-server';
import type { TestHandlers, TestServer } from './test-server';

export { TestFault, createTestServer } from './test-server';
export type { TestContext, TestHandler, TestHandlers, TestPayload, TestServer } from './test-server';
export { matchCall } from './match-call';
export type { MatchedCall } from './match-call';

/**
 * A client on a server in memory, for stories and component tests. Calls without handler answer 10503.
 * @example
 * const { client, server } = createTestClient({
 *   healthz: () => ({ status: 'ok', version: '1.0.0', database: 'ok', files: 'ok', queue: 'ok' }),
 * });
 * await client.healthz({});
 * server.log; // ['healthz']
 */
export function createTestClient(
  handlers: TestHandlers,
  options: Partial<GepClientOptions> = {},
): { readonly client: GepClient; readonly server: TestServer } {
  const server = createTestServer(handlers);
  const client = createGepClient({
    baseUrl: '',
    token: () => 'test-token',
    onSessionExpired: () => undefined,
    onNotice: () => undefined,
    fetch: server.fetch,
    ...options,
  });
  return { client, server };
}
