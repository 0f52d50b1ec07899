import type { ImageLine } from '@gep/map-engine/model';
import { Group, LimitField } from '../field';
import { useWords } from '../message';
import { patch } from '../state';
import { ImageSourceField } from './image-source-field';
import type { LayerEditorProps } from './layer-editor';
import { OpacityField } from './layer-groups';

/** A picture repeated along a line. */
export function ImageLineEditor({ value, onChange, onRead }: LayerEditorProps<ImageLine>) {
  const { t } = useWords();
  const set = (part: Partial<ImageLine>) => onChange(patch(value, part));
  return (
    <Group title={t('group.appearance')}>
      <ImageSourceField
        name={value.name}
        source={value.source}
        onRead={({ name, source }) => onRead(() => ({ name, source }))}
      />
      <LimitField
        at="width"
        label={t('field.width')}
        limit="lineWidth"
        value={value.width}
        onChange={(width) => set({ width })}
      />
      <LimitField
        at="interval"
        label={t('field.interval-px')}
        limit="lineInterval"
        value={value.interval}
        onChange={(interval) => set({ interval })}
      />
      <OpacityField value={value} onChange={set} wide />
    </Group>
  );
}
