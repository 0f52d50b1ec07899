import { errorMessage } from '@gep/api-client';
import type { ErrorName, MessageArgs } from '@gep/api-client';
import i18n from '../message';

/** The sentence of a fault that the server would find too. */
export function faultText({ name, args }: { name: ErrorName; args: MessageArgs }): string {
  return errorMessage(name, i18n.language === 'en' ? 'en' : 'zh', args);
}
