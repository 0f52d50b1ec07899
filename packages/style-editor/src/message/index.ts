export { en } from './en';
export { MessageProvider } from './language-context';
export type { EditorLocale } from './language-context';
export type { MessageKey, Messages } from './messages';
export { createWords, useWords } from './words';
export type { Words } from './words';
export { zhCN } from './zh-cn';
