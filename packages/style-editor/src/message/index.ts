export { en } from './en';
export { createWords, MessageProvider, useWords } from './message-context';
export type { EditorLocale, Words } from './message-context';
export type { MessageKey, Messages } from './messages';
export { zhCN } from './zh-cn';
