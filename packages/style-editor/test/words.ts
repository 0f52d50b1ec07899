import { createWords } from '../src/message';
import type { EditorLocale, Words } from '../src/message';
import { en } from '../src/message/en';
import { zhCN } from '../src/message/zh-cn';

/** The words of a language, for tests that look for them. */
export function wordsOf(locale: EditorLocale): Words {
  return createWords(locale, { 'zh-CN': zhCN, en }[locale]);
}
