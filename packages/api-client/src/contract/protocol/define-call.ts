import type * as z from 'zod';
import { needsSubject } from './access';
import type { Access, Subject } from './access';
import { forms } from './form-version';
import type { FormName } from './form-version';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Encoding = 'form' | 'json' | 'multipart' | 'none';
export type Shape = z.ZodObject<z.core.$ZodLooseShape>;

/** One call of the API: everything that client, server, documentation and OpenAPI need to know about it. */
export interface CallContract<
  N extends string = string,
  P extends Shape | undefined = Shape | undefined,
  Q extends Shape | undefined = Shape | undefined,
  B extends Shape | undefined = Shape | undefined,
  R extends z.ZodType = z.ZodType,
> {
  readonly name: N;
  /** One English sentence for docs/api.md and OpenAPI. */
  readonly summary: string;
  readonly method: Method;
  /** Path with `:param` places, without trailing slash; servers ignore trailing slashes. */
  readonly path: string;
  readonly params?: P;
  readonly query?: Q;
  /** Fields of the body. A server reads form and JSON for `form` and `json` alike; for `multipart` the text fields. */
  readonly body?: B;
  readonly encoding: Encoding;
  /** Largest body in bytes, without files; by default `limits.bodyBytes`. */
  readonly bodyBytes?: number;
  /** How often a session may make the call in a minute; more are refused with TOO_MANY_REQUESTS. */
  readonly perMinute?: number;
  /** Names of the file parts of a multipart call; `many` allows several parts of the name. */
  readonly files?: {
    readonly field: string;
    readonly many: boolean;
    /** Largest file in bytes; by default that of region files. */
    readonly bytes?: number;
  };
  /** The body may also be a bare list (or 0=…&1=… in a form), which stands for the field of this name. */
  readonly listBody?: string;
  readonly response: R;
  /** `data`, or `result` (then `data` repeats it), or `none`: the response is the payload itself, without envelope. */
  readonly payloadKey: 'data' | 'result' | 'none';
  readonly access: Access;
  readonly subject?: Subject;
  /**
   * Answered also for a user whose password is the first one or too old. All other calls with a session refuse with
   * PASSWORD_INITIAL or PASSWORD_STALE.
   */
  readonly withStalePassword?: true;
  /**
   * What several people may change. A call that reads answers its version in the header ETag; one that writes takes the
   * version that was read in the header If-Match, and is refused with FORM_CHANGED where somebody else has saved since.
   */
  readonly forms?: readonly FormName[];
  /** Refused with IN_CALCULATION while the subject's project is calculating. */
  readonly blockedWhileCalculating?: boolean;
  /** `always`: the success response is the file; `by-accept`: with `Accept: <type>` it is (204 when there is none). */
  readonly binary?: { readonly when: 'always' | 'by-accept'; readonly type: string };
  /** The response is a stream of server-sent events, each one with data of the response schema. */
  readonly stream?: boolean;
}

/**
 * Declares a call and checks what types cannot: a rooted path, places that match the params, and a subject wherever
 * the access needs one.
 * @throws TypeError naming the call and what is wrong.
 * @example
 * const call = defineCall({
 *   ...{ name: 'getStation', summary: 'A station.', method: 'GET', path: '/station/:id' },
 *   ...{ encoding: 'none', payloadKey: 'data', access: 'public' },
 *   params: z.object({ id: formId }),
 *   response: z.object({ name: z.string() }),
 * });
 * call.name; // 'getStation'
 */
export function defineCall<
  N extends string,
  R extends z.ZodType,
  P extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  B extends Shape | undefined = undefined,
>(call: CallContract<N, P, Q, B, R>): CallContract<N, P, Q, B, R> {
  const fail = (what: string): never => {
    throw new TypeError(`call ${call.name}: ${what}`);
  };
  if (!call.path.startsWith('/') || (call.path.length > 1 && call.path.endsWith('/'))) {
    fail(`path must start with / and not end with it, got ${call.path}`);
  }
  const places = pathPlaces(call.path).sort().join();
  const declared = Object.keys(call.params?.shape ?? {})
    .sort()
    .join();
  if (places !== declared) fail(`path has the places [${places}], params declare [${declared}]`);
  if (needsSubject(call.access) && !call.subject) fail(`access ${call.access} needs a subject`);
  if (new Set((call.forms ?? []).map((form) => forms[form].of)).size > 1)
    fail('its forms are of a project and of a user');
  if (call.encoding === 'none' && call.body) fail('encoding none cannot have a body');
  if ((call.encoding === 'multipart') !== Boolean(call.files)) fail('multipart and files go together');
  return call;
}

/**
 * Names of the `:param` places of a path, in order.
 * @example
 * pathPlaces('/project/:projectId/model/:modelId'); // ['projectId', 'modelId']
 */
export function pathPlaces(path: string): string[] {
  return [...path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1] as string);
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : unknown;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : Record<never, never>;

/** What a caller hands over: the fields of params, query and body in one flat object. */
export type CallInput<C> =
  C extends CallContract<string, infer P, infer Q, infer B, z.ZodType>
    ? InputOf<P> & InputOf<Q> & InputOf<B>
    : never;

/** What a handler works with after parsing. */
export type CallParsed<C> =
  C extends CallContract<string, infer P, infer Q, infer B, z.ZodType>
    ? { readonly params: OutputOf<P>; readonly query: OutputOf<Q>; readonly body: OutputOf<B> }
    : never;

/** The payload of a successful response. */
export type CallResponse<C> =
  C extends CallContract<string, Shape | undefined, Shape | undefined, Shape | undefined, infer R>
    ? z.output<R>
    : never;
