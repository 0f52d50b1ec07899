import type { ComparabilityDifference } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import css from './comparability-notice.module.css';
import { differenceLine, touchedServices } from './comparability-text';

interface ComparabilityNoticeProps {
  readonly differences: readonly ComparabilityDifference[];
}

/** Names what keeps two years from being compared, each with the services that it touches. */
export function ComparabilityNotice({ differences }: ComparabilityNoticeProps) {
  const { t } = useTranslation();
  if (differences.length === 0) return null;
  return (
    <details className={css.notice}>
      <summary>
        {t('comparability.title', { count: differences.length })}
        <span className={css.first}>{differenceLine(differences[0], t)}</span>
      </summary>
      <ul>
        {differences.map((one) => (
          <li key={`${one.kind}/${one.name}`}>
            {differenceLine(one, t)}
            <small>{t('comparability.touches', { services: touchedServices(one, t) })}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
