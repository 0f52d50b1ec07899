import type { LocalText } from '@gep/api-client';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { shownUnit } from './unit';

/** Reads a text of the server that comes in both languages; the same function until the language changes. */
export function useLocalText(): (text: LocalText) => string {
  const { language } = useTranslation().i18n;
  return useCallback((text) => (language === 'en' ? text.en : text.zh), [language]);
}

/** Returns a unit from the server as shown next to an input: `元/m³` is `CNY/m³` in English. */
export function useUnitText(): (unit: string) => string {
  const { language } = useTranslation().i18n;
  return useCallback(
    (unit) => {
      const shown = shownUnit(unit, 0, language);
      // What is typed is not divided, so a unit that would count otherwise stays.
      return shown.factor === 1 ? shown.unit : unit;
    },
    [language],
  );
}
