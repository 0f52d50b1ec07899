import { horizontalAnchors, strokeDashes, verticalAnchors } from '@gep/map-engine/model';
import type { MarkerOutline, MarkerPlacement } from '@gep/map-engine/model';
import { ChoiceField, ColorField, Group, LimitField } from '../field';
import { Switch } from '../input';
import { useWords } from '../message';
import { choices } from './choices';

/** Rotation, offsets and anchor of any marker. */
export function PlacementGroup({
  value,
  onChange,
}: {
  readonly value: MarkerPlacement;
  readonly onChange: (part: Partial<MarkerPlacement>) => void;
}) {
  const words = useWords();
  const { t } = words;
  return (
    <Group title={t('group.placement')}>
      <LimitField
        label={t('field.offset-x')}
        limit="offset"
        value={value.offsetX}
        onChange={(offsetX) => onChange({ offsetX })}
      />
      <LimitField
        label={t('field.offset-y')}
        limit="offset"
        value={value.offsetY}
        onChange={(offsetY) => onChange({ offsetY })}
      />
      <ChoiceField
        label={t('field.anchor-x')}
        value={value.anchorX}
        options={choices(words, 'anchor', horizontalAnchors)}
        onChange={(anchorX) => onChange({ anchorX })}
      />
      <ChoiceField
        label={t('field.anchor-y')}
        value={value.anchorY}
        options={choices(words, 'anchor', verticalAnchors)}
        onChange={(anchorY) => onChange({ anchorY })}
      />
      <LimitField
        label={t('field.rotation')}
        limit="rotation"
        value={value.rotation}
        onChange={(rotation) => onChange({ rotation })}
      />
    </Group>
  );
}

/** Outline of a marker's shape. */
export function MarkerOutlineGroup({
  value,
  onChange,
}: {
  readonly value: MarkerOutline;
  readonly onChange: (part: Partial<MarkerOutline>) => void;
}) {
  const words = useWords();
  const { t } = words;
  return (
    <Group
      title={t('group.outline')}
      aside={
        <Switch
          bare
          label={t('field.outline')}
          value={value.outline}
          onChange={(outline) => onChange({ outline })}
        />
      }
    >
      {value.outline && (
        <>
          <ColorField
            label={t('field.stroke-color')}
            value={value.strokeColor}
            onChange={(strokeColor) => onChange({ strokeColor })}
          />
          <LimitField
            label={t('field.stroke-width')}
            limit="outlineWidth"
            value={value.strokeWidth}
            onChange={(strokeWidth) => onChange({ strokeWidth })}
          />
          <ChoiceField
            label={t('field.stroke-dash')}
            value={value.strokeDash}
            options={choices(words, 'dash', strokeDashes)}
            onChange={(strokeDash) => onChange({ strokeDash })}
          />
        </>
      )}
    </Group>
  );
}
