import * as z from 'zod';
import { projectInBody, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { nothing } from './protocol/envelope';
import { formId } from './protocol/form';
import { viewNameRule, viewQueryRule } from './protocol/rules';
import { projectIdBody, projectIdQuery } from './protocol/shared-schemas';

/** What the result map showed when somebody saved it. */
export const savedView = z.object({
  id: z.string(),
  name: z.string(),
  /** The query of the address: model, type, year, layers, swipe and place on the map. */
  query: z.string(),
  /** Account of who saved it. */
  savedBy: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

const path = '/gep/user/project/view';

export const listSavedViews = defineCall({
  name: 'listSavedViews',
  summary: 'The saved views of the result map, by name.',
  method: 'GET',
  path,
  query: projectIdQuery,
  encoding: 'none',
  response: z.array(savedView),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
  forms: ['savedViews'],
});

export const saveView = defineCall({
  name: 'saveView',
  summary: 'Saves what the result map shows under a name that no other view of the project has.',
  method: 'POST',
  path,
  body: projectIdBody.extend({ name: viewNameRule, query: viewQueryRule }),
  encoding: 'form',
  response: savedView,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
});

export const renameView = defineCall({
  name: 'renameView',
  summary: 'Renames a saved view.',
  method: 'PUT',
  path,
  body: projectIdBody.extend({ id: formId, name: viewNameRule }),
  encoding: 'form',
  response: savedView,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
  forms: ['savedViews'],
});

export const deleteView = defineCall({
  name: 'deleteView',
  summary: 'Deletes a saved view.',
  method: 'DELETE',
  path,
  query: projectIdQuery.extend({ id: formId }),
  encoding: 'none',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
  forms: ['savedViews'],
});
