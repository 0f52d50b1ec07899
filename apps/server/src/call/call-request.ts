import type { Readable } from 'node:stream';
import { errorCodes } from '@gep/api-client/contract';
import type { CallContract, CallParsed, CallResponse, Language, Problem } from '@gep/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../user/signed-in';
import type { TemporaryFile } from '../file/file-store';
import type { Project } from '../store/schema';
import type { StoredProblem } from '../error/stored-problem';

/** What a handler knows in addition to the parsed input. */
export interface CallRequest {
  /** Null only for public calls. */
  readonly session: SignedIn | null;
  /** The project of the call's subject, null for calls that are not about one. */
  readonly project: Project | null;
  readonly language: Language;
  /** Received files of a multipart call; those that were not kept are deleted after the handler. */
  readonly files: readonly TemporaryFile[];
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /** Who waits for the answer: the signal, and the id of the user. */
  readonly caller: { readonly signal: AbortSignal; readonly client?: string };
  /** The client asked for the binary form of a `by-accept` call. */
  readonly wantsBinary: boolean;
  /** Words a stored problem in the language of the request. */
  word(problem: StoredProblem): Problem;
  readonly raw: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A file instead of an envelope. */
export interface BinaryAnswer {
  readonly [isBinary]: true;
  readonly content: Readable | Uint8Array;
  readonly type: string;
  readonly fileName?: string;
}
const isBinary = Symbol('binary answer');

export function binaryAnswer(content: Readable | Uint8Array, type: string, fileName?: string): BinaryAnswer {
  return { [isBinary]: true, content, type, fileName };
}

/**
 * The envelope of a success whose payload has a last field that is written as JSON already.
 * @param written elements of the list `dataList`
 */
export function writtenAnswer(language: Language, payload: object, written: Uint8Array | null): BinaryAnswer {
  const { code, ...message } = errorCodes.SUCCESS;
  const envelope = JSON.stringify({ code, message: message[language], data: { ...payload, dataList: [] } });
  const end = ']}}';
  const parts = [envelope.slice(0, -end.length), written ?? '', end].map((part) => Buffer.from(part));
  return binaryAnswer(Buffer.concat(parts), 'application/json; charset=utf-8');
}

export function isBinaryAnswer(value: unknown): value is BinaryAnswer {
  return typeof value === 'object' && value !== null && isBinary in value;
}

/** Answer of a handler that has written the response itself (event streams). */
export const streamed = Symbol('streamed');

/** Answer of a binary call that has nothing to send: HTTP 204. */
export const noContent = Symbol('no content');

/** Answer to a caller who has it already: HTTP 304. */
export const notModified = Symbol('not modified');

/** Calls that answer `null` take a rule that returns nothing. */
export type Handler<C extends CallContract> = (
  input: CallParsed<C>,
  request: CallRequest,
) =>
  | Promise<CallResponse<C> | BinaryAnswer | typeof streamed | typeof noContent | typeof notModified>
  | (null extends CallResponse<C> ? Promise<void> : never);

/** The signed-in user's session. @throws TypeError in a public call */
export function sessionOf(request: CallRequest): SignedIn {
  if (!request.session) throw new TypeError('a public call has no session');
  return request.session;
}

/** The project of the call. @throws TypeError in a call whose subject is not a project */
export function projectOf(request: CallRequest): Project {
  if (!request.project) throw new TypeError('this call is not about a project');
  return request.project;
}
