import { loginPasswordRule, passwordRule } from '@gep/api-client';
import * as z from 'zod';

/** The form of a change of the own password, on the rules of the contract; messages are keys of rules or refusals. */
export const passwordForm = z
  .object({
    oldPassword: loginPasswordRule,
    password: passwordRule,
    passwordRe: z.string().min(1, 'rule.required'),
  })
  .refine((form) => form.passwordRe === '' || form.password === form.passwordRe, {
    message: 'rule.password-mismatch',
    path: ['passwordRe'],
    when: () => true,
  })
  .refine((form) => form.password === '' || form.password !== form.oldPassword, {
    message: 'PASSWORD_UNCHANGED',
    path: ['password'],
    when: () => true,
  });
export type PasswordForm = z.infer<typeof passwordForm>;
