import type { ImageMarker } from '@gep/map-engine/model';
import { Group, LimitField, SliderField } from '../field';
import { useWords } from '../message';
import { patch } from '../state';
import { ImageSourceField } from './image-source-field';
import type { LayerEditorProps } from './layer-editor';
import { PlacementGroup } from './marker-groups';

/** A picture. */
export function ImageMarkerEditor({ value, onChange }: LayerEditorProps<ImageMarker>) {
  const { t } = useWords();
  const set = (part: Partial<ImageMarker>) => onChange(patch(value, part));
  return (
    <>
      <Group title={t('kind.image-marker')}>
        <ImageSourceField name={value.name} onChange={set} />
        <LimitField
          label={t('field.width')}
          limit="imageWidth"
          value={value.width}
          onChange={(width) => set({ width })}
        />
        <LimitField
          label={t('field.height')}
          limit="imageHeight"
          value={value.height}
          onChange={(height) => set({ height })}
        />
        <SliderField
          label={t('field.opacity')}
          limit="opacity"
          value={value.opacity}
          onChange={(opacity) => set({ opacity })}
        />
      </Group>
      <PlacementGroup value={value} onChange={set} />
    </>
  );
}
