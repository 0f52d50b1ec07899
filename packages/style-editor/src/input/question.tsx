import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { useWords } from '../message';
import { Button } from './button';

export interface QuestionProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly onAnswer: (yes: boolean) => void;
}

/** A question that blocks until it is answered; closing it is a no. */
export function Question({ title, text, yes, onAnswer }: QuestionProps) {
  const { t } = useWords();
  return (
    <Dialog open role="alertdialog" onClose={() => onAnswer(false)}>
      <DialogBackdrop className="gep-question-veil" />
      <div className="gep-question-place">
        <DialogPanel className="gep-question">
          <DialogTitle>{title}</DialogTitle>
          <Description>{text}</Description>
          <div className="gep-question-buttons">
            <Button onClick={() => onAnswer(false)}>{t('action.cancel')}</Button>
            <Button look="primary" onClick={() => onAnswer(true)}>
              {yes}
            </Button>
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
