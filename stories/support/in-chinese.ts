/** Globals of a story whose play function finds its way by the Chinese words. */
export const inChinese = { locale: 'zh-CN' };
