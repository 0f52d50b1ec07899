import type { settingZh } from './zh-CN';

export const settingEn: typeof settingZh = {};
