import type { MapSymbol } from '@gep/map-engine/model';
import { useState } from 'react';
import { Field } from '../field';
import { Button, DialogFrame, ProblemLine, TextInput } from '../input';
import { useWords } from '../message';
import type { StyleLibrary } from '../port';
import { SymbolPreview } from '../preview';

export interface SaveStyleDialogProps {
  readonly symbol: MapSymbol;
  readonly library: StyleLibrary;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** Saves a symbol under a name. A failure is shown and the name is kept. */
export function SaveStyleDialog({ symbol, library, onSaved, onCancel }: SaveStyleDialogProps) {
  const words = useWords();
  const { t } = words;
  const [name, setName] = useState('');
  const [left, setLeft] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const empty = name.trim() === '';
  const save = async () => {
    setLeft(true);
    if (empty) return;
    setSaving(true);
    setFailed(false);
    try {
      await library.save(name.trim(), symbol);
      onSaved();
    } catch {
      setFailed(true);
      setSaving(false);
    }
  };
  return (
    <DialogFrame
      title={t('dialog.save-style')}
      width={360}
      height={240}
      onClose={onCancel}
      footer={
        <>
          <ProblemLine text={failed ? t('failure.save') : null} />
          <Button onClick={onCancel}>{t('action.cancel')}</Button>
          <Button look="primary" disabled={saving} onClick={() => void save()}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <div className="gep-panel">
        <SymbolPreview symbol={symbol} size="overall" />
        <Field
          label={t('field.name')}
          error={left && empty ? words.problem({ at: 'name', code: 'required-name' }) : null}
        >
          {(id) => (
            <TextInput
              id={id}
              value={name}
              invalid={left && empty}
              onChange={setName}
              onBlur={() => setLeft(true)}
            />
          )}
        </Field>
      </div>
    </DialogFrame>
  );
}
