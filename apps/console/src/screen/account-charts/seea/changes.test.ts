import { isColorBlindSafe, toRamp } from '@gep/map-engine/color';
import { describe, expect, it } from 'vitest';
import { cellsOf, changeColors, changesOf, everyChange, linesOf, otherColor } from './changes';

const account = {
  types: [1, 3, 5].map((code) => ({ code, name: String(code) })),
  cells: [
    [70, 4, 9],
    [2, 50, 0],
    [0, 1, 90],
  ],
};
const pairs = (choice: Parameters<typeof changesOf>[1]): string[] =>
  changesOf(account, choice).map(({ from, to, cells }) => `${from} ${to} ${cells}`);

describe('the changes of a choice', () => {
  it('are all cells off the diagonal, the largest first', () => {
    expect(pairs(everyChange)).toEqual(['1 5 9', '1 3 4', '3 1 2', '5 3 1']);
    expect(cellsOf(changesOf(account, everyChange))).toBe(16);
  });

  it('are what a type lost or gained', () => {
    expect(pairs({ from: 1, to: null })).toEqual(['1 5 9', '1 3 4']);
    expect(pairs({ from: null, to: 3 })).toEqual(['1 3 4', '5 3 1']);
  });

  it('are a pair, also what stayed', () => {
    expect(pairs({ from: 1, to: 3 })).toEqual(['1 3 4']);
    expect(pairs({ from: 3, to: 3 })).toEqual(['3 3 50']);
    expect(pairs({ from: 3, to: 5 })).toEqual([]);
  });
});

describe('the lines of the legend', () => {
  const changes = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ from: i, to: i + 1, cells: count - i }));

  it.each([0, 1, 6, 7, 8, 30])('hold each of %i changes once', (count) => {
    const lines = linesOf(changes(count));
    expect(lines.flatMap((line) => line.changes)).toEqual(changes(count));
    expect(new Set(lines.map(({ color }) => color)).size).toBe(lines.length);
    expect(lines.length).toBeLessThanOrEqual(changeColors.length + 1);
  });

  it('have colours that all eyes tell apart', () => {
    expect(isColorBlindSafe(toRamp([...changeColors, otherColor]), 'qualitative')).toBe(true);
  });
});
