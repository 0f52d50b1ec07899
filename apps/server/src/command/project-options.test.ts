import { expect, it } from 'vitest';
import { readOptions } from './project-options';

it('reads what to import, and which run to repeat', () => {
  expect(readOptions(['import', 'folder', '--calculate', '--owner', 'ann'])).toEqual({
    verb: 'import',
    folder: 'folder',
    calculate: true,
    owner: 'ann',
  });
  expect(readOptions(['rerun', '--project', 'p1'])).toEqual({ verb: 'rerun', project: 'p1', run: null });
  expect(readOptions(['rerun', '--run', 'r1', '--project', 'p1'])).toEqual({
    verb: 'rerun',
    project: 'p1',
    run: 'r1',
  });
});

it('reads which bundle to check, and which to open for whom', () => {
  expect(readOptions(['verify', 'b.zip'])).toEqual({ verb: 'verify', bundle: 'b.zip' });
  expect(readOptions(['open', 'b.zip'])).toEqual({ verb: 'open', bundle: 'b.zip', owner: null });
  expect(readOptions(['open', 'b.zip', '--owner', 'ann'])).toMatchObject({ owner: 'ann' });
  for (const args of [
    ['verify'],
    ['open'],
    ['open', 'b.zip', '--calculate'],
    ['verify', 'b.zip', '--owner', 'a'],
  ])
    expect(readOptions(args)).toBeNull();
});

it.each([[[]], [['import']], [['rerun']], [['rerun', '--project']], [['rerun', 'p1']], [['export', 'x']]])(
  'refuses %j',
  (args: string[]) => {
    expect(readOptions(args)).toBeNull();
  },
);
