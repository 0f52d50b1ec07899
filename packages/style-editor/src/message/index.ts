export { en } from './en';
export { createWords, MessageProvider, useWords } from './message-context';
export type { EditorLocale, MessageProviderProps, Words } from './message-context';
export { fillMessage } from './messages';
export type { MessageKey, Messages, MessageValues } from './messages';
export { zhCN } from './zh-cn';
