import type { ImageLine } from '@gep/map-engine/model';
import { Group, LimitField, SliderField } from '../field';
import { useWords } from '../message';
import { patch } from '../state';
import { ImageSourceField } from './image-source-field';
import type { LayerEditorProps } from './layer-editor';

/** A picture repeated along a line. */
export function ImageLineEditor({ value, onChange }: LayerEditorProps<ImageLine>) {
  const { t } = useWords();
  const set = (part: Partial<ImageLine>) => onChange(patch(value, part));
  return (
    <Group title={t('kind.image-line')}>
      <ImageSourceField name={value.name} onChange={set} />
      <LimitField
        label={t('field.width')}
        limit="lineWidth"
        value={value.width}
        onChange={(width) => set({ width })}
      />
      <LimitField
        label={t('field.interval-px')}
        limit="lineInterval"
        value={value.interval}
        onChange={(interval) => set({ interval })}
      />
      <SliderField
        label={t('field.opacity')}
        limit="opacity"
        value={value.opacity}
        onChange={(opacity) => set({ opacity })}
      />
    </Group>
  );
}
