import * as z from 'zod';
import { limits } from './protocol/limits';
import { defineCall } from './protocol/define-call';
import { nothing } from './protocol/envelope';
import { formId } from './protocol/form';
import { groupNameRule, styleNameRule } from './protocol/rules';
import { userStyle } from './style-library';

/** A group that an installation has added to the public style library. */
export const publicGroup = z.object({ name: z.string(), styles: z.array(userStyle) });
export type PublicGroup = z.infer<typeof publicGroup>;

const path = '/CRGis/public/style/library';

export const listPublicLibrary = defineCall({
  name: 'listPublicLibrary',
  summary:
    'The groups that the installation has added to the public style library, with the styles of all types.',
  method: 'GET',
  path,
  encoding: 'none',
  response: z.array(publicGroup),
  payloadKey: 'result',
  access: 'administrator',
});

export const importPublicStyles = defineCall({
  name: 'importPublicStyles',
  summary:
    'Puts the styles of a library file into a group of the public style library, in place of what the group held.',
  method: 'POST',
  path,
  body: z.object({
    group: groupNameRule,
    /** Text of a file that the style library exports. */
    file: z.string().min(2, 'rule.required').max(limits.libraryFileBytes, 'rule.style-size'),
  }),
  bodyBytes: limits.libraryBodyBytes,
  encoding: 'json',
  response: z.object({ count: z.number() }),
  payloadKey: 'result',
  access: 'administrator',
});

const styleInPath = z.object({ id: formId });

export const changePublicStyle = defineCall({
  name: 'changePublicStyle',
  summary: 'Gives a public style its name and its group; a group of a new name is made.',
  method: 'PUT',
  path: `${path}/:id`,
  params: styleInPath,
  body: z.object({ name: styleNameRule, group: groupNameRule }),
  encoding: 'form',
  response: nothing,
  payloadKey: 'result',
  access: 'administrator',
});

export const deletePublicStyle = defineCall({
  name: 'deletePublicStyle',
  summary: 'Removes a style from the public style library.',
  method: 'DELETE',
  path: `${path}/:id`,
  params: styleInPath,
  encoding: 'none',
  response: nothing,
  payloadKey: 'result',
  access: 'administrator',
});

export const renamePublicGroup = defineCall({
  name: 'renamePublicGroup',
  summary:
    'Gives a group of the public style library another name; where there is a group of that name, its styles come after those.',
  method: 'PUT',
  path,
  query: z.object({ group: groupNameRule }),
  body: z.object({ name: groupNameRule }),
  encoding: 'form',
  response: nothing,
  payloadKey: 'result',
  access: 'administrator',
});

export const deletePublicGroup = defineCall({
  name: 'deletePublicGroup',
  summary: 'Removes a group with its styles from the public style library.',
  method: 'DELETE',
  path,
  query: z.object({ group: groupNameRule }),
  encoding: 'none',
  response: nothing,
  payloadKey: 'result',
  access: 'administrator',
});
