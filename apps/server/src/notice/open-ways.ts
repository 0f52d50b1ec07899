import type { Config } from '../config';
import { inbox } from './inbox';
import { mail } from './mail';
import type { NoticeWay } from './notice-way';
import { webhook } from './webhook';

/** The ways that the configuration sets up; the inbox is always one. */
export function openWays({ notices }: Config, now: () => Date): readonly NoticeWay[] {
  return [
    inbox,
    ...(notices.mail ? [mail(notices.mail)] : []),
    ...(notices.webhook ? [webhook(notices.webhook, now)] : []),
  ];
}
