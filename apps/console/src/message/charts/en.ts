import type { chartsZh } from './zh-CN';

/** Words of the screen of charts. */
export const chartsEn: typeof chartsZh = {
  tabs: 'Kinds of charts',
  tab: {
    services: 'Services',
    extent: 'Extent',
    seea: 'SEEA tables',
  },
  failed: 'The results cannot be read: {{reason}}',
};
