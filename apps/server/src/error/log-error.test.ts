import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { errorForLog, errorText } from './log-error';

const secret = '$argon2id$v=19$secret';

it('logs a failed statement without its parameters', () => {
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: `Key (phone)=(13800000000) already exists`,
  });
  const query = `insert into users (password_hash) values ($1) ${'x'.repeat(2000)}`;
  const error = new DrizzleQueryError(query, [secret, 'A'.repeat(1_000_000)], cause);
  const logged = errorForLog(error);
  expect(logged).toMatchObject({ message: 'a statement failed: duplicate key value', code: '23505' });
  for (const text of [JSON.stringify(logged), errorText(error)]) {
    expect(text).toContain('insert into users');
    expect(text).not.toMatch(/argon2id|13800000000|AAAA/);
    expect(text.length).toBeLessThan(5000);
  }
  expect(logged.stack).toContain('log-error.test');
});

it('logs other errors with their message and where they were thrown', () => {
  const error = Object.assign(new TypeError('no such file'), { code: 'ENOENT' });
  expect(errorForLog(error)).toMatchObject({ type: 'TypeError', message: 'no such file', code: 'ENOENT' });
  expect(errorText(error)).toMatch(/^TypeError: no such file\n\s+at /);
  expect(errorText('plain')).toBe('plain');
});
