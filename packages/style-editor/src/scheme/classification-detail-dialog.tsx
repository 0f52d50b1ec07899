import { countClasses } from '@gep/map-engine/classify';
import { sampleRamp } from '@gep/map-engine/color';
import { limits } from '@gep/map-engine/model';
import { useState } from 'react';
import { DraftFrame, useEdits, usePreview } from '../editing';
import { plainDigits, ReadOnly, useReadOnly } from '../input';
import { useWords } from '../message';
import { screenNumber } from '../preview';
import { breakTableProblem, openBreakTable, readBreaks, splitCells } from '../state';
import type { BreakTable, PasteFault } from '../state';
import { BreakRows } from './break-rows';
import { HistogramEditor } from '../histogram';
import type { HistogramEditorProps } from '../histogram';

/** What is known of the values that are classified. */
export interface BreakFacts extends Partial<
  Pick<HistogramEditorProps, 'histogram' | 'mean' | 'stddev' | 'type' | 'byteRaster' | 'label'>
> {
  /** Features or cells of each class; default: those of the histogram. */
  readonly countsOf?: (breaks: readonly number[]) => readonly (number | null)[];
}

/** Breaks, their colours and what becomes of them. */
export interface ClassificationDetailDialogProps extends BreakFacts {
  /** Ascending edges, classes + 1. */
  readonly value: readonly number[];
  /** One colour a class; spread over the classes when their number changes. */
  readonly colors?: readonly string[];
  /** OK was pressed and the edges are sound. Absent: they are shown read-only. */
  readonly onApply?: (breaks: readonly number[]) => void;
  /** Closed; the edges stay as they were. */
  readonly onCancel: () => void;
}

/**
 * Break values as an editable table under their histogram: every edge stays between its neighbours.
 * @example
 * <ClassificationDetailDialog value={[0, 10, 40]} histogram={histogram} onApply={set} onCancel={close} />;
 */
export function ClassificationDetailDialog(props: ClassificationDetailDialogProps) {
  return (
    <ReadOnly value={useReadOnly() || !props.onApply}>
      <DetailWindow {...props} />
    </ReadOnly>
  );
}

interface DetailWindowProps extends ClassificationDetailDialogProps {
  /** Shows the edges in the window that this one was opened from. */
  readonly onPreview?: (breaks: readonly number[] | null) => void;
}

/** The same in a place that is read-only or not. */
export function DetailWindow(props: DetailWindowProps) {
  const { value, colors = [], histogram = null, byteRaster, countsOf, label, onApply, onCancel } = props;
  const words = useWords();
  const { t } = words;
  const control = useEdits<{ readonly manualBreaks: readonly number[] }>({ manualBreaks: value });
  const breaks = control.value.manualBreaks;
  const [cells, setCells] = useState(() => openBreakTable(breaks, byteRaster));
  // Edges that came another way, e.g. by dragging, end what was typed.
  const table = cells.breaks === breaks ? cells : openBreakTable(breaks, byteRaster);
  const [fault, setFault] = useState<PasteFault | null>(null);

  const classes = breaks.length - 1;
  // A dialog opened with more classes than it makes keeps them.
  const maxClasses = Math.max(limits.detailClasses.max, value.length - 1);
  const shown = colors.length === classes || colors.length === 0 ? colors : sampleRamp(colors, classes);
  const counts = countsOf?.(breaks) ?? (histogram && countClasses(histogram, breaks));
  const problem = breakTableProblem(table);
  usePreview(problem || control.value === control.draft.applied ? null : breaks, props.onPreview);

  const edit = (next: readonly number[]) => {
    setFault(null);
    control.edit({ manualBreaks: next });
  };
  const type = (next: BreakTable) => {
    setFault(null);
    setCells(next);
    if (next.breaks !== breaks) control.edit({ manualBreaks: next.breaks });
  };
  const paste = (text: string): boolean => {
    const list = splitCells(text).map(plainDigits);
    if (list.length < 2) return false;
    const read = readBreaks(list, { byteRaster, maxClasses });
    if (read.ok) edit(read.breaks);
    else setFault(read.fault);
    return true;
  };
  const travel = (steps: number) => {
    setFault(null);
    control.travel(steps);
  };
  const text = problem ? words.problem(problem) : fault && t(`paste.${fault.code}`, { ...fault });

  return (
    <DraftFrame
      title={t('dialog.classification-detail')}
      width={520}
      height={600}
      control={{ draft: control.draft, travel }}
      footer={{ line: { text }, onCancel, onOk: () => onApply?.(breaks), disabled: problem !== null }}
    >
      <div className="gep-panel gep-break-panel">
        <HistogramEditor
          histogram={histogram}
          mean={props.mean}
          stddev={props.stddev}
          type={props.type}
          byteRaster={byteRaster}
          label={label ?? t('histogram.title')}
          breaks={breaks}
          onChange={edit}
          colors={shown}
          counts={counts ?? undefined}
          maxClasses={maxClasses}
        />
        <div className="gep-summary">
          <span role="status">{t('table.classes', { number: classes })}</span>
          <span className="gep-break-ends">
            {(['min', 'max'] as const).map((name) => (
              <span key={name}>
                {t(`field.${name}`)}{' '}
                <strong>{screenNumber(breaks[name === 'min' ? 0 : classes], props.type)}</strong>
              </span>
            ))}
          </span>
        </div>
        <BreakRows table={table} onChange={type} onPaste={paste} colors={shown} counts={counts} />
      </div>
    </DraftFrame>
  );
}
