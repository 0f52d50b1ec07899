import {
  accessKinds,
  languageOf,
  needsSubject,
  readInput,
  subjectOf,
  SUCCESS,
  errorCodes,
} from '@gep/api-client/contract';
import type { CallContract } from '@gep/api-client/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isRunning } from '../project/running-queries';
import type { Services } from '../services';
import { fail, failAll } from '../error/gep-error';
import { signedIn } from '../session/session';
import type { TemporaryFile } from '../file/file-store';
import { word } from '../error/word';
import { checkAccess } from './access';
import { isBinaryAnswer, noContent, streamed } from '../call/call-request';
import type { CallRequest } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';
import { receiveFiles } from './receive-files';

/**
 * A registrar that binds handlers to calls of the contract: session by the header `user-token`, access to the subject,
 * validation, the block while calculating, and the envelope.
 */
export function contractRoutes(app: FastifyInstance, services: Services): RegisterCall {
  return (call, handler, options = {}) => {
    checkPolicy(call);
    app.route({
      method: call.method,
      url: call.path,
      bodyLimit: call.bodyBytes,
      ...(options.ratePerMinute && {
        config: { rateLimit: { max: options.ratePerMinute, timeWindow: 60_000 } },
      }),
      handler: async (request, reply) => {
        let files: TemporaryFile[] = [];
        try {
          const raw = { params: request.params, query: request.query, body: request.body };
          const token = request.headers['user-token'];
          const session =
            call.access === 'public'
              ? null
              : await signedIn(services, Array.isArray(token) ? token[0] : token);
          const receive = async (): Promise<void> => {
            const received = await receiveFiles(call, request, services.files);
            files = received.files;
            raw.body = received.fields;
          };
          // Where the subject is a text field between the files, they have to be received first.
          const early = session !== null && call.subject?.in === 'body' && request.isMultipart();
          if (early) await receive();
          const { subjectId, project } = await checkAccess(services, call, session, raw);
          if (project?.copying) fail('UNAVAILABLE');
          const { db } = services.database;
          if (call.blockedWhileCalculating && project) {
            const isCalculating = project.runState === 'IN_CALCULATE';
            if (isCalculating || (await isRunning(db, project.id))) fail('IN_CALCULATION');
          }
          if (call.encoding === 'multipart' && !early) await receive();
          const read = readInput(call, raw);
          if (!read.ok) {
            return failAll(
              read.faults.map(({ at, rule }) => ({
                name: 'VALIDATION' as const,
                args: { field: at.replace(/^\w+\./, ''), rule },
                at,
              })),
            );
          }
          const parsed = read.input as { params: unknown; query: unknown; body: unknown };
          if (call.subject && needsSubject(call.access) && subjectOf(call, parsed) !== subjectId)
            fail('FORBIDDEN');
          const language = languageOf(request.headers['accept-language']);
          const callRequest: CallRequest = {
            session,
            project,
            language,
            files,
            signal: signalOf(reply),
            wantsBinary:
              call.binary !== undefined && (request.headers.accept ?? '').includes(call.binary.type),
            word: (problem) => word(problem, language),
            raw: request,
            reply,
          };
          return await answer(call, await handler(read.input, callRequest), callRequest);
        } finally {
          await services.files.discard(files);
        }
      },
    });
  };
}

/** A call without a policy never becomes a route. */
function checkPolicy(call: CallContract): void {
  if (!accessKinds.includes(call.access)) {
    throw new TypeError(`call ${call.name}: got no access policy, allowed: ${accessKinds.join(', ')}`);
  }
  if (needsSubject(call.access) && !call.subject) throw new TypeError(`call ${call.name} names no subject`);
}

async function answer(call: CallContract, payload: unknown, request: CallRequest): Promise<unknown> {
  const { reply } = request;
  if (payload === streamed) return reply;
  if (isBinaryAnswer(payload)) {
    reply.type(payload.type);
    if (payload.fileName) {
      reply.header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(payload.fileName)}`,
      );
    }
    return reply.send(payload.content);
  }
  if (payload === noContent) return reply.code(204).send();
  reply.header('cache-control', 'no-store');
  if (call.payloadKey === 'none') return payload;
  const envelope = {
    code: SUCCESS,
    message: errorCodes.SUCCESS[request.language],
    data: payload ?? null,
  };
  return call.payloadKey === 'result' ? { ...envelope, result: payload ?? null } : envelope;
}

function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
