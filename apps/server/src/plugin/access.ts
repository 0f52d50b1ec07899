import { isStorableText, ruleMessages, subjectOf } from '@gep/api-client/contract';
import type { CallContract, SubjectAccess } from '@gep/api-client/contract';
import type { Services } from '../services';
import { fail, notFound } from '../error/gep-error';
import type { SignedIn } from '../user/signed-in';
import { findProject } from '../project/queries';
import type { Project } from '../project/queries';
import { findForm } from '../report/report-queries';
import { isAdministrator } from '../user/is-administrator';
import { findUser } from '../user/queries';
import type { User } from '../user/queries';
import { phrase } from '../message/phrase';

interface Case {
  readonly services: Services;
  readonly user: User;
  readonly subjectId: string;
  readonly call: CallContract;
}

/** The project that a call is about, after the caller's right to it was checked. */
export async function checkAccess(
  services: Services,
  call: CallContract,
  session: SignedIn | null,
  raw: { params: unknown; query: unknown; body: unknown },
): Promise<{ subjectId: string | undefined; project: Project | null }> {
  if (call.access === 'public') return { subjectId: undefined, project: null };
  if (!session) return fail('SESSION_UNKNOWN');
  const { user } = session;
  const subjectId = rawSubject(call, raw);
  if (call.access === 'session') return { subjectId, project: null };
  if (call.access === 'main-user') {
    return user.role === 'PROJECT_ADMIN' ? { subjectId, project: null } : fail('FORBIDDEN');
  }
  if (call.access === 'administrator') {
    return isAdministrator(services.config.administrators, user)
      ? { subjectId, project: null }
      : fail('FORBIDDEN');
  }
  if (subjectId === undefined || subjectId === '' || !isStorableText(subjectId)) {
    return fail('VALIDATION', {
      field: `${call.subject?.in ?? ''}.${call.subject?.key ?? ''}`,
      rule: subjectId ? ruleMessages['rule.characters'] : phrase('rule.required'),
    });
  }
  const project = await checks[call.access]({ services, user, subjectId, call });
  return { subjectId, project };
}

const isOwner = (project: Project, user: User): boolean => project.ownerId === user.id;
/** What a caller has no part in looks to them as if it did not exist. */
const isMember = (project: Project, user: User): boolean =>
  isOwner(project, user) || user.projectId === project.id;

async function projectOfSubject({ services, subjectId, call }: Case): Promise<Project | null> {
  const { db } = services.database;
  const kind = call.subject?.kind;
  if (kind === 'department') {
    const department = await findUser(db, subjectId);
    return department?.projectId ? findProject(db, department.projectId) : null;
  }
  if (kind === 'report-form') {
    const form = await findForm(db, subjectId);
    return form && findProject(db, form.projectId);
  }
  return findProject(db, subjectId);
}

/** The project of a subject, for its owner and its departments. @throws GepError NOT_FOUND for everybody else */
async function memberProject(subject: Case): Promise<Project> {
  const project = await projectOfSubject(subject);
  if (project && isMember(project, subject.user)) return project;
  return notFound(subject.call.subject?.kind === 'department' ? 'department' : 'project');
}

const checks: Record<SubjectAccess, (subject: Case) => Promise<Project | null>> = {
  'own-user': async ({ user, subjectId }) => (user.id === subjectId ? null : notFound('user')),
  'project-reader': memberProject,
  'project-admin': async (subject) => {
    const project = await memberProject(subject);
    return isOwner(project, subject.user) ? project : fail('FORBIDDEN');
  },
  'report-writer': async (subject) => {
    const project = await memberProject(subject);
    const { user, services, subjectId } = subject;
    if (isOwner(project, user)) return project;
    if (subject.call.subject?.kind !== 'report-form') return fail('FORBIDDEN');
    const form = await findForm(services.database.db, subjectId);
    return form?.userId === user.id ? project : fail('FORBIDDEN');
  },
};

/** The subject's id before validation: JSON text on the way to it is read, a number stands for its text. */
export function rawSubject(
  call: CallContract,
  raw: { params: unknown; query: unknown; body: unknown },
): string | undefined {
  if (!call.subject) return undefined;
  const plain = subjectOf(call, raw);
  if (plain !== undefined) return plain;
  let value: unknown = raw[call.subject.in];
  for (const key of call.subject.key.split('.')) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
    if (typeof value === 'string' && value.startsWith('{')) value = parseJson(value);
  }
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
