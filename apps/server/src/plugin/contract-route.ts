import {
  accessKinds,
  languageOf,
  limits,
  needsSubject,
  readInput,
  subjectOf,
  SUCCESS,
  errorCodes,
  versionText,
} from '@gep/api-client/contract';
import type { CallContract, CallParsed } from '@gep/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services';
import type { Act } from '../act/act';
import { carryOut, logRefusal } from '../act/carry-out';
import { fail, GepError } from '../error/gep-error';
import type { StoredProblem } from '../error/stored-problem';
import type { TemporaryFile } from '../file/file-store';
import { word } from '../error/word';
import { isBinaryAnswer, noContent, notModified, streamed } from '../call/call-request';
import type { CallRequest, Handler } from '../call/call-request';
import { openArrivals } from '../project/room';
import type { Project } from '../store/schema';
import type { RegisterCall } from '../call/register-call';
import type { SignedIn } from '../user/signed-in';
import { actOf, idsOf, isAct, isOfUser } from './act-of-call';
import { nameOf } from './errors';
import { isSubjectEarly, namesAnotherProject, openGate } from './gate';
import type { Admission, RawInput } from './gate';
import { receiveFiles, uploadLimit } from './receive-files';
import { keepPrivate } from './security';

/** What is known of a request before its body is read. */
interface Entered {
  readonly session: SignedIn | null;
  readonly act: Act;
  /** Null where only the body says what the call is about. */
  readonly admission: Admission | null;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * A registrar that binds handlers to calls of the contract: session by the header `user-token`, access to the subject,
 * validation, the block while calculating, and the envelope.
 */
export function contractRoutes(app: FastifyInstance, services: Services): RegisterCall {
  const gate = openGate(app, services);
  const arrivals = openArrivals(services);
  return (call, handler, options = {}) => {
    checkPolicy(call);
    const entered = new WeakMap<FastifyRequest, Entered>();
    app.route({
      method: call.method,
      url: call.path,
      bodyLimit: call.bodyBytes ?? limits.bodyBytes,
      ...(options.ratePerMinute && {
        config: { rateLimit: { max: options.ratePerMinute, timeWindow: 60_000 } },
      }),
      onRequest: async (request, reply) => {
        keepPrivate(reply);
        const session = await gate.enter(call, request);
        const act = actOf(call, session, request);
        const raw = { params: request.params, query: request.query, body: undefined };
        try {
          const admission = isSubjectEarly(call) ? await gate.admit(call, session, raw) : null;
          if (admission?.project && options.replacedFiles) {
            const replaced = await options.replacedFiles(admission.project.id, raw);
            const bytes = Number(request.headers['content-length'] ?? uploadLimit(call));
            const arrived = await arrivals.expect(admission.project.id, bytes, replaced);
            if (reply.raw.destroyed) arrived();
            else reply.raw.once('close', arrived);
          }
          entered.set(request, { session, act, admission });
        } catch (error) {
          if (isAct(call)) await logRefusal(services, act, nameOf(error));
          throw error;
        }
      },
      handler: async (request, reply) => {
        const known = entered.get(request) ?? fail('SESSION_UNKNOWN');
        const work = (): Promise<unknown> => handle(call, handler, { request, reply, ...known });
        return isAct(call) ? carryOut(services, known.act, nameOf, work) : work();
      },
    });
  };

  async function handle<C extends CallContract>(
    call: C,
    handler: Handler<C>,
    { request, reply, session, act, admission: early }: Entered & Exchange,
  ): Promise<unknown> {
    const { params, query } = request;
    const admitted = (body: unknown): Admission | Promise<Admission> =>
      early ?? gate.admit(call, session, { params, query, body });
    let files: TemporaryFile[] = [];
    try {
      let { body } = request;
      if (call.encoding === 'multipart') {
        // Membership is checked before the first byte of a file is kept.
        const received = await receiveFiles(call, request, services.files, async (fields) => {
          await admitted(fields);
        });
        ({ files, fields: body } = received);
      }
      const { subjectId, project } = await admitted(body);
      act.projectId = project?.id ?? null;
      const input = parse(call, { params, query, body }, subjectId, project);
      Object.assign(act.about, idsOf({ ...input.params, ...input.query, ...input.body }));
      const language = languageOf(request.headers['accept-language']);
      const signal = signalOf(reply);
      const callRequest: CallRequest = {
        session,
        project,
        language,
        files,
        signal,
        caller: { signal, ...(session && { client: session.user.id }) },
        wantsBinary: call.binary !== undefined && (request.headers.accept ?? '').includes(call.binary.type),
        word: (problem) => word(problem, language),
        raw: request,
        reply,
      };
      const payload = await handler(input as CallParsed<C>, callRequest);
      // Read before the payload was: what is saved in between counts as not seen.
      const version = act.version ?? (isOfUser(call) ? session?.user : project)?.version;
      // An answer that may be kept is named by what it holds.
      if (call.forms && version !== undefined && !reply.hasHeader('etag'))
        reply.header('etag', versionText(version));
      return await answer(call, payload, callRequest);
    } finally {
      await services.files.discard(files);
    }
  }
}

interface Parsed {
  readonly params: object;
  readonly query: object;
  readonly body: object;
}

/** The input of a call by its contract. @throws GepError VALIDATION with all faults, FORBIDDEN where it names two projects */
function parse(
  call: CallContract,
  raw: RawInput,
  subjectId: string | undefined,
  project: Project | null,
): Parsed {
  if (project && namesAnotherProject(raw, project.id)) fail('FORBIDDEN');
  const read = readInput(call, raw);
  if (!read.ok) {
    const problems = read.faults.map(({ at, rule }): StoredProblem => {
      const args = { field: at.replace(/^\w+\./, ''), rule };
      return { name: 'VALIDATION', args, at };
    });
    throw new GepError(problems[0], problems);
  }
  const parsed = read.input as Parsed;
  if (call.subject && needsSubject(call.access) && subjectOf(call, parsed) !== subjectId) fail('FORBIDDEN');
  return parsed;
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
    const name = payload.fileName && `; filename*=UTF-8''${encodeURIComponent(payload.fileName)}`;
    // An envelope that came written is shown as every other.
    if (!/^application\/json\b/.test(payload.type))
      reply.header('content-disposition', `attachment${name ?? ''}`);
    return reply.send(payload.content);
  }
  if (payload === noContent) return reply.code(204).send();
  if (payload === notModified) return reply.code(304).send();
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
