import { expect, it } from 'vitest';
import { problemsOf } from './errors';

const errorOf = (fields: object): Error => Object.assign(new Error('it failed'), fields);

it('calls the server busy that may have no more files and connections open', () => {
  for (const code of ['EMFILE', 'ENFILE']) expect(problemsOf(errorOf({ code }))).toEqual([{ name: 'BUSY' }]);
});

it('calls the service unavailable where PostgreSQL gave up a transaction for another', () => {
  // Deadlock detected, and could not serialize access.
  for (const code of ['40P01', '40001'])
    expect(problemsOf(errorOf({ code, severity: 'ERROR' }))).toEqual([{ name: 'UNAVAILABLE' }]);
});
