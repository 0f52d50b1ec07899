import * as z from 'zod';
import { projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { problem, projectIdQuery } from './protocol/shared-schemas';
import { runItem, runKind } from './run';

/** Names of the server-sent events; the SSE field `event` carries the name too, and `id` counts up for resuming. */
export const runEventTypes = [
  'progress',
  'success',
  'error',
  'close',
  'calculation-end',
  'operation-error',
] as const;

/**
 * `progress` while a run works; `success` when one step of a run (an input, a model) is done; `error` when one step
 * failed; `calculation-end` when the run ended, in any state; `operation-error` when a start, stop or reset could
 * not be carried out; `close` when the server ends the stream (reconnect only after a new start).
 */
export const runEvent = z.object({
  type: z.enum(runEventTypes),
  runId: z.string(),
  kind: runKind,
  /** Percent of the whole run, 0-100. */
  progress: z.number().min(0).max(100),
  /** What is being worked on, worded in the language of the request. */
  step: z.string(),
  modelId: z.string().nullable(),
  /** Key of the input, for pretreatment. */
  key: z.string().nullable(),
  /** State after the event, with `calculation-end`. */
  state: z.enum(['running', 'complete', 'failed', 'stopped']),
  problem: problem.nullable(),
  /** The items that changed since the last event of the run, each with its place in the list of the run. */
  items: z.array(runItem.extend({ position: z.number().int().min(0) })),
  /** All warnings of the run when one was added, otherwise null. */
  warnings: z.array(problem).nullable(),
});
export type RunEvent = z.infer<typeof runEvent>;

export const projectEvents = defineCall({
  name: 'projectEvents',
  summary: 'Live events of the runs of a project as server-sent events; Last-Event-ID resumes.',
  method: 'GET',
  path: '/gep/user/project/events',
  query: projectIdQuery,
  encoding: 'none',
  response: runEvent,
  payloadKey: 'none',
  access: 'project-reader',
  subject: projectInQuery,
  stream: true,
});
