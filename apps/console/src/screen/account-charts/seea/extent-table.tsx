import { figureEntry } from '@gep/api-client';
import type { ExtentAccount, ExtentEntry } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { exactText, screenNumber } from '../../../message/unit';
import { Origin } from '../chart/origin';
import css from './seea.module.css';
import type { TypeLevel } from './type-level-choice';

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
  /** Of the types. */
  readonly typeLevel: TypeLevel;
  /** Of the district; empty: the whole project. */
  readonly code: string;
}

/** Table 4.1: entries by type. All digits of an area are in its tooltip. */
export function ExtentTable({ account: { types, rows }, typeLevel, code }: ExtentTableProps) {
  const { t } = useTranslation();
  const district = code === '' ? {} : { code };
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
              {[...byType, total].map((area, place) => {
                const type = types.at(place);
                const known = figureEntry.safeParse(entry).data;
                return (
                  <td key={place} title={exactText(area, 'hm²')}>
                    {area === null || known === undefined ? (
                      unknown
                    ) : (
                      <Origin
                        of={`${t(`seea.entry.${entry}`)} ${type?.name ?? t('seea.total')}`}
                        origin={{
                          ...{ id: 'extent', output: 'function', entry: known, typeLevel },
                          ...{ type: type?.code, ...district },
                        }}
                      >
                        {screenNumber(area)}
                      </Origin>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
