import { loginAccountRule, loginPasswordRule } from '@gep/api-client';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod';
import { ruleText } from '../../form/rule-text';
import i18n from '../../message';

export { client } from '../../session/client';
export { errorText } from '../../session/error-text';

/* What the login needs once its form is on the screen: the rules, the client, and the texts of errors. */

const schema = z.object({
  account: loginAccountRule,
  password: loginPasswordRule,
  remember: z.boolean(),
});
export type SignIn = z.infer<typeof schema>;

const check = zodResolver(schema);

/** Checks the form by the rules of the contract, and says in words what breaks them. */
export const resolver: Resolver<SignIn> = async (values, context, options) => {
  const result = await check(values, context, options);
  for (const error of Object.values(result.errors)) {
    if (error.message) error.message = ruleText(error.message, i18n.language);
  }
  return result;
};
