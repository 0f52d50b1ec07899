import type { ExtentAccount, ExtentEntry } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { exactText, screenNumber } from '../../../message/unit';
import css from './seea.module.css';

/** How deep a row is set; those without are at the edge. */
const indents: Readonly<Partial<Record<ExtentEntry, number>>> = {
  additions: 1,
  reductions: 1,
  netChange: 1,
  managedExpansion: 2,
  unmanagedExpansion: 2,
  managedReduction: 2,
  unmanagedReduction: 2,
};
const unknown = '–';

interface ExtentTableProps {
  readonly account: ExtentAccount;
}

/** Table 4.1: entries by type. All digits of an area are in its tooltip. */
export function ExtentTable({ account: { types, rows } }: ExtentTableProps) {
  const { t } = useTranslation();
  return (
    <div className={css.scroll} tabIndex={0} role="group" aria-label={t('seea.account')}>
      <table className={css.table}>
        <caption className={css.hidden}>{t('seea.account')}</caption>
        <thead>
          <tr>
            <td />
            {types.map(({ code, name }) => (
              <th key={code} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{t('seea.total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ entry, byType, total }) => (
            <tr key={entry} data-strong={entry === 'opening' || entry === 'closing'}>
              <th scope="row" data-indent={indents[entry] ?? 0}>
                {t(`seea.entry.${entry}`)}
              </th>
              {[...byType, total].map((area, place) => (
                <td key={place} title={exactText(area, 'hm²')}>
                  {area === null ? unknown : screenNumber(area)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
