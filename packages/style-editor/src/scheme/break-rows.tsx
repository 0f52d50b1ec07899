import { formatNumber } from '@gep/map-engine/scheme';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { plainDigits, Swatch, useReadOnly } from '../input';
import { useWords } from '../message';
import { screenNumber, screenShare } from '../preview';
import { restoreBreak, settleBreaks, typeBreak } from '../state';
import type { BreakTable } from '../state';

export interface BreakRowsProps {
  readonly table: BreakTable;
  readonly onChange: (table: BreakTable) => void;
  /** Whether a pasted text was taken as a list. */
  readonly onPaste: (text: string) => boolean;
  readonly colors: readonly string[];
  /** Null where nothing is known. */
  readonly counts: readonly (number | null)[] | null;
}

/** Of the columns, CSS pixels; the edges share what is left. */
const widths = [64, undefined, undefined, 84, 64];

/** One row per class: its ends as cells, and its count. Enter and arrow keys move from cell to cell. */
export function BreakRows({ table, onChange, onPaste, colors, counts }: BreakRowsProps) {
  const words = useWords();
  const { t } = words;
  const body = useRef<HTMLTableSectionElement>(null);
  const readOnly = useReadOnly();
  const { breaks, texts } = table;
  const total = counts?.reduce<number>((sum, count) => sum + (count ?? 0), 0) ?? 0;

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const cells = body.current?.querySelectorAll('input');
      // Leaving the cell settles it; at either end it stays.
      if (cells?.[index + step]) cells[index + step].focus();
      else onChange(settleBreaks(table));
    } else if (event.key === 'Escape' && index in texts) {
      event.preventDefault();
      event.stopPropagation();
      onChange(restoreBreak(table, index));
    }
  };
  const cell = (index: number, label: string) => {
    const problem = texts[index]?.problem;
    return (
      <input
        className="gep-cell-input"
        inputMode="decimal"
        autoComplete="off"
        readOnly={readOnly}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        title={problem ? words.problem(problem) : undefined}
        value={texts[index]?.text ?? plain(breaks[index])}
        onChange={({ target }) => onChange(typeBreak(table, index, target.value, plainDigits(target.value)))}
        onFocus={(event) => event.target.select()}
        onBlur={() => onChange(settleBreaks(table))}
        onKeyDown={(event) => onKeyDown(event, index)}
        onPaste={(event) =>
          readOnly || (onPaste(event.clipboardData.getData('text')) && event.preventDefault())
        }
      />
    );
  };

  return (
    <div className="gep-table-frame" tabIndex={-1}>
      <table className="gep-table gep-table-dense">
        <colgroup>
          {widths.map((width, i) => (
            <col key={i} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('table.class')}</th>
            {(['table.lower', 'table.upper', 'table.count', 'histogram.share'] as const).map((name) => (
              <th key={name} scope="col" className="gep-number-cell">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {breaks.slice(1).map((_upper, i) => {
            const count = counts?.[i];
            return (
              <tr key={i}>
                <td>
                  <span className="gep-class-cell">
                    <Swatch color={colors[i] ?? null} /> {i + 1}
                  </span>
                </td>
                <td className="gep-number-cell">
                  {i === 0 ? cell(0, t('table.lower-of', { number: 1 })) : plain(breaks[i])}
                </td>
                <td className="gep-number-cell">{cell(i + 1, t('table.upper-of', { number: i + 1 }))}</td>
                <td className="gep-number-cell">{count == null ? '--' : screenNumber(count, 'INT8')}</td>
                <td className="gep-number-cell">{screenShare(count ?? null, total)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** All digits without binary dust; no thin spaces, because the text is edited. */
function plain(value: number): string {
  return formatNumber(value, { decimals: 'all', digits: 12 });
}
