import type { RangeLevel } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commonUnit, exactText, inUnit } from '../../../message/unit';
import { yuan } from '../../../message/unit-words';
import { errorText } from '../../../session/error-text';
import css from '../drawer.module.css';
import type { ChosenResult } from '../result-inputs';
import { districtRows } from '../../range/district-rows';
import { RangeHead } from './range-head';
import { useRanges } from '../../range/use-ranges';

/** Districts that are shown at first. */
const first = 10;

interface DistrictRangesProps {
  readonly chosen: ChosenResult;
  readonly level: RangeLevel;
}

/** What the result on the map may be in each district: its value and, in the same unit, the ends of its range. */
export function DistrictRanges({ chosen, level }: DistrictRangesProps) {
  const { t, i18n } = useTranslation();
  const { projectId, compareFlag, modelId, name } = chosen;
  const { ranges, error } = useRanges({ projectId, compareFlag, level }, true);
  const [all, setAll] = useState(false);
  const title = t('range.districts', { name });
  if (!ranges)
    return (
      <section className={css.notes} aria-label={title}>
        <h3>{title}</h3>
        <p role="status">
          {error ? t('range.failed', { reason: errorText(error) }) : t('range.districtsLoading')}
        </p>
      </section>
    );
  const rows = districtRows(ranges.districts, modelId);
  const figures = rows.flatMap(({ ends }) => [ends.account, ends.p5, ends.p95]);
  const value = commonUnit(yuan, figures, i18n.language);
  return (
    <section aria-label={title}>
      <div className={css.notes}>
        <h3>{title}</h3>
        <p>{t('range.districtsHelp')}</p>
      </div>
      <table className={css.table} aria-label={title}>
        <RangeHead first={t('range.district')} unit={value.unit} />
        <tbody>
          {(all ? rows : rows.slice(0, first)).map(({ code, name: district, ends }) => (
            <tr key={code}>
              <th scope="row" title={code}>
                {district}
              </th>
              {[ends.account, ends.p5, ends.p95].map((figure, i) => (
                <td key={i} className={css.number} title={exactText(figure, yuan)}>
                  {inUnit(figure, value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > first && (
        <div className={css.notes}>
          <Button look="text" onClick={() => setAll(!all)}>
            {all ? t('range.fewer', { count: first }) : t('range.all', { count: rows.length })}
          </Button>
        </div>
      )}
    </section>
  );
}
