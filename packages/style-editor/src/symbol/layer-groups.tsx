import type { MarkerOutline, MarkerPlacement, SymbolLayerBase } from '@gep/map-engine/model';
import { ColorField, Group, LimitField, SliderField, SwitchGroup } from '../field';
import { useWords } from '../message';
import { AnchorField } from './anchor-field';
import { DashField } from './dash-field';

interface PartProps<Part> {
  readonly value: Part;
  readonly onChange: (part: Partial<Part>) => void;
}

/** Opacity of any layer. */
export function OpacityField({
  value,
  onChange,
  wide,
}: PartProps<Pick<SymbolLayerBase, 'opacity'>> & { readonly wide?: boolean }) {
  const { t } = useWords();
  return (
    <SliderField
      at="opacity"
      label={t('field.opacity')}
      limit="opacity"
      value={value.opacity}
      onChange={(opacity) => onChange({ opacity })}
      wide={wide}
    />
  );
}

/** Rotation, offsets and anchor of any marker. */
export function PlacementGroup({ value, onChange }: PartProps<MarkerPlacement>) {
  const { t } = useWords();
  return (
    <Group title={t('group.placement')}>
      <LimitField
        at="offsetX"
        label={t('field.offset-x')}
        limit="offset"
        value={value.offsetX}
        onChange={(offsetX) => onChange({ offsetX })}
      />
      <LimitField
        at="offsetY"
        label={t('field.offset-y')}
        limit="offset"
        value={value.offsetY}
        onChange={(offsetY) => onChange({ offsetY })}
      />
      <LimitField
        at="rotation"
        label={t('field.rotation')}
        limit="rotation"
        value={value.rotation}
        onChange={(rotation) => onChange({ rotation })}
      />
      <AnchorField value={value} onChange={onChange} />
    </Group>
  );
}

/** Outline of a marker's shape. */
export function MarkerOutlineGroup({ value, onChange }: PartProps<MarkerOutline>) {
  const { t } = useWords();
  return (
    <SwitchGroup
      title={t('group.outline')}
      label={t('field.outline')}
      value={value.outline}
      onChange={(outline) => onChange({ outline })}
    >
      <ColorField
        at="strokeColor"
        label={t('field.stroke-color')}
        value={value.strokeColor}
        onChange={(strokeColor) => onChange({ strokeColor })}
      />
      <LimitField
        at="strokeWidth"
        label={t('field.stroke-width')}
        limit="outlineWidth"
        value={value.strokeWidth}
        onChange={(strokeWidth) => onChange({ strokeWidth })}
      />
      <DashField
        at="strokeDash"
        label={t('field.stroke-dash')}
        value={value.strokeDash}
        onChange={(strokeDash) => onChange({ strokeDash })}
      />
    </SwitchGroup>
  );
}
