import { lineCaps, lineJoins } from '@gep/map-engine/model';
import type { SimpleLine } from '@gep/map-engine/model';
import { ColorField, Group, LimitField, SegmentedField } from '../field';
import { useWords } from '../message';
import { partsOf, propertiesOf } from '../state';
import { choices } from './choices';
import { DashField } from './dash-field';
import type { LayerEditorProps } from './layer-editor';
import { OpacityField } from './layer-groups';
import { capPicture, joinPicture } from './picture';

/** A stroke of one colour. */
export function SimpleLineEditor(props: LayerEditorProps<SimpleLine>) {
  const words = useWords();
  const { t } = words;
  const parts = partsOf(props);
  const of = propertiesOf(parts);
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
