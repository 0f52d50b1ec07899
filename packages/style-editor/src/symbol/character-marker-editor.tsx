import { fontStyles } from '@gep/map-engine/model';
import type { CharacterMarker } from '@gep/map-engine/model';
import { ChoiceField, ColorField, Group, LimitField } from '../field';
import { useWords } from '../message';
import { patch } from '../state';
import { CharacterField } from './character-field';
import { choices } from './choices';
import { FontField } from './font-field';
import type { LayerEditorProps } from './layer-editor';
import { MarkerOutlineGroup, OpacityField, PlacementGroup } from './layer-groups';

/** One character of a font; an emptied text becomes '!'. */
export function CharacterMarkerEditor({ value, onChange }: LayerEditorProps<CharacterMarker>) {
  const words = useWords();
  const { t } = words;
  const set = (part: Partial<CharacterMarker>) => onChange(patch(value, part));
  return (
    <>
      <Group title={t('group.appearance')}>
        <CharacterField value={value.text} fontFamily={value.fontFamily} onChange={(text) => set({ text })} />
        <LimitField
          at="size"
          label={t('field.size')}
          limit="characterMarkerSize"
          value={value.size}
          onChange={(size) => set({ size })}
        />
        <FontField at="fontFamily" value={value.fontFamily} onChange={(fontFamily) => set({ fontFamily })} />
        <ChoiceField
          at="fontStyle"
          label={t('field.font-style')}
          value={value.fontStyle}
          options={choices(words, 'font-style', fontStyles)}
          onChange={(fontStyle) => set({ fontStyle })}
        />
        <ColorField
          at="fillColor"
          label={t('field.fill')}
          value={value.fillColor}
          onChange={(fillColor) => set({ fillColor })}
        />
        <OpacityField value={value} onChange={set} />
      </Group>
      <MarkerOutlineGroup value={value} onChange={set} />
      <PlacementGroup value={value} onChange={set} />
    </>
  );
}
