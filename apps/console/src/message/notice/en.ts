import type { noticeZh } from './zh-CN';

/** Words of the notices. */
export const noticeEn: typeof noticeZh = {
  title: 'Notices',
  unread: 'Notices ({{count}} unread)',
  view: 'Kind of notices',
  inbox: 'Inbox',
  sent: 'Sent',
  new: 'New',
  readAll: 'Mark all as read',
  markRead: 'Mark as read',
  empty: 'No notices yet.',
  noneSent: 'No notices match.',
  refresh: 'Refresh',
  ways: 'This server sends by: {{ways}}',
  and: ', ',
  time: 'Time',
  receiver: 'To',
  content: 'Notice',
  delivery: 'Delivery',
  readAt: 'Read',
  notRead: 'Not yet',
  way: { INBOX: 'Inbox', MAIL: 'E-mail', WEBHOOK: 'Message gateway' },
  state: { label: 'State', ALL: 'All states', WAITING: 'Waiting', SENT: 'Sent', FAILED: 'Failed' },
  failedTries: '{{count}} tries: {{error}}',
  nextTry: 'next at {{time}}',
  retry: 'Try now',
};
