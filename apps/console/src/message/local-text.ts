import type { LocalText } from '@gep/api-client';
import { useTranslation } from 'react-i18next';

/** Reads a text of the server that comes in both languages. */
export function useLocalText(): (text: LocalText) => string {
  const { i18n } = useTranslation();
  return (text) => (i18n.language === 'en' ? text.en : text.zh);
}
