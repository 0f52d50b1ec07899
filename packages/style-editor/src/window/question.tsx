import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { useContext } from 'react';
import { useWords } from '../message';
import { Button } from '../input';
import { FrameContext } from './dialog-stack';

export interface QuestionProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  /** Yes cannot be undone. */
  readonly danger?: boolean;
  readonly onAnswer: (yes: boolean) => void;
}

/** A question that blocks until it is answered, over the dialog that asks it; closing it is a no. */
export function Question({ title, text, yes, danger, onAnswer }: QuestionProps) {
  const { t } = useWords();
  const place = useContext(FrameContext)?.place();
  return (
    <Dialog open role="alertdialog" onClose={() => onAnswer(false)}>
      <DialogBackdrop className="gep-question-veil" />
      <div
        className="gep-question-place"
        style={place && { left: place.x, top: place.y, width: place.width, height: place.height }}
      >
        <DialogPanel className="gep-question">
          <DialogTitle>{title}</DialogTitle>
          <Description>{text}</Description>
          <div className="gep-question-buttons">
            <Button onClick={() => onAnswer(false)}>{t('action.cancel')}</Button>
            <Button look={danger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
              {yes}
            </Button>
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
