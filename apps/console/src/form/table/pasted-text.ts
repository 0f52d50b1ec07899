import { useTranslation } from 'react-i18next';
import type { PastedTable } from './paste-cells';

/** Says what became of pasted cells. */
export function usePastedText(): (pasted: PastedTable) => string {
  const { t } = useTranslation();
  return ({ changed, added, repeated, commas, leftRows, leftColumns }) =>
    [
      t('table.pasted', { changed, added }),
      repeated.length > 0 && t('table.repeatedKeys', { names: repeated.join(t('separator')) }),
      commas.length > 0 &&
        t('table.commas', {
          readings: commas.map((one) => t('table.reading', { ...one })).join(t('separator')),
        }),
      leftRows > 0 && t('table.leftRows', { count: leftRows }),
      leftColumns > 0 && t('table.leftColumns', { count: leftColumns }),
    ]
      .filter(Boolean)
      .join(' ');
}
