import type { MarkerOutline, MarkerPlacement } from '@gep/map-engine/model';
import { ColorField, Group, LimitField, SliderField, SwitchGroup } from '../field';
import type { SliderFieldProps } from '../field';
import { useWords } from '../message';
import { propertiesOf } from '../state';
import type { Parts } from '../state';
import { AnchorField } from './anchor-field';
import { DashField } from './dash-field';

/** Opacity of any layer. */
export function OpacityField(props: Omit<SliderFieldProps, 'label' | 'limit'>) {
  return <SliderField {...props} label={useWords().t('field.opacity')} limit="opacity" />;
}

/** Rotation, offsets and anchor of any marker. */
export function PlacementGroup(props: Parts<MarkerPlacement>) {
  const of = propertiesOf(props);
  const { t } = useWords();
  return (
    <Group title={t('group.placement')}>
      <LimitField {...of('offsetX')} label={t('field.offset-x')} limit="offset" />
      <LimitField {...of('offsetY')} label={t('field.offset-y')} limit="offset" />
      <LimitField {...of('rotation')} label={t('field.rotation')} limit="rotation" />
      <AnchorField {...props} />
    </Group>
  );
}

/** Outline of a marker's shape. */
export function MarkerOutlineGroup(props: Parts<MarkerOutline>) {
  const of = propertiesOf(props);
  const { t } = useWords();
  return (
    <SwitchGroup {...of('outline')} title={t('group.outline')} label={t('field.outline')}>
      <ColorField {...of('strokeColor')} label={t('field.stroke-color')} />
      <LimitField {...of('strokeWidth')} label={t('field.stroke-width')} limit="outlineWidth" />
      <DashField {...of('strokeDash')} label={t('field.stroke-dash')} />
    </SwitchGroup>
  );
}
