import type { Server } from 'node:http';
import { Socket } from 'node:net';
import { connectionsWithin, descriptorLimit } from '../config/descriptors';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';

/** How long the server waits for those who send slowly or not at all, in milliseconds. */
export interface Patience {
  /** For the head of a request, and on a connection that sends nothing. */
  readonly headMs: number;
  /** For the whole body of a request without files. */
  readonly bodyMs: number;
  /** For the next bytes of an upload. */
  readonly stallMs: number;
  /** For a whole upload of 2 GB over a slow line. */
  readonly uploadMs: number;
  /** Without a byte in either direction, while an answer is made or a reader does not read. */
  readonly silenceMs: number;
  /** How often heads and whole requests are looked at. */
  readonly lookMs: number;
  /** Connections at the same time: consoles of 500 people with six each, and some to spare; fewer where descriptors are few. */
  readonly connections: number;
}

export const usualPatience: Patience = {
  headMs: 30_000,
  bodyMs: 30_000,
  stallMs: 60_000,
  uploadMs: 60 * 60_000,
  // An upload may wait for a parser, which has ten minutes for a nation of counties.
  silenceMs: 20 * 60_000,
  lookMs: 10_000,
  connections: 4000,
};

/** The clocks that Node itself has. */
export function serverClocks({ headMs, uploadMs, silenceMs, lookMs }: Patience) {
  return {
    requestTimeout: uploadMs,
    connectionTimeout: silenceMs,
    http: { headersTimeout: headMs, connectionsCheckingInterval: lookMs },
  } satisfies FastifyHttpOptions<Server>;
}

/** Ends connections whose bodies do not arrive. They get no answer, which they might read slowly, too. */
export function endSlowSenders(app: FastifyInstance, patience: Patience): void {
  app.server.maxConnections = Math.min(patience.connections, connectionsWithin(descriptorLimit()));
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers } = request;
    const { socket } = raw;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
    if (hasBody && socket instanceof Socket) {
      if (/^\s*multipart\//i.test(headers['content-type'] ?? '')) {
        socket.setTimeout(patience.stallMs);
        raw.once('end', () => socket.setTimeout(patience.silenceMs));
      } else {
        // Also after an answer that did not wait for the body.
        const clock = setTimeout(() => {
          if (!raw.complete) socket.destroy();
        }, patience.bodyMs).unref();
        raw.once('end', () => clearTimeout(clock));
      }
    }
    done();
  });
}
