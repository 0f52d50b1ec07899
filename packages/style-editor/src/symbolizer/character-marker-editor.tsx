import { defaults, fontStyles } from '@gep/map-engine/model';
import type { CharacterMarker } from '@gep/map-engine/model';
import { ChoiceField, ColorField, Field, Group, LimitField, SliderField } from '../field';
import { TextInput } from '../input';
import { useWords } from '../message';
import { patch } from '../state';
import { choices } from './choices';
import type { LayerEditorProps } from './layer-editor';
import { MarkerOutlineGroup, PlacementGroup } from './marker-groups';

/** One character of a font; an emptied text becomes '!'. */
export function CharacterMarkerEditor({ value, onChange }: LayerEditorProps<CharacterMarker>) {
  const words = useWords();
  const { t } = words;
  const set = (part: Partial<CharacterMarker>) => onChange(patch(value, part));
  const setText = (text: string) => set({ text: [...text].at(-1) ?? defaults.characterText });
  return (
    <>
      <Group title={t('kind.character-marker')}>
        <Field label={t('field.text')}>
          {(id) => <TextInput id={id} value={value.text} onChange={setText} />}
        </Field>
        <LimitField
          label={t('field.size')}
          limit="characterMarkerSize"
          value={value.size}
          onChange={(size) => set({ size })}
        />
        <Field label={t('field.font')}>
          {(id) => (
            <TextInput id={id} value={value.fontFamily} onChange={(fontFamily) => set({ fontFamily })} />
          )}
        </Field>
        <ChoiceField
          label={t('field.font-style')}
          value={value.fontStyle}
          options={choices(words, 'font-style', fontStyles)}
          onChange={(fontStyle) => set({ fontStyle })}
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
