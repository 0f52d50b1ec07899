import type { StatisticRow } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { quantity } from '../../message/unit';
import css from './drawer.module.css';

/** What the total is made of: whether it is GEP, services that do not exist here, intermediate services in it, and overlaps with their amounts. */
export function TotalNotes({ rows }: { rows: readonly StatisticRow[] }) {
  const { t, i18n } = useTranslation();
  const row = rows.find(({ composition }) => composition !== null);
  if (!row?.composition) return null;
  const { missing, absent, partial, intermediate, finalTotal, overlaps } = row.composition;
  const whole = absent.length > 0 ? 'result.composition.wholeHere' : 'result.composition.whole';
  const money = (value: number): string => {
    const shown = quantity(value, row.priceUnits, i18n.language);
    return `${shown.value} ${shown.unit}`;
  };
  const names = missing.map(({ name }) => name).join(t('separator'));
  const amounts = (services: typeof intermediate) => (
    <ul>
      {services.map(({ modelId, name, priceValue }) => (
        <li key={modelId}>
          <span>{name}</span> <span>{money(priceValue)}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={css.notes} aria-label={t('result.composition.title')}>
      <h3>{t('result.composition.title')}</h3>
      <p>{partial ? t('result.composition.partial', { names }) : t(whole)}</p>
      {absent.length > 0 && (
        <>
          <p>{t('result.composition.absent')}</p>
          <ul>
            {absent.map(({ modelId, name, reason }) => (
              <li key={modelId}>
                <span>{name}</span> <span>{reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {intermediate.length > 0 && (
        <>
          <p>
            {t('result.composition.intermediate', { amount: finalTotal === null ? '--' : money(finalTotal) })}
          </p>
          {amounts(intermediate)}
        </>
      )}
      {overlaps.map(({ code, message, atMost, services }) => (
        <div key={code}>
          <p>
            {message} {t('result.composition.overlap', { amount: money(atMost) })}
          </p>
          {amounts(services)}
        </div>
      ))}
    </section>
  );
}
