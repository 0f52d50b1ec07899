import { loginPasswordRule } from '@gep/api-client';
import * as z from 'zod';
import { isRepeated, newPassword, notRepeated } from '../../form/new-password';

/** The form of a change of the own password, on the rules of the contract; messages are keys of rules or refusals. */
export const passwordForm = z
  .object({ oldPassword: loginPasswordRule, ...newPassword })
  .refine(isRepeated, notRepeated)
  .refine((form) => form.password === '' || form.password !== form.oldPassword, {
    message: 'PASSWORD_UNCHANGED',
    path: ['password'],
    when: () => true,
  });
export type PasswordForm = z.infer<typeof passwordForm>;
