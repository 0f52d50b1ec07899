import type { ReactNode } from 'react';
import { DialogFooter, DialogFrame } from '../window';
import { useReadOnly } from '../input';
import type { DialogFooterProps, DialogFrameProps } from '../window';
import { undoKey, UndoTools } from './undo-tools';
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

/** The window of a draft: undo and redo by button and key, a footer with cancel and OK; read-only, with close. */
export function DraftFrame({ control, tools, footer, children, ...frame }: DraftFrameProps) {
  const readOnly = useReadOnly();
  return (
    <DialogFrame
      {...frame}
      onClose={footer.onCancel}
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
    </DialogFrame>
  );
}
