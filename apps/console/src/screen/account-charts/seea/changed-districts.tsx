import type { ExtentDistrict } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { screenNumber } from '../../../message/unit';
import css from './seea.module.css';

interface ChangedDistrictsProps {
  readonly districts: readonly ExtentDistrict[];
  readonly code: string;
  readonly onCode: (code: string) => void;
}

/** Rows that are shown: what is beyond is found in the list of districts. */
const most = 20;

/** The districts of the lowest level by the area whose type changed. */
export function ChangedDistricts({ districts, code, onCode }: ChangedDistrictsProps) {
  const { t } = useTranslation();
  const first = useMemo(() => {
    const lowest = districts.at(-1)?.level;
    return districts
      .filter(({ level, changed }) => level === lowest && changed > 0)
      .sort((a, b) => b.changed - a.changed)
      .slice(0, most);
  }, [districts]);
  return (
    <>
      <div className={css.scroll} tabIndex={0} role="group" aria-label={t('seea.changedDistricts')}>
        <table className={css.table}>
          <caption className={css.hidden}>{t('seea.changedDistricts')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('seea.district')}</th>
              <th scope="col">{t('seea.area')}</th>
              <th scope="col">{t('seea.changed')}</th>
              <th scope="col">{t('seea.share')}</th>
            </tr>
          </thead>
          <tbody>
            {first.map(({ code: own, name, area, changed }) => (
              <tr key={own} data-chosen={own === code}>
                <th scope="row">
                  <Button
                    look="text"
                    aria-pressed={own === code}
                    onClick={() => onCode(own === code ? '' : own)}
                  >
                    {name}
                  </Button>
                </th>
                <td>{screenNumber(area)}</td>
                <td>{screenNumber(changed)}</td>
                <td>{screenNumber((100 * changed) / area)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.note}>{t('seea.changedNote')}</p>
    </>
  );
}
