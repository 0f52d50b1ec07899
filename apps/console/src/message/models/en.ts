import type { modelsZh } from './zh-CN';

export const modelsEn: typeof modelsZh = {};
