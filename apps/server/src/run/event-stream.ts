import type { RunEvent } from '@gep/api-client/contract';
import type { Services } from '../services';
import { GepError } from '../error/gep-error';
import { earlierEvents, wordEvent } from './run';
import type { RunTools } from './run-tools';
import { signedIn } from '../session/session';
import type { NumberedEvent } from '../job/run-events';
import { streamed } from '../call/call-request';
import type { CallRequest } from '../call/call-request';

const heartbeatMs = 10_000;
/** A reader that is this far behind is let go; it resumes by its last event id. */
const maxBufferedBytes = 1024 * 1024;

/**
 * Server-sent events of a project's runs: first what happened behind `Last-Event-ID` (without one: what an active run
 * has told so far), then live. A comment every 10 seconds keeps proxies from closing the connection. When the session
 * is over the stream ends with `close`; when the server goes away it just ends, and the reader comes back.
 */
export async function eventStream(
  services: Services,
  tools: RunTools,
  projectId: string,
  request: CallRequest,
): Promise<typeof streamed> {
  const { reply, raw, language, word } = request;
  const token = raw.headers['user-token'];
  const id = Number(raw.headers['last-event-id'] ?? NaN);
  const last = Number.isSafeInteger(id) && id >= 0 ? id : null;
  reply.hijack();
  const out = reply.raw;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) out.setHeader(name, value);
  out.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  });
  out.write(': connected\n\n');

  let sent = last ?? 0;
  let waiting: NumberedEvent[] | null = [];
  const write = ({ sequence, event }: NumberedEvent): void => {
    if (sequence <= sent || out.writableEnded) return;
    sent = sequence;
    const data = JSON.stringify(wordEvent(event, language, word));
    out.write(`id: ${sequence}\nevent: ${event.type}\ndata: ${data}\n\n`);
    if (out.writableLength > maxBufferedBytes) end();
  };
  let stopListening = (): void => undefined;
  const beat = (): void => {
    heartbeat = setTimeout(beat, heartbeatMs);
    out.write(': still here\n\n');
    // An open stream does not keep the session alive.
    signedIn(services, Array.isArray(token) ? token[0] : token, false).catch((error: unknown) => {
      // A database that is away says nothing about the session.
      if (!(error instanceof GepError) || out.writableEnded) return;
      out.write(`event: close\ndata: ${JSON.stringify(closing)}\n\n`);
      end();
    });
  };
  // Readers come back together after a restart: their first beats are spread, so that they do not beat as one.
  let heartbeat = setTimeout(beat, heartbeatMs * Math.random());
  const leave = tools.onClose(end);
  out.on('close', end);
  // A connection that breaks while it is written to.
  out.on('error', end);

  function end(): void {
    stopListening();
    leave();
    clearTimeout(heartbeat);
    if (!out.writableEnded) out.end();
  }

  try {
    stopListening = await tools.events.listen(projectId, (event) => {
      if (waiting) waiting.push(event);
      else write(event);
    });
    // It may have closed meanwhile.
    if (out.writableEnded) stopListening();
    (await earlierEvents(services, tools, projectId, last)).forEach(write);
  } catch (error) {
    // The headers are out: the stream ends, and the reader comes back.
    services.report(error, 'event stream');
    end();
  }
  const queued = waiting;
  waiting = null;
  queued.forEach(write);
  return streamed;
}

const closing: RunEvent = {
  type: 'close',
  runId: '',
  kind: 'calculation',
  progress: 0,
  step: '',
  modelId: null,
  key: null,
  state: 'stopped',
  problem: null,
  items: [],
  warnings: null,
};
