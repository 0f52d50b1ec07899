import { useState } from 'react';
import { useWords } from '../message';
import { Button } from './button';
import { DialogFrame } from './dialog-frame';
import { ProblemLine } from './problem-line';

export interface ClipboardTextProps {
  readonly title: string;
  /** The text to be copied by hand; null: one is pasted. */
  readonly text: string | null;
  /** Why a text was not taken; null when it was. */
  readonly onTake: (text: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** A text to be copied or pasted by hand. */
export function ClipboardText({ title, text, onTake, onClose }: ClipboardTextProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const pasting = text === null;
  const take = async () => {
    const fault = await onTake(typed);
    setProblem(fault);
    if (!fault) onClose();
  };
  return (
    <DialogFrame
      title={title}
      name="clipboard"
      width={440}
      height={320}
      onClose={onClose}
      footer={
        <>
          <ProblemLine text={problem} />
          <Button onClick={onClose}>{t(pasting ? 'action.cancel' : 'action.close')}</Button>
          {pasting && (
            <Button look="primary" onClick={() => void take()}>
              {t('clipboard.take')}
            </Button>
          )}
        </>
      }
    >
      <div className="gep-panel">
        <p className="gep-hint">{t(pasting ? 'clipboard.paste-by-hand' : 'clipboard.copy-by-hand')}</p>
        <textarea
          autoFocus
          className="gep-text-area"
          aria-label={t('clipboard.text')}
          aria-invalid={problem ? true : undefined}
          spellCheck={false}
          readOnly={!pasting}
          value={text ?? typed}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setProblem(null);
            setTyped(event.target.value);
          }}
        />
      </div>
    </DialogFrame>
  );
}
