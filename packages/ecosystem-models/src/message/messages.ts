import { en } from './en';
import type { ModelMessages } from './message-keys';
import { zhCn } from './zh-cn';

/** The words of both languages. */
export const messages: Readonly<Record<'zh-CN' | 'en', ModelMessages>> = { 'zh-CN': zhCn, en };
