import type { Plausibility } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { commonUnit, exactText, inUnit } from '../../message/unit';
import type { ShownUnit } from '../../message/unit';
import { yuan, yuanPerKm2 } from '../../message/unit-words';
import { percentText } from '../../message/percent-text';
import { PlausibilityRemarks } from './plausibility-remarks';
import css from './plausibility.module.css';

/** The values of a year with what they can be judged by: share, value by area, change between the years. */
export function PlausibilityTable({ figures }: { figures: Plausibility }) {
  const { t, i18n } = useTranslation();
  const { lines } = figures;
  const sinceBefore = figures.predecessor.state === 'found';
  const changes = lines.some(({ change }) => change !== null);
  const same = lines.filter(({ sameAsCurrent }) => sameAsCurrent);
  const shown = {
    value: commonUnit(
      yuan,
      lines.map(({ priceValue }) => priceValue),
      i18n.language,
    ),
    perKm2: commonUnit(
      yuanPerKm2,
      lines.map(({ perKm2 }) => perKm2),
      i18n.language,
    ),
  };
  const cell = (value: number | null, unit: string, column: ShownUnit) => (
    <td className={form.number} title={exactText(value, unit)}>
      {inUnit(value, column)}
    </td>
  );
  return (
    <div className={css.plausibility}>
      <table className={form.table}>
        <thead>
          <tr>
            <th scope="col">{t('run.service')}</th>
            <th scope="col" className={form.number}>
              {t('run.priceValue')} <small>{shown.value.unit}</small>
            </th>
            <th scope="col" className={form.number}>
              {t('plausibility.share')}
            </th>
            <th scope="col" className={form.number}>
              {t('plausibility.perKm2')} <small>{shown.perKm2.unit}</small>
            </th>
            {changes && (
              <th scope="col" className={form.number}>
                {t('plausibility.change')}
              </th>
            )}
            {sinceBefore && (
              <th scope="col" className={form.number}>
                {t('models.predecessor.change')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(
            ({ modelId, name, priceValue, share, perKm2, change, sameAsCurrent, sinceBefore: since }) => (
              <tr key={modelId} data-total={modelId === 'totalGep' || undefined}>
                <th scope="row">{name}</th>
                {cell(priceValue, yuan, shown.value)}
                <td className={form.number}>{modelId === 'totalGep' ? '' : percentText(share)}</td>
                {cell(perKm2, yuanPerKm2, shown.perKm2)}
                {changes && (
                  <td className={form.number}>
                    {sameAsCurrent ? <small>{t('plausibility.sameYear')}</small> : percentText(change, true)}
                  </td>
                )}
                {sinceBefore && <td className={form.number}>{percentText(since, true)}</td>}
              </tr>
            ),
          )}
        </tbody>
      </table>
      {same.length > 0 && (
        <p className={css.before}>
          {t(same.length === lines.length ? 'plausibility.allSame' : 'plausibility.someSame', {
            year: t('plausibility.sameYear'),
          })}
        </p>
      )}
      <p className={css.before}>
        {figures.predecessor.state === 'found'
          ? t('models.predecessor.figures', { name: figures.predecessor.name })
          : t(`models.predecessor.${figures.predecessor.state}`)}
      </p>
      <PlausibilityRemarks {...figures} />
    </div>
  );
}
