import type { RasterRelief } from '@gep/map-engine/model';
import { FieldsOf, LimitField, SliderField, SwitchGroup } from '../field';
import { useWords } from '../message';
import { partsOf, propertiesOf } from '../state';

export interface RasterReliefGroupProps {
  readonly value: RasterRelief;
  readonly onChange: (value: RasterRelief) => void;
}

/** Shaded relief under the colours. */
export function RasterReliefGroup(props: RasterReliefGroupProps) {
  const { t } = useWords();
  const parts = partsOf(props);
  const of = propertiesOf(parts);
  return (
    <FieldsOf at="relief">
      <SwitchGroup {...of('used')} title={t('group.relief')}>
        <SliderField {...of('sunAngle')} label={t('field.sun-angle')} limit="sunAngle" />
        <SliderField {...of('azimuth')} label={t('field.azimuth')} limit="reliefAzimuth" />
        <LimitField {...of('zFactor')} label={t('field.z-factor')} limit="reliefZFactor" />
      </SwitchGroup>
    </FieldsOf>
  );
}
