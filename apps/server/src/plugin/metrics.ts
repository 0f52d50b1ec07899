import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config';

/** A run that waits or is at work. */
interface ActiveRun {
  readonly kind: string;
  readonly state: string;
}

/** Up to minutes: uploads of gigabytes are calls, too. */
const seconds = [0.005, 0.02, 0.05, 0.1, 0.2, 0.4, 1, 5, 15, 60, 600];

/**
 * Figures of this process in the text format of Prometheus at `/metrics`: calls by path and status, active runs, delay of
 * the event loop, memory, processor time. Only with `Authorization: Bearer` and GEP_METRICS_TOKEN; without the setting the
 * path does not exist.
 */
export function metricsRoute(
  app: FastifyInstance,
  { metricsToken }: Config,
  activeRuns: () => Promise<readonly ActiveRun[]>,
): void {
  if (metricsToken === null) return;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'gep_call_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['method', 'path', 'status'],
    buckets: seconds,
    registers,
  });
  new Gauge({
    name: 'gep_runs_active',
    help: 'Runs that wait or are at work, by kind and state.',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { kind, state } of await activeRuns()) this.inc({ kind, state });
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern of the path: ids would make a series of each project.
    const path = request.routeOptions.url ?? 'other';
    calls.observe({ method: request.method, path, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!isBearer(request.headers.authorization, metricsToken)) return reply.code(401).send();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

function isBearer(header: string | undefined, token: string): boolean {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
