import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { isRuleKey } from './rule-messages';
import * as rules from './rules';

// Cases from section 5 of the console's specification.
const cases: [string, z.ZodType, unknown[], unknown[]][] = [
  [
    'password',
    rules.passwordRule,
    ['Abcdef1!', 'Zz9#Zz9#Zz9#Zz9#'],
    ['Abcde1!', 'Zz9#Zz9#Zz9#Zz9#Z', 'abcdef1!', 'ABCDEF1!', 'Abcdefg!', 'Abcdefg1', 'Abc def1!', ''],
  ],
  [
    'simple password',
    rules.simplePasswordRule,
    ['abc123', 'abc!!!', '123!!!', 'aA1!aA1!aA1!aA1!'],
    ['abcdef', '123456', '!!!!!!', 'ab1', 'aA1!aA1!aA1!aA1!a'],
  ],
  ['login account', rules.loginAccountRule, ['user_1', '1'], ['', 'a b', '用户', 'a-b']],
  [
    'department account',
    rules.departmentAccountRule,
    ['a', 'A1', 'a'.repeat(50)],
    ['', '1a', 'a_b', 'a'.repeat(51), 'a b'],
  ],
  ['user name', rules.userNameRule, ['abcdef', 'a23456'], ['abcde', '1bcdef', 'a'.repeat(17)]],
  ['department name', rules.departmentNameRule, ['福州市', 'x'.repeat(50)], ['', 'a b', 'x'.repeat(51)]],
  [
    'phone',
    rules.phoneRule,
    ['', '13800000000', '19912345678'],
    ['12800000000', '1380000000', '138000000000', '1380000000a'],
  ],
  [
    'e-mail',
    rules.emailRule,
    ['', 'water.1@example.org'],
    ['water', 'a@b', 'a b@c.cn', `${'x'.repeat(250)}@c.cn`],
  ],
  ['verification code', rules.verificationCodeRule, ['000000', '123456'], ['', '12345', '1234567', '12345a']],
  ['contact', rules.contactRule, ['', '张 三', 'x'.repeat(30)], ['x'.repeat(31)]],
  ['project name', rules.projectNameRule, ['福建2020'], ['', 'a b']],
  ['reason of an absence', rules.absenceReasonRule, ['无海岸', ' x '], ['', ' \n', 'x'.repeat(201)]],
  ['authority', rules.authorityRule, ['x'.repeat(20)], ['x'.repeat(21)]],
  ['year', rules.yearRule, ['', '2020'], ['202', '20200', 'year']],
  ['month', rules.monthRule, ['', '1', '01', '12'], ['0', '13', '00']],
  ['resolution', rules.resolutionRule, [1, 30, 100_000], [0, 100_001, Number.NaN, '30']],
  ['style name', rules.styleNameRule, ['绿地'], ['', '   ']],
];

describe.each(cases)('%s', (_, rule, good, bad) => {
  it.each(good)('takes %j', (value) => expect(rule.safeParse(value).success).toBe(true));

  it.each(bad)('refuses %j with a worded rule', (value) => {
    const result = rule.safeParse(value);
    expect(result.success).toBe(false);
    const messages = result.error?.issues.map((issue) => issue.message) ?? [];
    expect(messages.some(isRuleKey)).toBe(true);
  });
});

describe('the age of a password', () => {
  const now = new Date('2024-06-30T00:00:00Z');

  it('counts 90 days', () => {
    expect(rules.passwordIsStale('2024-04-01T00:00:00Z', now)).toBe(false);
    expect(rules.passwordIsStale('2024-03-31T23:59:59Z', now)).toBe(true);
  });
});
