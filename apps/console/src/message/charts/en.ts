import type { chartsZh } from './zh-CN';

/** Words of the screen of charts. */
export const chartsEn: typeof chartsZh = {
  tabs: 'Kinds of charts',
  tab: {
    services: 'Services',
  },
  failed: 'The results cannot be read: {{reason}}',
};
