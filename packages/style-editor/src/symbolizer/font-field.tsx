import { Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../field';
import { useWords } from '../message';

/** Families that are on most machines, the Chinese ones first; any other can be typed. */
const families = [
  'sans-serif',
  'serif',
  'monospace',
  'Source Han Sans SC',
  'Noto Sans CJK SC',
  'Noto Serif CJK SC',
  'Microsoft YaHei',
  'PingFang SC',
  'SimSun',
  'SimHei',
  'KaiTi',
  'Arial',
  'Times New Roman',
];

export interface FontFieldProps {
  readonly value: string;
  readonly onChange: (family: string) => void;
}

/** A font family, of the list or typed. It takes effect when it is chosen or the field is left. */
export function FontField({ value, onChange }: FontFieldProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const found = families.filter((family) => family.toLowerCase().includes(wanted.toLowerCase()));
  const offered = wanted === '' || families.includes(wanted) ? found : [wanted, ...found];
  const take = (family: string | null) => {
    setTyped('');
    if (family && family !== value) onChange(family);
  };
  return (
    <Field label={t('field.font')}>
      {(id) => (
        <Combobox value={value} onChange={take} immediate>
          <span className="gep-control gep-select">
            <ComboboxInput
              id={id}
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
              onBlur={() => take(wanted)}
            />
            <ComboboxButton className="gep-combo-button" aria-label={t('field.choose')}>
              <ChevronDown size={14} aria-hidden />
            </ComboboxButton>
          </span>
          <ComboboxOptions
            anchor={{ to: 'bottom start', gap: 5, offset: -9, padding: 8 }}
            className="gep-popup gep-options gep-fonts"
          >
            {offered.map((family) => (
              <ComboboxOption key={family} value={family} className="gep-option">
                <span style={{ fontFamily: `${CSS.escape(family)}, var(--gep-font)` }}>{family}</span>
              </ComboboxOption>
            ))}
          </ComboboxOptions>
        </Combobox>
      )}
    </Field>
  );
}
