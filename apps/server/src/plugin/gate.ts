import { limits, needsSubject, passwordIsStale } from '@gep/api-client/contract';
import type { CallContract } from '@gep/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail, GepError } from '../error/gep-error';
import { isRunning } from '../project/running-queries';
import type { Project } from '../project/queries';
import type { Services } from '../services';
import { passwordSetAt, signedIn } from '../session/session';
import type { User } from '../user/queries';
import type { SignedIn } from '../user/signed-in';
import { checkAccess } from './access';
import { changesProject } from './act-of-call';
import { openRequestRates } from './request-rates';

/** The parts of a request that a call is read from. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** A caller who may make a call about a subject. */
export interface Admission {
  readonly subjectId: string | undefined;
  readonly project: Project | null;
}

/** Looks at requests before the body is read: who sends them, how often, and whether they may. */
export interface Gate {
  /**
   * Whose session it is; null for public calls.
   * @throws GepError of the session, TOO_MANY_REQUESTS, CONTENT_TYPE, FORBIDDEN where the role alone decides
   */
  enter(call: CallContract, request: FastifyRequest): Promise<SignedIn | null>;
  /** Whether the caller may make a call about its subject now. @throws GepError of the access, IN_CALCULATION */
  admit(call: CallContract, session: SignedIn | null, raw: RawInput): Promise<Admission>;
}

/** Needs the limiter of requests in the app. */
export function openGate(app: FastifyInstance, services: Services): Gate {
  const rates = openRequestRates(app, services.config);
  return {
    async enter(call, request) {
      const type = request.headers['content-type'] ?? '';
      if (call.encoding !== 'multipart' && /^\s*multipart\//i.test(type))
        fail('CONTENT_TYPE', { type: 'multipart/form-data' });
      if (call.access === 'public') {
        await rates.ofAddress(request);
        return null;
      }
      const session = await signedIn(services, tokenOf(request)).catch(async (error: unknown) => {
        // Callers without a session are counted by address, so that nobody can try tokens at will.
        if (error instanceof GepError) await rates.ofAddress(request);
        throw error;
      });
      await rates.ofSession(request);
      await rates.ofCall(call, request);
      if (!call.withStalePassword) checkPassword(session.user, services.now());
      if (isForOwners(call) && session.user.role === 'DATA_ENTRY') fail('FORBIDDEN');
      return session;
    },
    async admit(call, session, raw) {
      const { subjectId, project } = await checkAccess(services, call, session, raw);
      if (project?.copying) fail('UNAVAILABLE');
      if (project?.readOnly && changesProject(call)) fail('PROJECT_READ_ONLY');
      if (call.blockedWhileCalculating && project) {
        const isCalculating = project.runState === 'IN_CALCULATE';
        if (isCalculating || (await isRunning(services.database.db, project.id))) fail('IN_CALCULATION');
      }
      return { subjectId, project };
    },
  };
}

/** Whether the subject is known before the body is read. */
export function isSubjectEarly({ access, subject }: CallContract): boolean {
  return !needsSubject(access) || subject?.in !== 'body';
}

/** @throws GepError PASSWORD_INITIAL, PASSWORD_STALE where nothing but a change of the password is left to do */
function checkPassword(user: User, now: Date): void {
  if (user.hasInitialPassword) fail('PASSWORD_INITIAL');
  if (passwordIsStale(passwordSetAt(user), now)) fail('PASSWORD_STALE', { days: limits.passwordMaxAgeDays });
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  const token = headers['user-token'];
  return Array.isArray(token) ? token[0] : token;
}

/** Departments never own a project. */
function isForOwners({ access }: CallContract): boolean {
  return access === 'project-admin' || access === 'main-user' || access === 'administrator';
}

/** Whether a request about a project names another one as well, wherever it does so. */
export function namesAnotherProject(raw: RawInput, projectId: string): boolean {
  return Object.values(raw).some((part: unknown) => {
    const named = (part as { projectId?: unknown } | null | undefined)?.projectId;
    return named !== undefined && named !== '' && String(named) !== projectId;
  });
}
