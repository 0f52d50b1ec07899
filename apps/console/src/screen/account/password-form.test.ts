import { describe, expect, it } from 'vitest';
import { passwordForm } from './password-form';

const good = { oldPassword: 'First-Light-1', password: 'Second-Light-2', passwordRe: 'Second-Light-2' };

const faults = (part: Partial<typeof good>): Record<string, string> => {
  const { error } = passwordForm.safeParse({ ...good, ...part });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
};

describe('the form of a new password', () => {
  it('takes a sound one', () => expect(faults({})).toEqual({}));

  it('asks for all three', () => {
    expect(Object.keys(faults({ oldPassword: '', password: '', passwordRe: '' })).sort()).toEqual([
      'oldPassword',
      'password',
      'passwordRe',
    ]);
  });

  // 8-16 characters, lower case, upper case, digit, special symbol, no spaces.
  it.each(['Abcde1!', 'Abcdefghijklmno1!', 'abcdef1!', 'ABCDEF1!', 'Abcdefg!', 'Abcdefg1', 'Abc def1!'])(
    'refuses %s',
    (password) => expect(faults({ password, passwordRe: password })).toHaveProperty('password'),
  );

  it('asks for the same password twice', () => {
    expect(faults({ passwordRe: 'Second-Light-3' })).toEqual({ passwordRe: 'rule.password-mismatch' });
  });

  it('says that the two differ beside other faults', () => {
    expect(faults({ oldPassword: '', passwordRe: 'x' })).toMatchObject({
      oldPassword: 'rule.password-required',
      passwordRe: 'rule.password-mismatch',
    });
  });

  it('wants another password than the old one', () => {
    const same = { password: good.oldPassword, passwordRe: good.oldPassword };
    expect(faults(same)).toEqual({ password: 'PASSWORD_UNCHANGED' });
  });

  it('takes an old password of any shape', () => expect(faults({ oldPassword: 'x' })).toEqual({}));
});
