import * as z from 'zod';
import { deliveryState, notice, noticeSetting, noticeWay, reminderDays, sentNotice } from './notice-entity';
import { projectInBody, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { nothing, paged } from './protocol/envelope';
import { formId, formJson, formNullable, formOptional } from './protocol/form';
import { limits } from './protocol/limits';
import { pageQuery, projectIdQuery } from './protocol/shared-schemas';

const { pageNum, pageSize } = pageQuery;

export const listNotices = defineCall({
  name: 'listNotices',
  summary: 'The inbox of the signed-in user, newest first.',
  method: 'GET',
  path: '/gep/user/notice',
  query: z.object({ pageNum, pageSize }),
  encoding: 'none',
  response: paged(notice),
  payloadKey: 'data',
  access: 'session',
});

export const countUnreadNotices = defineCall({
  name: 'countUnreadNotices',
  summary: 'How many notices the signed-in user has not read.',
  method: 'GET',
  path: '/gep/user/notice/unread',
  encoding: 'none',
  response: z.object({ count: z.number().int() }),
  payloadKey: 'data',
  access: 'session',
});

export const readNotices = defineCall({
  name: 'readNotices',
  summary: 'Marks notices of the signed-in user as read: those named, or all.',
  method: 'POST',
  path: '/gep/user/notice/read',
  body: z.object({
    noticeIds: formOptional(formJson(z.array(z.string().max(64)).max(limits.maxRows, 'rule.too-long'))),
  }),
  bodyBytes: limits.tableBodyBytes,
  encoding: 'form',
  response: nothing,
  payloadKey: 'data',
  access: 'session',
});

export const listSentNotices = defineCall({
  name: 'listSentNotices',
  summary: 'Notices of a project, newest first: to whom, by which ways, and what failed.',
  method: 'GET',
  path: '/gep/user/project/notice',
  query: z.object({ projectId: formId, pageNum, pageSize, state: formOptional(deliveryState) }),
  encoding: 'none',
  response: paged(sentNotice).extend({
    /** The ways that the server has set up. */
    ways: z.array(noticeWay),
  }),
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
});

export const retryNotice = defineCall({
  name: 'retryNotice',
  summary: 'Tries a delivery again that has failed or waits.',
  method: 'POST',
  path: '/gep/user/project/notice/retry',
  body: z.object({ projectId: formId, deliveryId: formId }),
  encoding: 'form',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
});

export const getNoticeSetting = defineCall({
  name: 'getNoticeSetting',
  summary: 'The days on which a project is reminded of due dates, and those of the server.',
  method: 'GET',
  path: '/gep/user/project/notice/setting',
  query: projectIdQuery,
  encoding: 'none',
  response: noticeSetting,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
  forms: ['noticeSetting'],
});

export const saveNoticeSetting = defineCall({
  name: 'saveNoticeSetting',
  summary: 'Sets the days on which a project is reminded of due dates; null: those of the server.',
  method: 'PUT',
  path: '/gep/user/project/notice/setting',
  body: z.object({ projectId: formId, reminderDays: formNullable(formJson(reminderDays)) }),
  encoding: 'form',
  response: noticeSetting,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
  forms: ['noticeSetting'],
});
