import { expect, it } from 'vitest';
import { groupLosses } from './group-losses';

const loss = (path: string, property = 'shape', nearest: string | null = 'circle') => ({
  ...{ path, property, nearest },
  why: 'unsupported' as const,
});

it('counts what is lost in the same way in several rows and layers', () => {
  const losses = [
    loss('categories/0/symbol/layers/0'),
    loss('label', 'priorityField', null),
    loss('categories/12/symbol/layers/1'),
    loss('categories/1/symbol/layers/0', 'shape', 'square'),
  ];
  expect(groupLosses(losses)).toEqual([
    { ...loss('categories/*/symbol/layers/*'), count: 2 },
    { ...loss('label', 'priorityField', null), count: 1 },
    { ...loss('categories/1/symbol/layers/0', 'shape', 'square'), count: 1 },
  ]);
});
