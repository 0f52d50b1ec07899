import type { ExtentAccount } from '@gep/api-client';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { exactText, screenNumber } from '../../../message/unit';
import { sameChoice } from './changes';
import type { Choice } from './changes';
import { heatOf } from './heat';
import css from './seea.module.css';

interface ChangeMatrixProps {
  readonly account: ExtentAccount;
  readonly choice: Choice;
  /** The pair whose cell is marked; null: none. */
  readonly marked: Choice | null;
  readonly onChoice: (choice: Choice) => void;
  /** What a choice is, in words. */
  readonly sentence: (choice: Choice) => string;
}

const shade = (part: number): string => `color-mix(in srgb, var(--gep-accent) ${part}%, transparent)`;
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** Table 4.2 as a heat table: each cell can be chosen, and the heads, for all that a type lost or gained. */
export function ChangeMatrix({ account, choice, marked, onChoice, sentence }: ChangeMatrixProps) {
  const { t } = useTranslation();
  const { types, cells, cellArea } = account;
  const box = useRef<HTMLDivElement>(null);
  useMarkedInView(box, marked);
  const largest = Math.max(0, ...cells.flatMap((row, i) => row.filter((_count, j) => i !== j)));
  const head = (name: string, of: Choice) => (
    <button
      type="button"
      aria-pressed={sameChoice(choice, of)}
      title={sentence(of)}
      onClick={() => onChoice(of)}
    >
      {name}
    </button>
  );
  return (
    <div ref={box} className={css.scroll} tabIndex={0} role="group" aria-label={t('seea.matrix')}>
      <table className={css.table}>
        <caption className={css.hidden}>{t('seea.matrix')}</caption>
        <thead>
          <tr>
            <th scope="col">{`${t('seea.from')} ↓ · ${t('seea.to')} →`}</th>
            {types.map(({ code, name }) => (
              <th key={code} scope="col" className={css.press}>
                {head(name, { from: null, to: code })}
              </th>
            ))}
            <th scope="col">{t('seea.opening')}</th>
          </tr>
        </thead>
        <tbody>
          {types.map(({ code: from, name }, i) => (
            <tr key={from}>
              <th scope="row" className={css.press}>
                {head(name, { from, to: null })}
              </th>
              {cells[i].map((count, j) => {
                const pair = { from, to: types[j].code };
                return (
                  <td
                    key={pair.to}
                    className={css.press}
                    data-stayed={i === j}
                    style={i === j ? undefined : { background: shade(heatOf(count, largest)) }}
                  >
                    <button
                      type="button"
                      aria-pressed={marked !== null && sameChoice(marked, pair)}
                      aria-label={sentence(pair)}
                      title={exactText(count * cellArea, 'hm²')}
                      onClick={() => onChoice(pair)}
                    >
                      {count === 0 ? '' : screenNumber(count * cellArea)}
                    </button>
                  </td>
                );
              })}
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
  );
}

/** Scrolls the table, and nothing else, to the marked cell. */
function useMarkedInView(box: { readonly current: HTMLDivElement | null }, marked: Choice | null): void {
  useEffect(() => {
    const outer = box.current?.getBoundingClientRect();
    const cell = box.current?.querySelector('td [aria-pressed="true"]')?.getBoundingClientRect();
    if (!marked || !outer || !cell) return;
    const beyond = (from: number, to: number, low: number, high: number): number =>
      from < low ? from - low : Math.max(0, to - high);
    // The heads cover the first row and column.
    const [left, top] = [outer.left + cell.width, outer.top + cell.height];
    box.current?.scrollBy({
      left: beyond(cell.left, cell.right, left, outer.right),
      top: beyond(cell.top, cell.bottom, top, outer.bottom),
    });
  }, [box, marked]);
}
