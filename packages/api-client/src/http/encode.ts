import { pathPlaces } from '../contract/protocol/define-call';
import type { CallContract, Shape } from '../contract/protocol/define-call';

/** A file of a multipart call. */
export type UploadFile = File | { readonly name: string; readonly data: Blob };

export interface EncodedRequest {
  readonly method: string;
  /** Path and query, without the base address. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** Text of a form or query value: JSON for nested values, empty for null. */
export function fieldText(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function fieldsOf(schema: Shape | undefined, input: Fields): [string, unknown][] {
  return Object.keys(schema?.shape ?? {})
    .filter((key) => input[key] !== undefined)
    .map((key) => [key, input[key]]);
}

function formText(fields: readonly [string, unknown][]): URLSearchParams {
  return new URLSearchParams(fields.map(([key, value]): [string, string] => [key, fieldText(value)]));
}

/** The path with its places filled. @throws TypeError when a place has no value. */
export function fillPath(call: CallContract, input: Fields): string {
  return pathPlaces(call.path).reduce((path, place) => {
    const value = input[place];
    if (value === undefined || value === null || value === '') {
      throw new TypeError(
        `call ${call.name}: ${place}: got ${String(value)}, allowed: a text that is not empty`,
      );
    }
    return path.replace(`:${place}`, encodeURIComponent(String(value)));
  }, call.path);
}

/** Turns the flat input of a call into method, path, headers and body. */
export function encodeRequest(
  call: CallContract,
  input: Fields,
  files: readonly UploadFile[],
): EncodedRequest {
  const query = formText(fieldsOf(call.query, input)).toString();
  const path = fillPath(call, input) + (query === '' ? '' : `?${query}`);
  const fields = fieldsOf(call.body, input);
  switch (call.encoding) {
    case 'none':
      return { method: call.method, path, headers: {}, body: undefined };
    case 'form': {
      const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
      return { method: call.method, path, headers, body: formText(fields).toString() };
    }
    case 'json': {
      const headers = { 'content-type': 'application/json' };
      return { method: call.method, path, headers, body: JSON.stringify(Object.fromEntries(fields)) };
    }
    case 'multipart': {
      // Text fields first, so that a server can check them before it reads the files.
      const form = new FormData();
      for (const [key, value] of fields) form.append(key, fieldText(value));
      for (const file of files) {
        form.append(call.files?.field ?? 'files', 'data' in file ? file.data : file, file.name);
      }
      return { method: call.method, path, headers: {}, body: form };
    }
  }
}
