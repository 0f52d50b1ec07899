import type { LocalText } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { shownUnit } from './unit';

/** Reads a text of the server that comes in both languages. */
export function useLocalText(): (text: LocalText) => string {
  const { i18n } = useTranslation();
  return (text) => (i18n.language === 'en' ? text.en : text.zh);
}

/** Returns a unit from the server as shown next to an input: `元/m³` is `CNY/m³` in English. */
export function useUnitText(): (unit: string) => string {
  const { i18n } = useTranslation();
  return (unit) => {
    const shown = shownUnit(unit, 0, i18n.language);
    // What is typed is not divided, so a unit that would count otherwise stays.
    return shown.factor === 1 ? shown.unit : unit;
  };
}
