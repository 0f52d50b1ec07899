import { pathPlaces } from '@gep/api-client/contract';
import type { CallContract, Shape } from '@gep/api-client/contract';
import * as z from 'zod';
import { version } from '../version';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

function parametersOf(shape: Shape | undefined, place: 'path' | 'query'): Json[] {
  if (!shape) return [];
  const json = schemaOf(shape, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required ?? []).includes(name),
    schema,
  }));
}

function requestBody(call: CallContract): Json | undefined {
  if (call.encoding === 'none') return undefined;
  const fields = call.body ? schemaOf(call.body, 'input') : { type: 'object' };
  if (call.encoding === 'multipart' && call.files) {
    const file = { type: 'string', format: 'binary' };
    const properties = {
      ...(fields.properties as Json | undefined),
      [call.files.field]: call.files.many ? { type: 'array', items: file } : file,
    };
    return { content: { 'multipart/form-data': { schema: { type: 'object', properties } } } };
  }
  return {
    content: {
      'application/x-www-form-urlencoded': { schema: fields },
      'application/json': { schema: fields },
    },
  };
}

function responseContent(call: CallContract): Json {
  const payload = schemaOf(call.response, 'output');
  if (call.stream) return { 'text/event-stream': { schema: payload } };
  const envelope = {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: { type: 'string' },
      message: { type: 'string' },
      data: payload,
      ...(call.payloadKey === 'result' && { result: payload }),
    },
  };
  return {
    'application/json': { schema: call.payloadKey === 'none' ? payload : envelope },
    ...(call.binary && { [call.binary.type]: { schema: { type: 'string', format: 'binary' } } }),
  };
}

/** The version that a writing call takes. */
function versionParameter({ method, forms }: CallContract): Json[] {
  if (!forms || method === 'GET') return [];
  return [{ name: 'If-Match', in: 'header', required: false, schema: { type: 'string' } }];
}

/** The OpenAPI 3.1 description of calls. */
export function openApi(calls: readonly CallContract[]): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = pathPlaces(call.path).reduce(
      (text, place) => text.replace(`:${place}`, `{${place}}`),
      call.path,
    );
    const body = requestBody(call);
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: {
        operationId: call.name,
        summary: call.summary,
        tags: [call.path.split('/')[3] ?? 'server'],
        parameters: [
          ...parametersOf(call.params, 'path'),
          ...parametersOf(call.query, 'query'),
          ...versionParameter(call),
        ],
        ...(body && { requestBody: body }),
        responses: { 200: { description: 'Answer', content: responseContent(call) } },
        security: call.access === 'public' ? [] : [{ token: [] }],
        'x-access': call.access,
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'GEP API', version },
    paths,
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'user-token' } } },
  };
}
