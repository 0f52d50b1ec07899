import { lineCaps, lineJoins } from '@gep/map-engine/model';
import type { SimpleLine } from '@gep/map-engine/model';
import { ColorField, Group, LimitField } from '../field';
import { useWords } from '../message';
import { patch } from '../state';
import { choices } from './choices';
import { DashField } from './dash-field';
import type { LayerEditorProps } from './layer-editor';
import { OpacityField } from './layer-groups';
import { capPicture, joinPicture } from './picture';
import { PictureField } from './picture-field';

/** A stroke of one colour. */
export function SimpleLineEditor({ value, onChange }: LayerEditorProps<SimpleLine>) {
  const words = useWords();
  const { t } = words;
  const set = (part: Partial<SimpleLine>) => onChange(patch(value, part));
  return (
    <Group title={t('group.appearance')}>
      <ColorField
        at="color"
        label={t('field.color')}
        value={value.color}
        onChange={(color) => set({ color })}
      />
      <LimitField
        at="width"
        label={t('field.width')}
        limit="lineWidth"
        value={value.width}
        onChange={(width) => set({ width })}
      />
      <DashField at="dash" label={t('field.dash')} value={value.dash} onChange={(dash) => set({ dash })} />
      <OpacityField value={value} onChange={set} />
      <PictureField
        at="join"
        label={t('field.join')}
        value={value.join}
        options={choices(words, 'join', lineJoins, joinPicture)}
        onChange={(join) => set({ join })}
      />
      <PictureField
        at="cap"
        label={t('field.cap')}
        value={value.cap}
        options={choices(words, 'cap', lineCaps, capPicture)}
        onChange={(cap) => set({ cap })}
      />
    </Group>
  );
}
