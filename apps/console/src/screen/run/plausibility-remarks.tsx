import type { Plausibility } from '@gep/api-client';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { screenCount } from '../../message/unit';
import css from './plausibility.module.css';

/** Most districts that a remark names. */
const named = 6;

/** What is worth a second look: models without a value, few cells that carry much of a value, and districts without a cell. */
export function PlausibilityRemarks({ lines, districtsWithoutCells }: Plausibility) {
  const { t } = useTranslation();
  const heading = useId();
  const separator = t('separator');
  const few = lines.flatMap(({ modelId, name, concentration }) =>
    concentration ? [{ modelId, name, ...concentration }] : [],
  );
  const without = lines.filter(({ withoutValue }) => withoutValue !== null);
  if (few.length === 0 && without.length === 0 && districtsWithoutCells.length === 0) return null;
  const names = districtsWithoutCells.slice(0, named).map(({ name, code }) => `${name} (${code})`);
  const count = districtsWithoutCells.length;
  return (
    <section className={css.remarks}>
      <h3 id={heading}>{t('plausibility.remarks')}</h3>
      <ul aria-labelledby={heading}>
        {without.map(({ modelId, name, withoutValue }) => (
          <li key={`${modelId} without`}>{t('plausibility.withoutValue', { name, reason: withoutValue })}</li>
        ))}
        {few.map(({ modelId, name, cells, of, share }) => (
          <li key={modelId}>
            {t('plausibility.concentration', {
              name,
              cells: screenCount(cells),
              of: screenCount(of),
              // Known to half a bin of the histogram: more digits would not be true.
              share: `${screenCount(Math.round(share * 100))} %`,
            })}
          </li>
        ))}
        {count > 0 && (
          <li>
            {t('plausibility.noCells', {
              names: names.join(separator) + (count > named ? ' …' : ''),
              count,
            })}
          </li>
        )}
      </ul>
    </section>
  );
}
