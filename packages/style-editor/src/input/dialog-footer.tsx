import type { ReactNode } from 'react';
import { useWords } from '../message';
import { Button } from './button';
import { ProblemLine } from './problem-line';
import type { ProblemLineProps } from './problem-line';

export interface DialogFooterProps {
  /** Default: nothing is wrong. */
  readonly line?: ProblemLineProps;
  readonly onCancel: () => void;
  /** Absent: there is nothing to take over, and the other button closes. */
  readonly onOk?: () => void;
  /** Default: OK. */
  readonly ok?: string;
  /** OK is out of the question now, e.g. because of a problem. */
  readonly disabled?: boolean;
  /** OK does nothing for now but keeps the focus. */
  readonly unavailable?: boolean;
  /** Right of OK. */
  readonly children?: ReactNode;
}

/** What a dialog has at its bottom: one line for problems, cancel, OK. */
export function DialogFooter(props: DialogFooterProps) {
  const { line = { text: null }, onCancel, onOk, ok, disabled, unavailable, children } = props;
  const { t } = useWords();
  return (
    <>
      <ProblemLine {...line} />
      <Button onClick={onCancel}>{t(onOk ? 'action.cancel' : 'action.close')}</Button>
      {onOk && (
        <Button look="primary" onClick={onOk} disabled={disabled} unavailable={unavailable}>
          {ok ?? t('action.ok')}
        </Button>
      )}
      {children}
    </>
  );
}
