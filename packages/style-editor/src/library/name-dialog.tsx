import type { MapSymbol } from '@gep/map-engine/model';
import { useId, useState } from 'react';
import { Field } from '../field';
import { DialogFooter, DialogFrame } from '../window';
import { TextInput } from '../input';
import { useWords } from '../message';
import { SymbolPreview } from '../preview';
import { fileCaps } from './file-caps';

export interface NameDialogProps {
  readonly title: string;
  readonly symbol: MapSymbol;
  /** The name to start with. */
  readonly name?: string;
  /** Names already in use: choosing one shows a notice but is allowed. */
  readonly taken: readonly string[];
  /** What is said when `onSave` rejects. */
  readonly failure: string;
  readonly onSave: (name: string) => Promise<void> | undefined;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** A name for a symbol. A failure is shown and the name is kept. */
export function NameDialog(props: NameDialogProps) {
  const { title, symbol, taken, failure, onSave, onDone, onCancel } = props;
  const words = useWords();
  const { t } = words;
  const [name, setName] = useState(props.name ?? '');
  const [left, setLeft] = useState(false);
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open');
  const wanted = name.trim();
  const fault =
    wanted === ''
      ? left && words.problem({ at: 'name', code: 'required-name' })
      : wanted.length > fileCaps.name && t('library.name-too-long', { max: fileCaps.name });
  const noteId = useId();
  const save = async () => {
    setLeft(true);
    if (wanted === '' || fault || state === 'saving') return;
    setState('saving');
    try {
      await onSave(wanted);
      onDone();
    } catch {
      setState('failed');
    }
  };
  return (
    <DialogFrame
      title={title}
      width={360}
      height={280}
      onClose={onCancel}
      footer={
        <DialogFooter
          line={{ text: state === 'failed' ? failure : null }}
          onCancel={onCancel}
          onOk={() => void save()}
          ok={t('action.save')}
          unavailable={state === 'saving'}
        />
      }
    >
      <form
        className="gep-panel"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <SymbolPreview symbol={symbol} size="overall" />
        <Field label={t('field.name')} error={fault || null}>
          {(id) => (
            <TextInput
              id={id}
              value={name}
              describedBy={noteId}
              onChange={setName}
              onBlur={() => setLeft(true)}
            />
          )}
        </Field>
        <span id={noteId} className="gep-warning-text" role="status">
          {!fault && wanted !== props.name && taken.includes(wanted) && t('library.name-taken')}
        </span>
      </form>
    </DialogFrame>
  );
}
