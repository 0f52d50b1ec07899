import type { FigureParameter } from '@gep/api-client';
import { formatNumber } from '@gep/map-engine/scheme';
import { useTranslation } from 'react-i18next';
import css from './figure.module.css';

/** A list with nothing in it. */
const none = '--';

/** The parameters of a result; defaults that nobody has changed carry a mark. */
export function FigureParameters({ parameters }: { readonly parameters: readonly FigureParameter[] }) {
  const { t } = useTranslation();
  const defaults = new Set(parameters.flatMap(({ key, isDefault }) => (isDefault ? [key] : []))).size;
  return (
    <section>
      <h4>{t('figure.parameters')}</h4>
      {defaults > 0 && <p className={css.note}>{t('figure.defaults', { count: defaults })}</p>}
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('figure.parameter')}</th>
            <th scope="col" data-number>
              {t('figure.amount')}
            </th>
            <th scope="col">{t('figure.origin')}</th>
          </tr>
        </thead>
        <tbody>
          {parameters.map(({ key, name, part, value, unit, isDefault }) => (
            <tr key={`${key}/${part}`}>
              <th scope="row">
                {name}
                {part && <small> {part}</small>}
              </th>
              <td data-amount>
                {typeof value === 'number'
                  ? formatNumber(value, { decimals: 'all', group: true })
                  : value || none}{' '}
                {unit}
              </td>
              <td data-default={isDefault || undefined}>
                {t(isDefault ? 'figure.isDefault' : 'figure.isEntered')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
