import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { useWords } from '../message';
import { ColorPanel } from './color-panel';
import { Swatch } from './swatch';

export interface ColorInputProps {
  readonly id?: string;
  readonly label: string;
  /** '#rrggbb' or '#rrggbbaa'; null is no colour. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
  /** Only the swatch, for table cells. */
  readonly compact?: boolean;
}

/** A colour with a picker in a popover. */
export function ColorInput({ id, label, value, onChange, disabled, compact = false }: ColorInputProps) {
  const { t } = useWords();
  return (
    <Popover as="span">
      <PopoverButton
        id={id}
        className={compact ? 'gep-cell-button' : 'gep-control gep-color'}
        aria-label={`${label}: ${value ?? t('field.none')}`}
        title={label}
        disabled={disabled}
      >
        <Swatch color={value} />
        {!compact && <span className="gep-select-value">{value ?? t('field.none')}</span>}
      </PopoverButton>
      <PopoverPanel anchor={{ to: 'bottom start', gap: 4, padding: 8 }} className="gep-popup" focus>
        <ColorPanel value={value ?? '#ffffff'} onChange={onChange} />
      </PopoverPanel>
    </Popover>
  );
}
