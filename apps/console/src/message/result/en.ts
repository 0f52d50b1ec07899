import type { resultZh } from './zh-CN';

export const resultEn: typeof resultZh = {};
