import { expect, it } from 'vitest';
import { problemsOf } from './errors';

it('calls the server busy that may have no more files and connections open', () => {
  for (const code of ['EMFILE', 'ENFILE'])
    expect(problemsOf(Object.assign(new Error('too many open files'), { code }))).toEqual([{ name: 'BUSY' }]);
});
