import { fontStyles } from '@gep/map-engine/model';
import type { CharacterMarker } from '@gep/map-engine/model';
import { ChoiceField, ColorField, Group, LimitField } from '../field';
import { CharacterField } from './character-field';
import { choices } from './choices';
import { FontField } from './font-field';
import type { LayerEditorProps } from './layer-editor';
import { MarkerOutlineGroup, OpacityField, PlacementGroup } from './layer-groups';
import { useLayerParts } from './use-layer-parts';

/** One character of a font; an emptied text becomes '!'. */
export function CharacterMarkerEditor(props: LayerEditorProps<CharacterMarker>) {
  const { value } = props;
  const { words, t, parts, of } = useLayerParts(props);
  return (
    <>
      <Group title={t('group.appearance')}>
        <CharacterField
          value={value.text}
          fontFamily={value.fontFamily}
          onChange={(text) => parts.onChange({ text })}
        />
        <LimitField {...of('size')} label={t('field.size')} limit="characterMarkerSize" />
        <FontField {...of('fontFamily')} />
        <ChoiceField
          {...of('fontStyle')}
          label={t('field.font-style')}
          options={choices(words, 'font-style', fontStyles)}
        />
        <ColorField {...of('fillColor')} label={t('field.fill')} />
        <OpacityField {...of('opacity')} />
      </Group>
      <MarkerOutlineGroup {...parts} />
      <PlacementGroup {...parts} />
    </>
  );
}
