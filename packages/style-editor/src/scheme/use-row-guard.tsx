import type { TableScheme } from '@gep/map-engine/model';
import { rowsChange } from '@gep/map-engine/scheme/edit';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { PanelProps } from './panel-props';
import { RowsChangeView } from '../category';

/** Changes that regenerate rows, held back while a person reviews their effect on edited rows. */
export interface RowGuard<S extends TableScheme> {
  /** What fields of the intent show and change: with the change that waits, but the rows and pins of before. */
  readonly draft: S;
  /** Takes a change over; where it moves or drops pinned rows, not before a person said so. */
  readonly propose: (next: S) => void;
  /** The same once the data of the change are there; null: there is none. */
  readonly proposeLoaded: (next: Promise<S | null>) => void;
  /** The question, in the place of the rows; null while nothing waits. */
  readonly question: ReactNode;
}

/** Any other change of the value in the meantime drops the change that waits. */
export function useRowGuard<S extends TableScheme>({
  value,
  onChange,
  onWaiting,
}: Pick<PanelProps<S>, 'value' | 'onChange' | 'onWaiting'>): RowGuard<S> {
  const [waiting, setWaiting] = useState<{ readonly before: S; readonly after: S } | null>(null);
  const after = waiting?.before === value ? waiting.after : null;
  const waits = after !== null;
  useEffect(() => {
    if (!waits) return;
    onWaiting?.(true);
    return () => onWaiting?.(false);
  }, [waits, onWaiting]);
  const answer = (next: S | null) => {
    setWaiting(null);
    if (next) onChange(next);
  };
  const propose = (next: S) =>
    rowsChange(value, next).touchesPins ? setWaiting({ before: value, after: next }) : answer(next);
  return {
    draft: after ? { ...after, categories: value.categories, pins: value.pins } : value,
    propose,
    proposeLoaded: (next) => void next.then((scheme) => scheme && propose(scheme)),
    question: after && <RowsChangeView before={value} after={after} onAnswer={answer} />,
  };
}
