import type { FigureChain } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { commonUnit, exactText, inUnit, screenNumber, shownUnit } from '../../message/unit';
import css from './figure.module.css';

/** The formula with its values: amounts, what each unit adds, and the sum. */
export function FigureTerms({ chain }: { readonly chain: FigureChain }) {
  const { t, i18n } = useTranslation();
  const { terms, unit, value } = chain;
  const sums = commonUnit(unit, [value, ...terms.map(({ product }) => product)], i18n.language);
  return (
    <section>
      <h4>{t('figure.terms')}</h4>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('figure.quantity')}</th>
            <th scope="col" data-number>
              {t('figure.amount')}
            </th>
            <th scope="col" data-number>
              {t('figure.factor')}
            </th>
            <th scope="col" data-number>
              {t('figure.product')} <small>{sums.unit}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {terms.map(({ name, amount, unit: own, factor, factorVaries, product }, row) => {
            const shown = commonUnit(own, [amount], i18n.language);
            return (
              <tr key={row}>
                <th scope="row">{name}</th>
                <td data-number title={exactText(amount, own)}>
                  {inUnit(amount, shown)} {shown.unit}
                </td>
                <td data-number title={exactText(factor, `${unit}/${own}`)}>
                  × {screenNumber(factor)}{' '}
                  {own && own !== unit && shownUnit(`${unit}/${own}`, 0, i18n.language).unit}
                  {factorVaries && <small> {t('figure.average')}</small>}
                </td>
                <td data-number title={exactText(product, unit)}>
                  = {inUnit(product, sums)}
                </td>
              </tr>
            );
          })}
        </tbody>
        {terms.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {t('figure.sum')}
              </th>
              <td data-number>{inUnit(value, sums)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
