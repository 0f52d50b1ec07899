import * as z from 'zod';
import { defineCall } from './protocol/define-call';
import { nothing } from './protocol/envelope';
import { passwordRule, phoneRule, userNameRule, verificationCodeRule } from './protocol/rules';

const phone = phoneRule.min(1, 'rule.required');

export const sendRegistrationCode = defineCall({
  name: 'sendRegistrationCode',
  summary:
    'Sends a verification code to a phone, at most one in 59 seconds and five a day; 10404 where nobody can register.',
  method: 'POST',
  path: '/gep/user/register/code',
  body: z.object({ phone }),
  encoding: 'form',
  response: nothing,
  payloadKey: 'data',
  access: 'public',
});

export const register = defineCall({
  name: 'register',
  summary: 'Makes an account that owns projects, for a phone with its code; 10404 where nobody can register.',
  method: 'POST',
  path: '/gep/user/register',
  body: z.object({ phone, code: verificationCodeRule, userName: userNameRule, password: passwordRule }),
  encoding: 'form',
  response: nothing,
  payloadKey: 'data',
  access: 'public',
});
