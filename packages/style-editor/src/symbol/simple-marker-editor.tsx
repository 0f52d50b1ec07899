import { markerShapes } from '@gep/map-engine/model';
import type { SimpleMarker } from '@gep/map-engine/model';
import { ColorField, Group, LimitField } from '../field';
import { useWords } from '../message';
import { patch } from '../state';
import { choices } from './choices';
import type { LayerEditorProps } from './layer-editor';
import { MarkerOutlineGroup, OpacityField, PlacementGroup } from './layer-groups';
import { shapePicture } from './picture';
import { PictureField } from './picture-field';

/** A regular shape. */
export function SimpleMarkerEditor({ value, onChange }: LayerEditorProps<SimpleMarker>) {
  const words = useWords();
  const { t } = words;
  const set = (part: Partial<SimpleMarker>) => onChange(patch(value, part));
  return (
    <>
      <Group title={t('group.appearance')}>
        <PictureField
          at="shape"
          label={t('field.shape')}
          value={value.shape}
          options={choices(words, 'shape', markerShapes, shapePicture)}
          onChange={(shape) => set({ shape })}
          wide
        />
        <LimitField
          at="size"
          label={t('field.size')}
          limit="simpleMarkerSize"
          value={value.size}
          onChange={(size) => set({ size })}
        />
        <ColorField
          at="fillColor"
          label={t('field.fill')}
          value={value.fillColor}
          onChange={(fillColor) => set({ fillColor })}
        />
        <OpacityField value={value} onChange={set} wide />
      </Group>
      <MarkerOutlineGroup value={value} onChange={set} />
      <PlacementGroup value={value} onChange={set} />
    </>
  );
}
