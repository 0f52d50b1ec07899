import type { ExtentAccount } from '@gep/api-client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { percentText } from '../../../message/percent-text';
import { exactText, screenCount, screenNumber } from '../../../message/unit';
import { heatOf } from './heat';
import css from './seea.module.css';

interface ChangeMatrixProps {
  readonly account: ExtentAccount;
}

type Place = readonly [row: number, column: number];
const shade = (part: number): string => `color-mix(in srgb, var(--gep-accent) ${part}%, transparent)`;
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** Table 4.2 as a heat table: each cell can be chosen, and says what it is in a sentence. */
export function ChangeMatrix({ account: { types, cells, cellArea } }: ChangeMatrixProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Place | null>(null);
  const largest = Math.max(0, ...cells.flatMap((row, i) => row.filter((_count, j) => i !== j)));
  const sentence = ([i, j]: Place): string => {
    const count = cells[i][j];
    const share = percentText(count / sum(cells[i]));
    const words = { area: screenNumber(count * cellArea), cells: screenCount(count), share };
    const [from, to] = [types[i].name, types[j].name];
    if (count === 0) return t('seea.noChange', { from, to });
    return i === j ? t('seea.stayed', { type: from, ...words }) : t('seea.became', { from, to, ...words });
  };
  return (
    <>
      <div className={css.scroll} tabIndex={0} role="group" aria-label={t('seea.matrix')}>
        <table className={css.table}>
          <caption className={css.hidden}>{t('seea.matrix')}</caption>
          <thead>
            <tr>
              <th scope="col">{`${t('seea.from')} ↓ · ${t('seea.to')} →`}</th>
              {types.map(({ code, name }) => (
                <th key={code} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{t('seea.opening')}</th>
            </tr>
          </thead>
          <tbody>
            {types.map(({ code, name }, i) => (
              <tr key={code}>
                <th scope="row">{name}</th>
                {cells[i].map((count, j) => (
                  <td
                    key={types[j].code}
                    className={css.heat}
                    data-stayed={i === j}
                    style={i === j ? undefined : { background: shade(heatOf(count, largest)) }}
                  >
                    <button
                      type="button"
                      aria-pressed={chosen?.[0] === i && chosen[1] === j}
                      aria-label={sentence([i, j])}
                      title={exactText(count * cellArea, 'hm²')}
                      onClick={() => setChosen([i, j])}
                    >
                      {count === 0 ? '' : screenNumber(count * cellArea)}
                    </button>
                  </td>
                ))}
                <td>{screenNumber(sum(cells[i]) * cellArea)}</td>
              </tr>
            ))}
            <tr data-strong>
              <th scope="row">{t('seea.closing')}</th>
              {types.map(({ code }, j) => (
                <td key={code}>{screenNumber(sum(cells.map((row) => row[j])) * cellArea)}</td>
              ))}
              <td>{screenNumber(sum(cells.flat()) * cellArea)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <p className={css.note} aria-live="polite">
        {chosen ? sentence(chosen) : t('seea.matrixNote')}
      </p>
    </>
  );
}
