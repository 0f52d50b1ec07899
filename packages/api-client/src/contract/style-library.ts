import * as z from 'zod';
import { limits } from './protocol/limits';
import { defineCall } from './protocol/define-call';
import { nothing } from './protocol/envelope';
import { formBoolean, formId, formOptional } from './protocol/form';
import { pageQuery } from './protocol/shared-schemas';
import { styleText } from './layer-entity';
import { styleNameRule } from './protocol/rules';

export const styleType = z.enum(['POINT', 'LINE', 'POLYGON']);
export type StyleType = z.infer<typeof styleType>;

export const userStyle = z.object({ id: z.string(), name: z.string(), styleJson: z.string(), styleType });
export type UserStyle = z.infer<typeof userStyle>;

export const styleGroup = z.object({ id: z.string(), name: z.string(), children: z.array(userStyle) });
export type StyleGroup = z.infer<typeof styleGroup>;

export const listPublicStyles = defineCall({
  name: 'listPublicStyles',
  summary: 'Groups of the public style library for a style type.',
  method: 'GET',
  path: '/CRGis/public/style/type/:styleType',
  params: z.object({ styleType }),
  encoding: 'none',
  response: z.array(styleGroup),
  payloadKey: 'result',
  access: 'session',
});

export const listUserStyles = defineCall({
  name: 'listUserStyles',
  summary:
    'The private styles of the signed-in user, the oldest first: of all types and on one page unless told otherwise. With withoutJson each styleJson is empty.',
  method: 'GET',
  path: '/CRGis/userstyle',
  query: z.object({
    styleType: formOptional(styleType),
    pageNum: pageQuery.pageNum,
    pageSize: pageQuery.pageSize,
    withoutJson: formOptional(formBoolean),
  }),
  encoding: 'none',
  response: z.array(userStyle),
  payloadKey: 'result',
  access: 'session',
  forms: ['userStyles'],
});

const ownStyle = z.object({ id: formId });

export const getUserStyle = defineCall({
  name: 'getUserStyle',
  summary: 'A private style of the signed-in user.',
  method: 'GET',
  path: '/CRGis/userstyle/:id',
  params: ownStyle,
  encoding: 'none',
  response: userStyle,
  payloadKey: 'result',
  access: 'session',
  forms: ['userStyles'],
});

export const saveUserStyle = defineCall({
  name: 'saveUserStyle',
  summary: 'Saves a symbol to the private library.',
  method: 'POST',
  path: '/CRGis/userstyle',
  body: z.object({ name: styleNameRule, styleJson: styleText, styleType }),
  bodyBytes: limits.styleBodyBytes,
  encoding: 'json',
  response: userStyle,
  payloadKey: 'result',
  access: 'session',
});

export const renameUserStyle = defineCall({
  name: 'renameUserStyle',
  summary: 'Renames a private style of the signed-in user.',
  method: 'PUT',
  path: '/CRGis/userstyle/:id',
  params: ownStyle,
  body: z.object({ name: styleNameRule }),
  encoding: 'form',
  response: userStyle,
  payloadKey: 'result',
  access: 'session',
  forms: ['userStyles'],
});

export const deleteUserStyle = defineCall({
  name: 'deleteUserStyle',
  summary: 'Deletes a private style of the signed-in user.',
  method: 'DELETE',
  path: '/CRGis/userstyle/:id',
  params: ownStyle,
  encoding: 'none',
  response: nothing,
  payloadKey: 'result',
  access: 'session',
  forms: ['userStyles'],
});
