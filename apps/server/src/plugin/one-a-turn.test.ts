import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { beginOneATurn } from './one-a-turn';

it('begins requests that come together in separate turns, in their order, and all of them', async () => {
  const app = Fastify();
  beginOneATurn(app);
  let turn = 0;
  const count = (): void => {
    turn += 1;
    if (turn < 1000) setImmediate(count);
  };
  const begun: { name: string; turn: number }[] = [];
  app.get('/:name', (request) => {
    const { name } = request.params as { name: string };
    begun.push({ name, turn });
    return name;
  });
  await app.ready();
  count();
  const names = Array.from({ length: 20 }, (_, i) => `call-${i}`);
  const answers = await Promise.all(names.map((name) => app.inject(`/${name}`)));
  expect(answers.map(({ body }) => body)).toEqual(names);
  expect(begun.map(({ name }) => name)).toEqual(names);
  expect(new Set(begun.map((one) => one.turn)).size).toBe(names.length);
  // One that comes later begins as well.
  expect((await app.inject('/late')).body).toBe('late');
  await app.close();
});
