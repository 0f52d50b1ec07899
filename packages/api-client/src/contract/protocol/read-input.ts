import type * as z from 'zod';
import type { CallContract, CallParsed, Shape } from './define-call';
import { ruleMessages, isRuleKey } from './rule-messages';
import type { LocalText } from './shared-schemas';
import { unstorableAt } from './storable-text';

/** A refused input: the field (`body.userName`) and what its rule says, in both languages. */
export interface InputFault {
  readonly at: string;
  readonly rule: LocalText;
}

export type InputResult<C> =
  | { readonly ok: true; readonly input: CallParsed<C> }
  | { readonly ok: false; readonly faults: InputFault[] };

export interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Faults that one answer names of each part of a request. */
const maxFaults = 20;

/**
 * Parses the raw parts of a request by a call's contract. Bodies may be JSON values or form fields (objects of text);
 * a bare list, or the fields 0, 1, 2 … of a form, stand for the call's list field.
 * @example
 * readInput(calls.getBasicSetting, { query: { projectId: '3' } }).ok; // true
 * const refused = readInput(calls.getBasicSetting, { query: {} });
 * refused.ok || refused.faults[0].at; // 'query.projectId'
 */
export function readInput<C extends CallContract>(call: C, raw: RawInput): InputResult<C> {
  const faults: InputFault[] = [];
  const part = (place: string, schema: Shape | undefined, value: unknown): unknown => {
    if (!schema) return {};
    const parsed = schema.safeParse(value ?? {});
    if (parsed.success) {
      const strange = unstorableAt(parsed.data);
      if (!strange) return parsed.data;
      faults.push({ at: [place, ...strange].join('.'), rule: ruleMessages['rule.characters'] });
      return undefined;
    }
    faults.push(...parsed.error.issues.slice(0, maxFaults).map((issue) => faultOf(place, issue)));
    return undefined;
  };
  const input = {
    params: part('params', call.params, raw.params),
    query: part('query', call.query, raw.query),
    body: part('body', call.body, unwrapList(call, raw.body)),
  };
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, input: input as CallParsed<C> };
}

/**
 * The id of the call's subject inside a parsed input, or undefined for calls without subject.
 * @example
 * subjectOf(calls.getBasicSetting, { params: {}, query: { projectId: '3' }, body: {} }); // '3'
 */
export function subjectOf(
  call: CallContract,
  input: { params: unknown; query: unknown; body: unknown },
): string | undefined {
  if (!call.subject) return undefined;
  let value: unknown = input[call.subject.in];
  for (const key of call.subject.key.split('.')) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  }
  return typeof value === 'string' ? value : undefined;
}

function unwrapList(call: CallContract, body: unknown): unknown {
  if (call.listBody === undefined) return body;
  if (Array.isArray(body)) return { [call.listBody]: body as unknown[] };
  if (typeof body === 'object' && body !== null && !Object.hasOwn(body, call.listBody)) {
    const keys = Object.keys(body);
    if (keys.length > 0 && keys.every((key, index) => key === String(index))) {
      return { [call.listBody]: Object.values(body) };
    }
  }
  return body;
}

function faultOf(place: string, issue: z.core.$ZodIssue): InputFault {
  return { at: [place, ...issue.path.map(String)].join('.'), rule: ruleOf(issue) };
}

/**
 * What the rule says that a value breaks.
 * @example
 * ruleOf({ code: 'custom', message: 'rule.year', path: [], input: 'x' }).en; // 'Enter a year of four digits'
 */
export function ruleOf(issue: z.core.$ZodIssue): LocalText {
  if (isRuleKey(issue.message)) return ruleMessages[issue.message];
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined'))
    return ruleMessages['rule.required'];
  return { zh: `格式不正确（${issue.message}）`, en: issue.message };
}
