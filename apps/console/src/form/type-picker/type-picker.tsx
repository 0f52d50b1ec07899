import { TextInput } from '@gep/style-editor/controls';
import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TypeBranch } from './type-branch';
import { childrenOf, foundTypes, toggleType } from './type-tree';
import type { TypeNode } from './type-tree';
import css from './type-picker.module.css';

interface TypePickerProps {
  /** Of the element that a label points to. */
  readonly id?: string;
  readonly label: string;
  readonly types: readonly TypeNode[];
  /** The chosen types; each brings all below it. */
  readonly value: readonly string[];
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly onChange: (value: string[]) => void;
}

/** Some ecosystem types, chosen in their tree. */
export function TypePicker({ id, label, types, value, placeholder, disabled, onChange }: TypePickerProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const names = value.map((one) => types.find((type) => type.value === one)?.label ?? one);
  const found = foundTypes(types, search);
  return (
    <Popover className={css.picker}>
      <PopoverButton
        id={id}
        disabled={disabled}
        className={`gep-control gep-select ${css.button}`}
        aria-label={`${label}: ${names.join(t('separator')) || placeholder}`}
      >
        {names.length === 0 ? (
          <span className="gep-select-value gep-muted">{placeholder}</span>
        ) : (
          <span className={css.chips}>
            {names.map((name) => (
              <span key={name} className={css.chip}>
                {name}
              </span>
            ))}
          </span>
        )}
        <ChevronDown size={14} aria-hidden />
      </PopoverButton>
      <PopoverPanel anchor={{ to: 'bottom start', gap: 4, padding: 8 }} className={`gep-popup ${css.panel}`}>
        <TextInput
          label={t('relation.search')}
          placeholder={t('relation.search')}
          value={search}
          onChange={setSearch}
        />
        <ul className={css.tree}>
          {childrenOf(found, null).map((type) => (
            <TypeBranch
              key={type.value}
              type={type}
              types={found}
              chosen={value}
              unfolded={search.trim() !== ''}
              onToggle={(one) => onChange(toggleType(types, value, one))}
            />
          ))}
        </ul>
        {found.length === 0 && <p className={css.none}>{t('relation.noType')}</p>}
      </PopoverPanel>
    </Popover>
  );
}
