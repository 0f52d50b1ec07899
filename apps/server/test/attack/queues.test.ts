import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGeodataTask } from '../../src/geodata/host';
import { emptyProject, goodRegion } from '../../src/testing/project-state';
import type { Prepared } from '../../src/testing/project-state';
import { adminPassword, multipartOf, testApp } from '../../src/testing/test-app';
import type { Answer, TestApp } from '../../src/testing/test-app';
import { hashPassword } from '../../src/user/password';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ geodata: runGeodataTask });
});
afterAll(() => server.close());

/** How often each code was answered. */
function countsOf(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

describe('a user who sends many files at once', () => {
  let flood: Prepared;
  let other: Prepared;
  beforeAll(async () => {
    flood = await emptyProject(server, await server.login(), '洪');
    await server.addMainUser('other');
    other = await emptyProject(server, await server.login('other'), '他');
  });

  it('has two read and two waiting, and comes back later with the others', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => flood.region(goodRegion(), 'en')));
    expect(countsOf(answers)).toEqual({ '00000': 4, '10504': 8 });
    expect(answers.find(({ code }) => code === '10504')).toMatchObject({ status: 503 });
    expect(await flood.region(goodRegion())).toMatchObject({ code: '00000' });
  });

  it('keeps nobody else waiting', async () => {
    const order: string[] = [];
    const all = Array.from({ length: 4 }, () =>
      flood.region(goodRegion()).then(() => void order.push('flood')),
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    all.push(other.region(goodRegion()).then(() => void order.push('other')));
    await Promise.all(all);
    expect(order.indexOf('other')).toBeLessThan(4);
  });

  it('reads when to come back', async () => {
    const { token, projectId } = flood;
    const encoded = new Response(multipartOf(goodRegion()));
    const payload = Buffer.from(await encoded.arrayBuffer());
    const headers = { 'user-token': token, 'content-type': encoded.headers.get('content-type') ?? '' };
    const url = `/gep/user/project/regionFile?projectId=${projectId}`;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server.app.fastify.inject({ method: 'POST', url, headers, payload })),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused).toHaveLength(2);
    for (const answer of refused) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('passwords', () => {
  const change = (token: string, oldPassword: string) =>
    server.send('PUT', '/gep/user/modify/pwd', {
      token,
      form: { oldPassword, password: 'Another#2026x', passwordRe: 'Another#2026x' },
    });

  it('are changed or tried five times a minute in a session', async () => {
    await server.addMainUser('trier');
    const token = await server.login('trier');
    const answers: Answer[] = [];
    for (let index = 0; index < 8; index += 1) answers.push(await change(token, `Wrong#2026${index}`));
    expect(answers.map(({ code }) => code)).toEqual([
      ...Array<string>(5).fill('10104'),
      ...Array<string>(3).fill('10429'),
    ]);
    expect(answers[5].status).toBe(429);
    expect(await server.send('GET', '/gep/user/userinfo', { token })).toMatchObject({ code: '00000' });
    expect(await change(await server.login('trier'), adminPassword)).toMatchObject({ code: '00000' });
  });

  it('are hashed for so many at a time; more are refused for the moment', async () => {
    let isOver = false;
    let hashed = 0;
    const hashing = Array.from({ length: 80 }, async () => {
      while (!isOver)
        await hashPassword('Wrong#2026x').then(
          () => (hashed += 1),
          () => setImmediate(),
        );
    });
    const form = { username: 'nobody', pwd: 'Wrong#2026x' };
    expect((await server.send('POST', '/gep/user/login', { form })).code).toBe('10504');
    isOver = true;
    await Promise.all(hashing);
    expect(hashed).toBeGreaterThanOrEqual(50);
    await server.login();
  });
});
