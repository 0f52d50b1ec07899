/**
 * Who may make a call. Every call names one; a server refuses to register a call without it.
 *
 * - `public`: anybody, no token
 * - `session`: any signed-in user
 * - `own-user`: the signed-in user that the subject names
 * - `main-user`: any user with the role PROJECT_ADMIN
 * - `administrator`: a user with the role PROJECT_ADMIN whom the setting GEP_ADMINISTRATORS names
 * - `project-reader`: the owner of the subject's project or one of its departments
 * - `project-admin`: the owner of the subject's project
 * - `report-writer`: the owner, or the department to which the report form is assigned
 */
export const accessKinds = [
  'public',
  'session',
  'own-user',
  'main-user',
  'administrator',
  'project-reader',
  'project-admin',
  'report-writer',
] as const;

export type Access = (typeof accessKinds)[number];

/** What a call is about, so that membership can be checked for every call in one place. */
export type SubjectKind = 'project' | 'user' | 'department' | 'report-form';

/** Where the subject's id is found. `key` may be a dotted path into the parsed body. */
export interface Subject {
  readonly kind: SubjectKind;
  readonly in: 'params' | 'query' | 'body';
  readonly key: string;
}

/** Access kinds that ask nothing of the subject of a call. */
const withoutSubject = ['public', 'session', 'main-user', 'administrator'] as const;

/** Access kinds that make sense only together with a subject. */
export type SubjectAccess = Exclude<Access, (typeof withoutSubject)[number]>;

/**
 * True for the kinds that need a subject.
 * @example
 * needsSubject('project-reader'); // true
 * needsSubject('public'); // false
 */
export function needsSubject(access: Access): access is SubjectAccess {
  return !(withoutSubject as readonly Access[]).includes(access);
}

const projectFrom = (place: Subject['in'], key: string): Subject => ({ kind: 'project', in: place, key });

export const projectInQuery: Subject = projectFrom('query', 'projectId');
export const projectInBody: Subject = projectFrom('body', 'projectId');
export const projectInPath: Subject = projectFrom('params', 'projectId');
