import type { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { writtenList } from './written-list';

const elements = Array.from({ length: 2000 }, (_, i) => ({ i, name: `区划 ${i}`, text: 'x'.repeat(1000) }));

it('writes the envelope with the whole list, and lets others have their turn meanwhile', async () => {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const { content } = writtenList('zh', { level: 2 }, 'features', elements);
  const pieces: Buffer[] = [];
  for await (const piece of content as Readable) pieces.push(piece as Buffer);
  isOver = true;
  const envelope = JSON.parse(Buffer.concat(pieces).toString()) as unknown;
  expect(envelope).toMatchObject({ code: '00000', data: { level: 2, features: elements } });
  expect(pieces.length).toBeGreaterThan(5);
  expect(turns).toBeGreaterThanOrEqual(pieces.length - 1);
});

it('writes an empty list', async () => {
  const { content } = writtenList('en', {}, 'features', []);
  const [whole] = (await (content as Readable).toArray()) as Buffer[];
  expect(JSON.parse(whole.toString())).toMatchObject({ data: { features: [] } });
});
