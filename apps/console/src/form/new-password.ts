import { passwordRule } from '@gep/api-client';
import * as z from 'zod';

/** A new password and the same once more. */
export const newPassword = {
  password: passwordRule,
  passwordRe: z.string().min(1, 'rule.required'),
};

type NewPassword = z.infer<z.ZodObject<typeof newPassword>>;

/** Whether both are the same; an empty second one is reported as missing already. */
export const isRepeated = (form: NewPassword): boolean =>
  form.passwordRe === '' || form.password === form.passwordRe;

/** Where and how it is said that they are not. */
export const notRepeated = {
  message: 'rule.password-mismatch',
  path: ['passwordRe'],
  when: () => true,
};
