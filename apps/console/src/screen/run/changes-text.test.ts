import { expect, it } from 'vitest';
import { changesText } from './changes-text';

const words = { separator: ', ', more: (count: number) => `and others (${count})` };
const result = (names: readonly string[]) => ({
  modelId: '5',
  compareFlag: 0 as const,
  changes: names.map((name) => ({ kind: 'input' as const, name })),
});

it('names what has changed once, however many results it concerns', () => {
  expect(changesText([result(['NPP', 'α']), result(['NPP'])], words)).toBe('NPP, α');
});

it('cuts a long list and says how long it is', () => {
  expect(changesText([result(['a', 'b', 'c', 'd', 'e'])], words)).toBe('a, b, c, d and others (5)');
});
