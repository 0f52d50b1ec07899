import { useState } from 'react';
import { DialogFooter, DialogFrame } from '../window';
import { useWords } from '../message';

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
        <DialogFooter
          line={{ text: problem }}
          onCancel={onClose}
          onOk={pasting ? () => void take() : undefined}
          ok={t('clipboard.take')}
        />
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
