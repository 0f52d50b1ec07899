import { expect } from 'vitest';
import type { CalculatedSample } from './calculated-sample';

/** Fields of a query. */
export type Query = Readonly<Record<string, string | number>>;

/** What the server answers about a calculated project, in English. */
export async function askSample<T>(
  { server, projectId, token }: CalculatedSample,
  path: string,
  query: Query = {},
): Promise<T> {
  const fields = Object.entries(query).map(([key, value]) => [key, String(value)]);
  const search = new URLSearchParams([['projectId', projectId], ...fields]);
  const headers = { 'accept-language': 'en' };
  const answer = await server.send('GET', `${path}?${search}`, { token, headers });
  expect(answer, search.toString()).toMatchObject({ code: '00000' });
  return answer.data as T;
}
