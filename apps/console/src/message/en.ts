import { changeEn } from './change/en';
import { tableEn } from './table/en';
import { settingEn } from './setting/en';
import { reportEn } from './report/en';
import { modelsEn } from './models/en';
import { accountReportEn } from './account-report/en';
import { chartsEn } from './charts/en';
import { seeaEn } from './seea/en';
import { collectionEn } from './collection/en';
import { previewEn } from './preview/en';
import { progressEn } from './progress/en';
import { relationEn } from './relation/en';
import { reviewEn } from './review/en';
import { libraryEn } from './library/en';
import { supportEn } from './support/en';
import { frameEn } from './frame/en';
import type { Messages } from './zh-CN';

export const en: Messages = {
  ...frameEn,
  change: changeEn,
  table: tableEn,
  setting: settingEn,
  report: reportEn,
  models: modelsEn,
  accountReport: accountReportEn,
  charts: chartsEn,
  seea: seeaEn,
  collection: collectionEn,
  preview: previewEn,
  progress: progressEn,
  relation: relationEn,
  review: reviewEn,
  library: libraryEn,
  support: supportEn,
};
