export { MessageProvider } from './language-context';
export { loadWords } from './load-words';
export type { EditorLocale, MessageKey, Messages } from './messages';
export { createWords, useWords } from './words';
export type { Words } from './words';
export { WhenWorded } from './when-worded';
