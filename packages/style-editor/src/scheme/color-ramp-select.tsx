import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { colorRamps, findRamp, toRamp } from '@gep/map-engine/color';
import type { Ramp } from '@gep/map-engine/model';
import { ChevronDown } from 'lucide-react';
import { useWords } from '../message';
import { RampPreview } from '../preview';

export interface ColorRampSelectProps {
  readonly id?: string;
  readonly label?: string;
  readonly value: Ramp;
  readonly onChange: (ramp: Ramp) => void;
  /** Draws all ramps in that direction. */
  readonly reverse?: boolean;
  readonly disabled?: boolean;
}

/** One of the preset ramps; a ramp of one's own is shown as chosen until another is taken. */
export function ColorRampSelect(props: ColorRampSelectProps) {
  const { id, label, value, onChange, reverse = false, disabled } = props;
  const { t } = useWords();
  const chosen = findRamp(value.name)?.name ?? '';
  const take = (name: string) => {
    const preset = findRamp(name);
    if (preset) onChange(toRamp(preset));
  };
  return (
    <Listbox value={chosen} onChange={take} disabled={disabled}>
      <ListboxButton
        id={id}
        className="gep-control gep-select"
        aria-label={`${label ?? t('field.ramp')}: ${value.name || t('ramp.custom')}`}
        title={value.name || t('ramp.custom')}
      >
        <span className="gep-select-value">
          <RampPreview ramp={value} reverse={reverse} />
        </span>
        <ChevronDown size={14} aria-hidden />
      </ListboxButton>
      <ListboxOptions
        anchor={{ to: 'bottom end', gap: 4, padding: 8 }}
        className="gep-popup gep-options gep-ramp-options"
      >
        {colorRamps.map((ramp) => (
          <ListboxOption
            key={ramp.name}
            value={ramp.name}
            className="gep-option gep-ramp-option"
            aria-label={t('preview.ramp', { name: ramp.name })}
          >
            <span className="gep-ramp-name">{ramp.name}</span>
            <RampPreview ramp={ramp} reverse={reverse} />
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  );
}
