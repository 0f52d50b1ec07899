import { describe, expect, it } from 'vitest';
import { ratiosOf, slowdowns } from './history';
import { beside } from './measure';

describe('history of the benchmarks', () => {
  const record = { ratios: ratiosOf([beside('sort', 10, 'peer', 20), beside('sort', 10, 'other', 40)]) };

  it('shows a ratio that grew by more than 15 %', () => {
    expect(slowdowns([beside('sort', 11.4, 'peer', 20)], record)).toEqual([]);
    expect(slowdowns([beside('sort', 11.6, 'peer', 20)], record)).toEqual([
      { task: 'sort', peer: 'peer', before: 0.5, now: 0.58 },
    ]);
  });

  it('tells peers of a task apart, and lists the worst first', () => {
    const now = [beside('sort', 12, 'peer', 20), beside('sort', 20, 'other', 40)];
    expect(slowdowns(now, record).map(({ peer }) => peer)).toEqual(['other', 'peer']);
  });

  it('says nothing about a faster line or one that the record lacks', () => {
    expect(slowdowns([beside('sort', 5, 'peer', 20), beside('new', 5, 'peer', 1)], record)).toEqual([]);
  });
});

describe('lines of the table', () => {
  it('have the ratio of the medians and the quartiles of the ratios of single rounds', () => {
    // Ratios of the rounds: 0.1, 0.2, 0.3, 0.4, 1.
    const line = beside('task', [1, 2, 3, 4, 5], 'peer', [10, 10, 10, 10, 5]);
    expect(line).toMatchObject({ ours: 3, theirs: 10, spread: [0.2, 0.4] });
    expect(line.ratio).toBeCloseTo(0.3, 12);
  });

  it('have no spread after one round', () => {
    expect(beside('task', 3, 'peer', 10)).toEqual({
      task: 'task',
      ours: 3,
      peer: 'peer',
      theirs: 10,
      ratio: 0.3,
    });
  });
});
