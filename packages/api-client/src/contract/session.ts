import * as z from 'zod';
import { limits } from './protocol/limits';
import { defineCall } from './protocol/define-call';
import { formId, formOptional } from './protocol/form';
import { instant } from './protocol/shared-schemas';
import { nothing } from './protocol/envelope';
import { runState } from './run-state';
import { contactRule, emailRule, loginPasswordRule, passwordRule, phoneRule } from './protocol/rules';

/** Roles: the main user who owns projects, and departments, which fill in data. */
export const role = z.enum(['PROJECT_ADMIN', 'DATA_ENTRY']);
export type Role = z.infer<typeof role>;

export const sessionUser = z.object({
  userId: z.string(),
  userName: z.string(),
  realName: z.string(),
  phone: z.string(),
  /** Where notices are mailed to; empty: nowhere. */
  email: z.string(),
  role,
  /** Until the password was changed once, when the account was made. */
  lastPasswordChangeDate: instant,
  /** The first password has to be changed before anything else. */
  hasInitialPassword: z.boolean(),
  /** Keeps what belongs to the whole installation, such as the public style library. */
  isAdministrator: z.boolean(),
  /** The open project; for a department its own project. Null when none is open. */
  projectId: z.string().nullable(),
  projectName: z.string().nullable(),
  runState: runState.nullable(),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const login = defineCall({
  name: 'login',
  summary: 'Signs in; the token goes into the header user-token of every later call.',
  method: 'POST',
  path: '/gep/user/login',
  body: z.object({ username: z.string().min(1, 'rule.account-required').max(64), pwd: loginPasswordRule }),
  encoding: 'form',
  response: z.object({ token: z.string(), userId: z.string(), role }),
  payloadKey: 'data',
  access: 'public',
});

export const logout = defineCall({
  name: 'logout',
  summary: 'Revokes the token.',
  method: 'POST',
  path: '/gep/user/logout',
  encoding: 'none',
  response: nothing,
  payloadKey: 'data',
  access: 'session',
  withStalePassword: true,
});

export const userInfo = defineCall({
  name: 'userInfo',
  summary: 'The signed-in user and, where projectId is given, that project as the open one.',
  method: 'GET',
  path: '/gep/user/userinfo',
  query: z.object({ projectId: formOptional(formId) }),
  encoding: 'none',
  response: sessionUser,
  payloadKey: 'data',
  access: 'session',
  withStalePassword: true,
  forms: ['personalInfo'],
});

export const updateUser = defineCall({
  name: 'updateUser',
  summary: 'Updates the personal info of the signed-in user; the account name stays.',
  method: 'PUT',
  path: '/gep/user',
  body: z.object({
    id: formOptional(formId),
    /** An empty text clears; a field that is left out stays as it is. */
    realName: z.optional(contactRule),
    phone: z.optional(phoneRule),
    email: z.optional(emailRule),
  }),
  encoding: 'form',
  response: sessionUser,
  payloadKey: 'data',
  access: 'session',
  forms: ['personalInfo'],
});

export const changePassword = defineCall({
  name: 'changePassword',
  summary:
    'Changes the password of the signed-in user, revokes all its sessions and answers the token of a new one.',
  method: 'PUT',
  path: '/gep/user/modify/pwd',
  perMinute: limits.passwordChangesPerMinute,
  body: z
    .object({
      userId: formOptional(formId),
      /** Needed unless the user has signed in within `limits.recentSignInMinutes`; checked where it is given. */
      oldPassword: formOptional(loginPasswordRule),
      password: passwordRule,
      passwordRe: formOptional(z.string()),
    })
    .refine((form) => form.passwordRe === undefined || form.password === form.passwordRe, {
      message: 'rule.password-mismatch',
      path: ['passwordRe'],
    }),
  encoding: 'form',
  response: z.object({ token: z.string() }),
  payloadKey: 'data',
  access: 'session',
  withStalePassword: true,
});

export const projection = defineCall({
  name: 'projection',
  summary:
    'Definition of a coordinate system by its EPSG number, or by the id of a project for the grid of the project.',
  method: 'GET',
  path: '/gep/user/projection/:id',
  params: z.object({ id: formId }),
  encoding: 'none',
  response: z.object({
    id: z.string(),
    /** `EPSG:n`, or a custom name where no authority lists the system. */
    code: z.string(),
    name: z.string(),
    proj4: z.string(),
    wkt: z.string().optional(),
  }),
  payloadKey: 'data',
  access: 'session',
});
