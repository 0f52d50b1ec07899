import type { FastifyInstance } from 'fastify';

/** Lets one request begin in each turn of the event loop: of a crowd that comes at once, none holds up what is under way. */
export function beginOneATurn(app: FastifyInstance): void {
  const waiting: (() => void)[] = [];
  const begin = (): void => {
    const next = waiting.shift();
    if (waiting.length > 0) setImmediate(begin);
    next?.();
  };
  app.addHook('onRequest', (_request, _reply, done) => {
    waiting.push(done);
    if (waiting.length === 1) setImmediate(begin);
  });
}
