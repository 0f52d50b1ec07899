import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wireOf } from './embedded-wire';
import type { EmbeddedWire } from './embedded-wire';
import { WireStream } from './wire-stream';

let wire: EmbeddedWire;
let client: pg.Client;

beforeAll(async () => {
  wire = wireOf(await PGlite.create());
  client = new pg.Client({ stream: () => new WireStream(wire), user: 'postgres', database: 'postgres' });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await wire.close();
});

it('keeps nothing of the answers that it has given', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = (): number => {
    collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  // A hundred kilobytes an answer, of texts that no engine keeps once only.
  const ask = () => client.query('select md5(a::text || random()) from generate_series(1, 3000) as a');
  await ask();
  const before = used();
  for (let i = 0; i < 200; i++) await ask();
  expect(used() - before).toBeLessThan(10);
});

it('answers with one message after the other, as long as the answer is', async () => {
  const { rows } = await client.query<{ text: string }>("select repeat('水', 3000000) as text");
  expect(rows[0].text).toBe('水'.repeat(3_000_000));
});
