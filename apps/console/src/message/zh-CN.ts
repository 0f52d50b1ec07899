import { changeZh } from './change/zh-CN';
import { tableZh } from './table/zh-CN';
import { settingZh } from './setting/zh-CN';
import { reportZh } from './report/zh-CN';
import { modelsZh } from './models/zh-CN';
import { accountReportZh } from './account-report/zh-CN';
import { chartsZh } from './charts/zh-CN';
import { seeaZh } from './seea/zh-CN';
import { collectionZh } from './collection/zh-CN';
import { previewZh } from './preview/zh-CN';
import { progressZh } from './progress/zh-CN';
import { relationZh } from './relation/zh-CN';
import { reviewZh } from './review/zh-CN';
import { libraryZh } from './library/zh-CN';
import { supportZh } from './support/zh-CN';
import { frameZh } from './frame/zh-CN';

export const zhCN = {
  ...frameZh,
  change: changeZh,
  table: tableZh,
  setting: settingZh,
  report: reportZh,
  models: modelsZh,
  accountReport: accountReportZh,
  charts: chartsZh,
  seea: seeaZh,
  collection: collectionZh,
  preview: previewZh,
  progress: progressZh,
  relation: relationZh,
  review: reviewZh,
  library: libraryZh,
  support: supportZh,
};

/** The shape of the words: every language has the same keys. */
export type Messages = typeof zhCN;
