import type { RasterRelief } from '@gep/map-engine/model';
import { FieldsOf, LimitField, SliderField, SwitchGroup } from '../field';
import { useWords } from '../message';
import { patch } from '../state';

export interface RasterReliefGroupProps {
  readonly value: RasterRelief;
  readonly onChange: (value: RasterRelief) => void;
}

/** Shaded relief under the colours. */
export function RasterReliefGroup({ value, onChange }: RasterReliefGroupProps) {
  const { t } = useWords();
  const set = (part: Partial<RasterRelief>) => onChange(patch(value, part));
  return (
    <FieldsOf at="relief">
      <SwitchGroup title={t('group.relief')} value={value.used} onChange={(used) => set({ used })}>
        <SliderField
          at="sunAngle"
          label={t('field.sun-angle')}
          limit="sunAngle"
          value={value.sunAngle}
          onChange={(sunAngle) => set({ sunAngle })}
        />
        <SliderField
          at="azimuth"
          label={t('field.azimuth')}
          limit="reliefAzimuth"
          value={value.azimuth}
          onChange={(azimuth) => set({ azimuth })}
        />
        <LimitField
          at="zFactor"
          label={t('field.z-factor')}
          limit="reliefZFactor"
          value={value.zFactor}
          onChange={(zFactor) => set({ zFactor })}
        />
      </SwitchGroup>
    </FieldsOf>
  );
}
