import { lineCaps, lineJoins, strokeDashes } from '@gep/map-engine/model';
import type { SimpleLine } from '@gep/map-engine/model';
import { ChoiceField, ColorField, Group, LimitField, SliderField } from '../field';
import { useWords } from '../message';
import { patch } from '../state';
import { choices } from './choices';
import type { LayerEditorProps } from './layer-editor';

/** A stroke of one colour. */
export function SimpleLineEditor({ value, onChange }: LayerEditorProps<SimpleLine>) {
  const words = useWords();
  const { t } = words;
  const set = (part: Partial<SimpleLine>) => onChange(patch(value, part));
  return (
    <Group title={t('kind.simple-line')}>
      <ColorField label={t('field.color')} value={value.color} onChange={(color) => set({ color })} />
      <LimitField
        label={t('field.width')}
        limit="lineWidth"
        value={value.width}
        onChange={(width) => set({ width })}
      />
      <ChoiceField
        label={t('field.dash')}
        value={value.dash}
        options={choices(words, 'dash', strokeDashes)}
        onChange={(dash) => set({ dash })}
      />
      <SliderField
        label={t('field.opacity')}
        limit="opacity"
        value={value.opacity}
        onChange={(opacity) => set({ opacity })}
      />
      <ChoiceField
        label={t('field.join')}
        value={value.join}
        options={choices(words, 'join', lineJoins)}
        onChange={(join) => set({ join })}
      />
      <ChoiceField
        label={t('field.cap')}
        value={value.cap}
        options={choices(words, 'cap', lineCaps)}
        onChange={(cap) => set({ cap })}
      />
    </Group>
  );
}
