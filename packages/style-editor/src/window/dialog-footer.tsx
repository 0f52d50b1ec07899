import { useContext, useState } from 'react';
import { useWords } from '../message';
import { Button, ProblemLine } from '../input';
import { FrameContext, useFrameAbove } from './dialog-stack';
import type { OpenFrame } from './dialog-stack';
import type { ProblemLineProps } from '../input';

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
  /** Of the button right of OK that takes over and leaves the dialog open; absent: there is none. */
  readonly onApply?: () => void;
}

/**
 * What a dialog has at its bottom: one line for problems, cancel, OK, apply. While an editor that was opened from the
 * dialog is open, its edits are not in what would be taken over: OK and apply ask to finish it.
 */
export function DialogFooter(props: DialogFooterProps) {
  const { line = { text: null }, onCancel, onOk, ok, disabled, unavailable, onApply } = props;
  const { t } = useWords();
  const above = useFrameAbove(useContext(FrameContext));
  const [asked, setAsked] = useState<OpenFrame | null>(null);
  const finished = (act: () => void) => () => {
    setAsked(above);
    if (above) above.element()?.focus();
    else act();
  };
  const unfinished = above && above === asked;
  return (
    <>
      <ProblemLine
        {...(unfinished
          ? { text: t('dialog.unfinished', { title: above.title() }), look: 'warning' as const }
          : line)}
      />
      <Button onClick={onCancel}>{t(onOk ? 'action.cancel' : 'action.close')}</Button>
      {onOk && (
        <Button look="primary" onClick={finished(onOk)} disabled={disabled} unavailable={unavailable}>
          {ok ?? t('action.ok')}
        </Button>
      )}
      {onApply && (
        <Button unavailable={unavailable} onClick={finished(onApply)}>
          {t('action.apply')}
        </Button>
      )}
    </>
  );
}
