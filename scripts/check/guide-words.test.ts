import { expect, it } from 'vitest';
import { en } from '../../apps/console/src/message/en';
import { zhCN } from '../../apps/console/src/message/zh-CN';
import { landCover } from '../../packages/ecosystem-models/src/shared/common-inputs';
import { read } from './files';
import { textsOf } from './words';

const guides = [
  { page: 'docs/guide/land-cover-classes.md', messages: en, input: landCover.name.en },
  { page: 'docs/guide/land-cover-classes.zh.md', messages: zhCN, input: landCover.name.zh },
  { page: 'docs/guide/accounting.md', messages: en, input: null },
  { page: 'docs/guide/accounting.zh.md', messages: zhCN, input: null },
  { page: 'docs/guide/account-report.md', messages: en, input: null },
  { page: 'docs/guide/account-report.zh.md', messages: zhCN, input: null },
  { page: 'docs/guide/ranges.md', messages: en, input: null },
  { page: 'docs/guide/ranges.zh.md', messages: zhCN, input: null },
  { page: 'docs/guide/statistics-regions.md', messages: en, input: null },
  { page: 'docs/guide/statistics-regions.zh.md', messages: zhCN, input: null },
];

it.each(guides)('the steps of $page name what is on the screen', ({ page, messages, input }) => {
  // A count or a name may follow, such as "Reclassification ({{count}} rows)".
  const shown = [...textsOf(messages).values()].map((text) => text.replace(/\s*[(（:：]\s*\{\{.*$/, ''));
  const named = [...read(page).matchAll(/\*\*(.+?)\*\*/g)].map(([, word = '']) => word);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((word) => word !== input && !shown.includes(word))).toEqual([]);
});
