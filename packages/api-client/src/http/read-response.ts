import type { CallContract } from '../contract/protocol/define-call';
import { SUCCESS, envelope } from '../contract/protocol/envelope';
import { ApiError, clientCodes } from './errors';
import type { RawResponse } from './transport';

export interface Payload {
  readonly value: unknown;
  /** Message of the envelope, empty without one. */
  readonly message: string;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The payload of a JSON answer, checked against the contract. @throws ApiError */
export async function readPayload(call: CallContract, response: RawResponse): Promise<Payload> {
  const json = parseJson(await response.text());
  const enveloped = envelope.safeParse(json);
  const failed = response.status >= 400;
  if (enveloped.success && (call.payloadKey !== 'none' || enveloped.data.code !== SUCCESS)) {
    const { code, message, at, problems, data } = enveloped.data;
    if (code !== SUCCESS) {
      throw new ApiError({ code, message, status: response.status, call: call.name, at, problems, data });
    }
    const payload =
      call.payloadKey === 'result' ? (enveloped.data.result ?? enveloped.data.data) : enveloped.data.data;
    return { value: parsePayload(call, payload, response.status), message };
  }
  if (failed || json === undefined || call.payloadKey !== 'none') {
    throw new ApiError({
      code: clientCodes.http,
      message: `${call.name}: HTTP ${response.status} without an answer of the API`,
      status: response.status,
      call: call.name,
    });
  }
  return { value: parsePayload(call, json, response.status), message: '' };
}

function parsePayload(call: CallContract, payload: unknown, status: number): unknown {
  const parsed = call.response.safeParse(payload ?? null);
  if (parsed.success) return parsed.data;
  const first = parsed.error.issues[0];
  const at = ['response', ...(first?.path ?? []).map(String)].join('.');
  throw new ApiError({
    code: clientCodes.contract,
    message: `${call.name}: the answer does not fit the contract at ${at}: ${first?.message ?? ''}`,
    status,
    call: call.name,
    at,
  });
}

/** The file of a binary answer, or null for 204 (there is none). @throws ApiError */
export async function readFile(call: CallContract, response: RawResponse): Promise<Blob | null> {
  if (response.status === 204) return null;
  if (response.status >= 400 || response.contentType.includes('json')) {
    await readPayload({ ...call, payloadKey: 'data' }, response);
    return null;
  }
  return response.blob();
}
