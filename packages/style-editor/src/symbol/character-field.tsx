import { defaults } from '@gep/map-engine/model';
import { Grid3x3 } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../field';
import { Popup, useReadOnly } from '../input';
import { useWords } from '../message';
import { CharacterPicker } from './character-picker';

export interface CharacterFieldProps {
  readonly value: string;
  readonly fontFamily: string;
  readonly onChange: (text: string) => void;
}

/** One character: the last one typed, or one of the library; an emptied field means '!'. */
export function CharacterField({ value, fontFamily, onChange }: CharacterFieldProps) {
  const { t } = useWords();
  const readOnly = useReadOnly();
  // What an input method composes, and an emptied field until it is left.
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    setTyped(text === '' ? '' : null);
    const next = [...text].at(-1) ?? defaults.characterText;
    if (next !== value) onChange(next);
  };
  return (
    <Field label={t('field.text')}>
      {(id) => (
        <span className="gep-clearable">
          <span className="gep-control">
            <input
              id={id}
              type="text"
              autoComplete="off"
              readOnly={readOnly}
              placeholder={defaults.characterText}
              value={typed ?? value}
              onFocus={({ target }) => target.select()}
              onChange={({ target, nativeEvent }) =>
                (nativeEvent as InputEvent).isComposing ? setTyped(target.value) : take(target.value)
              }
              onCompositionEnd={({ currentTarget }) => take(currentTarget.value)}
              onBlur={() => setTyped(null)}
            />
          </span>
          <Popup
            label={t('character.pick')}
            edge="end"
            className="gep-characters"
            button={{
              className: 'gep-icon-button',
              'aria-label': t('character.pick'),
              title: t('character.pick'),
              children: <Grid3x3 size={16} aria-hidden />,
            }}
          >
            {(close) => (
              <CharacterPicker
                value={value}
                fontFamily={fontFamily}
                onPick={(text) => {
                  take(text);
                  close();
                }}
              />
            )}
          </Popup>
        </span>
      )}
    </Field>
  );
}
