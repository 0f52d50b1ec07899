import { forms, versionNumber } from '@gep/api-client/contract';
import type { CallContract, CallName } from '@gep/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { newAct } from '../act/act';
import type { Act } from '../act/act';
import { fail } from '../error/gep-error';
import { phrase } from '../message/phrase';
import { actorOf } from '../user/actor';
import type { SignedIn } from '../user/signed-in';

/** Calls that send a body and change nothing. */
const measuring: readonly CallName[] = [
  'rasterLedger',
  'landCoverScenario',
  'polygonStatistics',
  'polygonSum',
  'fileStatistics',
  'regionTableFile',
];
/** Calls that only read, or look so, and belong into the log: what leaves the server, what takes a confirmation back. */
const logged: readonly CallName[] = ['resultFile', 'accountReport', 'evidenceBundle', 'cancelConfirmation'];

/** Calls about a project that change nothing in it: what is downloaded, what is copied out of it, its end. */
const leaving: readonly CallName[] = [
  'resultFile',
  'accountReport',
  'evidenceBundle',
  'copyProject',
  'deleteProject',
];

/** Whether a call about a project would change it. */
export function changesProject(call: CallContract): boolean {
  return isAct(call) && !includes(leaving, call.name);
}

/** Whether a call goes into the log of acts. */
export function isAct({ name, method }: CallContract): boolean {
  return method === 'GET' ? includes(logged, name) : !includes(measuring, name);
}

function includes(names: readonly string[], name: string): boolean {
  return names.includes(name);
}

/** Whether the forms of a call are those of its user; else they are a project's. */
export function isOfUser({ forms: names = [] }: CallContract): boolean {
  return names.some((name) => forms[name].of === 'user');
}

/** A call as an act. @throws GepError VALIDATION for a header If-Match that holds something else */
export function actOf(call: CallContract, session: SignedIn | null, request: FastifyRequest): Act {
  const actor = session && actorOf(session.user);
  const about = idsOf({ ...(request.params as object), ...(request.query as object) });
  return newAct(call.name, { actor, about, seen: call.forms ? seenBy(request) : null });
}

function seenBy({ headers }: FastifyRequest): number | null {
  const given = headers['if-match'];
  if (given === undefined) return null;
  const seen = versionNumber(given);
  return seen === undefined
    ? fail('VALIDATION', { field: 'If-Match', rule: phrase('rule.version') }, 'If-Match')
    : seen;
}

/** Fields of a request that say what it is about and name nobody. */
const idFields = [
  ...[
    'projectId',
    'id',
    'userId',
    'userIds',
    'modelId',
    'modelIds',
    'key',
    'compareFlag',
    'layerType',
    'reportFormId',
  ],
  ...['accountingField', 'partitionField', 'dataFlag'],
];

/** Longest text of such a field in an entry. */
const maxId = 1000;

export function idsOf(fields: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => idFields.includes(name) && value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value).slice(0, maxId)]),
  );
}
