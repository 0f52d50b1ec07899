import { markerShapes } from '@gep/map-engine/model';
import type { SimpleMarker } from '@gep/map-engine/model';
import { ChoiceField, ColorField, Group, LimitField, SliderField } from '../field';
import { useWords } from '../message';
import { patch } from '../state';
import { choices } from './choices';
import type { LayerEditorProps } from './layer-editor';
import { MarkerOutlineGroup, PlacementGroup } from './marker-groups';

/** A regular shape. */
export function SimpleMarkerEditor({ value, onChange }: LayerEditorProps<SimpleMarker>) {
  const words = useWords();
  const { t } = words;
  const set = (part: Partial<SimpleMarker>) => onChange(patch(value, part));
  return (
    <>
      <Group title={t('kind.simple-marker')}>
        <ChoiceField
          label={t('field.shape')}
          value={value.shape}
          options={choices(words, 'shape', markerShapes)}
          onChange={(shape) => set({ shape })}
        />
        <LimitField
          label={t('field.size')}
          limit="simpleMarkerSize"
          value={value.size}
          onChange={(size) => set({ size })}
        />
        <ColorField
          label={t('field.fill')}
          value={value.fillColor}
          onChange={(fillColor) => set({ fillColor })}
        />
        <SliderField
          label={t('field.opacity')}
          limit="opacity"
          value={value.opacity}
          onChange={(opacity) => set({ opacity })}
        />
      </Group>
      <MarkerOutlineGroup value={value} onChange={set} />
      <PlacementGroup value={value} onChange={set} />
    </>
  );
}
