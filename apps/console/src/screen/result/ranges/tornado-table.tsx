import type { TornadoBar } from '@gep/api-client';
import { formatNumber } from '@gep/map-engine/scheme';
import { Button } from '@gep/style-editor/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnitText } from '../../../message/local-text';
import { screenNumber, shownUnit } from '../../../message/unit';
import { yuan } from '../../../message/unit-words';
import css from './ranges.module.css';

/** Bars that are shown at first. */
const first = 10;

/** A number of a parameter with four digits: prices and rates differ by many powers of ten. */
const short = (number: number): string =>
  formatNumber(Number(number.toPrecision(4)), { decimals: 'all', group: true });

interface TornadoTableProps {
  /** The largest swing first. */
  readonly bars: readonly TornadoBar[];
  /** 元: the total of the account. */
  readonly account: number;
}

/** The total at both ends of one distribution after the other, each with a bar around the total of the account. */
export function TornadoTable({ bars, account }: TornadoTableProps) {
  const { t, i18n } = useTranslation();
  const unitText = useUnitText();
  const [all, setAll] = useState(false);
  const totals = bars.flatMap(({ low, high }) => [low.total, high.total]);
  const [least, most] = [Math.min(account, ...totals), Math.max(account, ...totals)];
  const { factor, unit } = shownUnit(yuan, most, i18n.language);
  const place = (total: number): number => (most > least ? (100 * (total - least)) / (most - least) : 50);
  const money = (total: number): string => screenNumber(total / factor);
  return (
    <>
      <table className={css.tornado} aria-label={t('range.tornado')}>
        <thead>
          <tr>
            <th scope="col">
              {t('range.number')} <small>{t('range.totalIn', { unit })}</small>
            </th>
            <th scope="col">{t('range.atLow')}</th>
            <th scope="col">{t('range.atHigh')}</th>
          </tr>
        </thead>
        <tbody>
          {(all ? bars : bars.slice(0, first)).map(({ modelId, modelName, name, uncertainty, ...bar }) => {
            const { low, high } = bar;
            const ends = { low: short(low.number), high: short(high.number), unit: unitText(bar.unit) };
            const [from, to] = [low.total, high.total].map(place).sort((a, b) => a - b);
            const isFactor = uncertainty.column !== undefined && uncertainty.row === undefined;
            return (
              <tr key={`${modelId} ${name}`}>
                <th scope="row">
                  {modelName} · {name}
                  <small>
                    {t(isFactor ? 'range.factorEnds' : 'range.ends', ends)} ·{' '}
                    {t('range.sourceOf', { source: uncertainty.source })}
                  </small>
                  <span className={css.track} aria-hidden>
                    <i style={{ left: `${from}%`, width: `${to - from}%` }} />
                    <b style={{ left: `${place(account)}%` }} />
                  </span>
                </th>
                <td>{money(low.total)}</td>
                <td>{money(high.total)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {bars.length > first && (
        <Button look="text" onClick={() => setAll(!all)}>
          {all ? t('range.fewer', { count: first }) : t('range.all', { count: bars.length })}
        </Button>
      )}
    </>
  );
}
