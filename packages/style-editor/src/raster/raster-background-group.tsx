import type { RasterBackground } from '@gep/map-engine/model';
import { ColorField, FieldsOf, LimitField, SwitchGroup } from '../field';
import { useWords } from '../message';
import { patch } from '../state';

export interface RasterBackgroundGroupProps {
  readonly value: RasterBackground;
  readonly onChange: (value: RasterBackground) => void;
  /** Red, green and blue are compared, each with its own value; else one band with the first. */
  readonly channels: boolean;
}

/** A cell value with a separate colour. */
export function RasterBackgroundGroup({ value, onChange, channels }: RasterBackgroundGroupProps) {
  const { t } = useWords();
  const set = (part: Partial<RasterBackground>) => onChange(patch(value, part));
  const labels = channels
    ? ['R', 'G', 'B'].map((channel) => t('field.background-value-of', { channel }))
    : [t('field.background-value')];
  return (
    <FieldsOf at="background">
      <SwitchGroup title={t('group.background')} value={value.used} onChange={(used) => set({ used })}>
        {labels.map((label, at) => (
          <LimitField
            at={`value[${at}]`}
            key={label}
            label={label}
            limit="backgroundValue"
            value={value.value[at]}
            onChange={(next) => {
              const [red, green, blue] = value.value.map((old, i) => (i === at ? next : old));
              set({ value: [red, green, blue] });
            }}
          />
        ))}
        <ColorField
          at="color"
          label={t('field.background-color')}
          value={value.color}
          onChange={(color) => set({ color })}
          onClear={() => set({ color: null })}
        />
      </SwitchGroup>
    </FieldsOf>
  );
}
