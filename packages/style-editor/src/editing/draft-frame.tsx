import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../message';
import { DialogFooter, DialogFrame, Question } from '../window';
import { useReadOnly } from '../input';
import type { DialogFooterProps, DialogFrameProps } from '../window';
import { undoKey, UndoTools } from './undo-tools';
import { isDirty } from '../state';
import type { DraftControl } from '../state';

export interface DraftFrameProps extends Pick<
  DialogFrameProps,
  'title' | 'name' | 'width' | 'height' | 'mask'
> {
  readonly control: Pick<DraftControl<unknown>, 'draft' | 'travel'>;
  /** Right of undo and redo. */
  readonly tools?: ReactNode;
  readonly footer: DialogFooterProps;
  readonly children: ReactNode;
}

/**
 * The window of a draft: undo and redo by button and key, a footer with cancel and OK; read-only, with close. Escape and
 * the cross may be a slip: they ask before they drop edits, the cancel button does not.
 */
export function DraftFrame({ control, tools, footer, children, ...frame }: DraftFrameProps) {
  const readOnly = useReadOnly();
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  return (
    <DialogFrame
      {...frame}
      onClose={() => (isDirty(control.draft) ? setAsking(true) : footer.onCancel())}
      onKeyDown={(event) => undoKey(event, control.travel)}
      tools={
        <>
          {!readOnly && <UndoTools control={control} />}
          {tools}
          <span className="gep-divider" />
        </>
      }
      footer={<DialogFooter {...footer} {...(readOnly && { onOk: undefined, onApply: undefined })} />}
    >
      {children}
      {asking && (
        <Question
          title={t('dialog.drop')}
          text={t('dialog.drop-text')}
          yes={t('classes.go-on-plain')}
          danger
          onAnswer={(yes) => {
            setAsking(false);
            if (yes) footer.onCancel();
          }}
        />
      )}
    </DialogFrame>
  );
}
