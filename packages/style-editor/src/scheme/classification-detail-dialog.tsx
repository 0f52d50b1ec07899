import { useState } from 'react';
import { Button, DialogFrame, ProblemLine, Swatch } from '../input';
import { useWords } from '../message';
import { screenNumber } from '../preview';
import { breakTableProblem, openBreakTable, settleBreaks, typeBreak } from '../state';

export interface ClassificationDetailDialogProps {
  /** Ascending edges, classes + 1. */
  readonly value: readonly number[];
  /** One colour a class. */
  readonly colors?: readonly string[];
  /** 1-byte rasters allow -255 to 255 only. */
  readonly byteRaster?: boolean;
  readonly onApply: (breaks: readonly number[]) => void;
  readonly onCancel: () => void;
}

/** Break values as an editable table: every edge stays between its neighbours. */
export function ClassificationDetailDialog(props: ClassificationDetailDialogProps) {
  const { value, colors = [], byteRaster, onApply, onCancel } = props;
  const words = useWords();
  const { t } = words;
  const [table, setTable] = useState(() => openBreakTable(value, byteRaster));
  const problem = breakTableProblem(table);
  const { breaks, refused } = table;
  const edge = (index: number, label: string) => (
    <input
      className="gep-cell-input"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={index in refused || undefined}
      title={index in refused ? words.problem(refused[index].problem) : undefined}
      value={refused[index]?.text ?? String(breaks[index])}
      onChange={(event) => setTable(typeBreak(table, index, event.target.value))}
      onBlur={() => setTable(settleBreaks(table))}
    />
  );
  return (
    <DialogFrame
      title={t('dialog.classification-detail')}
      width={420}
      height={440}
      onClose={onCancel}
      footer={
        <>
          <ProblemLine text={problem && words.problem(problem)} />
          <Button onClick={onCancel}>{t('action.cancel')}</Button>
          <Button look="primary" disabled={problem !== null} onClick={() => onApply(breaks)}>
            {t('action.ok')}
          </Button>
        </>
      }
    >
      <div className="gep-panel">
        <div className="gep-summary">
          <span>
            {t('field.min')} <strong>{screenNumber(breaks[0])}</strong>
          </span>
          <span>
            {t('field.max')} <strong>{screenNumber(breaks[breaks.length - 1])}</strong>
          </span>
        </div>
        <div className="gep-table-frame" tabIndex={-1}>
          <table className="gep-table gep-table-dense">
            <colgroup>
              <col style={{ width: 72 }} />
              <col />
              <col />
            </colgroup>
            <thead>
              <tr>
                <th scope="col">{t('table.class')}</th>
                <th scope="col" className="gep-number-cell">
                  {t('table.lower')}
                </th>
                <th scope="col" className="gep-number-cell">
                  {t('table.upper')}
                </th>
              </tr>
            </thead>
            <tbody>
              {breaks.slice(1).map((_upper, i) => (
                <tr key={i}>
                  <td>
                    <span className="gep-class-cell">
                      <Swatch color={colors[i] ?? null} /> {i + 1}
                    </span>
                  </td>
                  <td className="gep-number-cell">
                    {i === 0 ? edge(0, t('table.lower-of', { number: 1 })) : String(breaks[i])}
                  </td>
                  <td className="gep-number-cell">{edge(i + 1, t('table.upper-of', { number: i + 1 }))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </DialogFrame>
  );
}
