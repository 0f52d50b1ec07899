import type { NoticeWay } from './notice-way';

/** The inbox of the console: always there, a notice has arrived in the transaction that wrote it. */
export const inbox: NoticeWay = { name: 'INBOX', reaches: () => true };
