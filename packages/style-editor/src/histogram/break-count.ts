import { addBreak, fullestClass, removeBreak } from '@gep/map-engine/classify';
import type { BreakFocus } from './use-break-focus';

export interface BreakCountOptions {
  readonly breaks: readonly number[];
  /** One a class; null: not known. */
  readonly counts: readonly (number | null)[] | null;
  /** Added breaks are multiples of it. */
  readonly step: number;
  readonly maxClasses: number;
  readonly onChange: (breaks: readonly number[]) => void;
  readonly focus: BreakFocus;
}

/** What changes how many breaks there are. The focus follows the break that came, or the place of the one that went. */
export interface BreakCount {
  readonly add: (value: number) => void;
  /** Adds one in the middle of the class that holds most. */
  readonly split: () => void;
  readonly remove: (index: number) => void;
}

export function breakCount({
  breaks,
  counts,
  step,
  maxClasses,
  onChange,
  focus,
}: BreakCountOptions): BreakCount {
  const add = (value: number) => {
    const next = addBreak(breaks, value, { step, maxClasses });
    if (next === breaks) return;
    focus.focusNext(next.findIndex((edge, i) => edge !== breaks[i]));
    onChange(next);
  };
  const split = () => {
    const fullest = fullestClass(breaks, counts);
    if (fullest) add((fullest.lower + fullest.upper) / 2);
  };
  const remove = (index: number) => {
    const next = removeBreak(breaks, index);
    const near = Math.min(index, next.length - 2) || null;
    focus.focusNext(near);
    focus.select(near);
    onChange(next);
  };
  return { add, split, remove };
}
