import { lineCaps, lineJoins } from '@gep/map-engine/model';
import type { SimpleLine } from '@gep/map-engine/model';
import { ColorField, Group, LimitField, SegmentedField } from '../field';
import { choices } from './choices';
import { DashField } from './dash-field';
import type { LayerEditorProps } from './layer-editor';
import { OpacityField } from './layer-groups';
import { capPicture, joinPicture } from './picture';
import { useLayerParts } from './use-layer-parts';

/** A stroke of one colour. */
export function SimpleLineEditor(props: LayerEditorProps<SimpleLine>) {
  const { words, t, of } = useLayerParts(props);
  return (
    <Group title={t('group.appearance')}>
      <ColorField {...of('color')} label={t('field.color')} />
      <LimitField {...of('width')} label={t('field.width')} limit="lineWidth" />
      <DashField {...of('dash')} label={t('field.dash')} />
      <OpacityField {...of('opacity')} />
      <SegmentedField
        {...of('join')}
        label={t('field.join')}
        options={choices(words, 'join', lineJoins, joinPicture)}
      />
      <SegmentedField
        {...of('cap')}
        label={t('field.cap')}
        options={choices(words, 'cap', lineCaps, capPicture)}
      />
    </Group>
  );
}
