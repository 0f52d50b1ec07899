import type { FillSymbolLayer, SimpleFill } from '@gep/map-engine/model';
import { ColorField, Group } from '../field';
import { useWords } from '../message';
import { partOf, patch } from '../state';
import type { LayerEditorProps } from './layer-editor';
import { OpacityField } from './layer-groups';
import { OutlineGroup } from './outline-group';

/** One flat colour with an outline. */
export function SimpleFillEditor(props: LayerEditorProps<SimpleFill>) {
  const { value, onChange, renderSymbolEditor } = props;
  const { t } = useWords();
  const set = (part: Partial<SimpleFill>) => onChange(patch(value, part));
  return (
    <>
      <Group title={t('group.fill')}>
        <ColorField
          at="color"
          label={t('field.color')}
          value={value.color}
          onChange={(color) => set({ color })}
        />
        <OpacityField value={value} onChange={set} />
      </Group>
      <OutlineGroup
        value={value}
        {...partOf(props, (next: FillSymbolLayer) => next as SimpleFill)}
        renderSymbolEditor={renderSymbolEditor}
      />
    </>
  );
}
