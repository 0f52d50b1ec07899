import type { RasterBackground } from '@gep/map-engine/model';
import { ColorField, FieldsOf, LimitField, SwitchGroup } from '../field';
import { useWords } from '../message';
import { partsOf, propertiesOf } from '../state';

export interface RasterBackgroundGroupProps {
  readonly value: RasterBackground;
  readonly onChange: (value: RasterBackground) => void;
  /** Red, green and blue are compared, each with its own value; else one band with the first. */
  readonly channels: boolean;
}

/** A cell value with a separate colour. */
export function RasterBackgroundGroup(props: RasterBackgroundGroupProps) {
  const { value, channels } = props;
  const { t } = useWords();
  const parts = partsOf(props);
  const of = propertiesOf(parts);
  const labels = channels
    ? ['R', 'G', 'B'].map((channel) => t('field.background-value-of', { channel }))
    : [t('field.background-value')];
  return (
    <FieldsOf at="background">
      <SwitchGroup {...of('used')} title={t('group.background')}>
        {labels.map((label, at) => (
          <LimitField
            at={`value[${at}]`}
            key={label}
            label={label}
            limit="backgroundValue"
            value={value.value[at]}
            onChange={(next) => {
              const [red, green, blue] = value.value.map((old, i) => (i === at ? next : old));
              parts.onChange({ value: [red, green, blue] });
            }}
          />
        ))}
        <ColorField
          {...of('color')}
          label={t('field.background-color')}
          onClear={() => parts.onChange({ color: null })}
        />
      </SwitchGroup>
    </FieldsOf>
  );
}
