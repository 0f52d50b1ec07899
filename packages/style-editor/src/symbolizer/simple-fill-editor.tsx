import type { SimpleFill } from '@gep/map-engine/model';
import { ColorField, Group, SliderField } from '../field';
import { useWords } from '../message';
import { patch } from '../state';
import type { LayerEditorProps } from './layer-editor';
import { OutlineGroup } from './outline-group';

/** One flat colour with an outline. */
export function SimpleFillEditor(props: LayerEditorProps<SimpleFill>) {
  const { value, onChange, renderSymbolEditor } = props;
  const { t } = useWords();
  return (
    <>
      <Group title={t('group.fill')}>
        <ColorField
          label={t('field.color')}
          value={value.color}
          onChange={(color) => onChange(patch(value, { color }))}
        />
        <SliderField
          label={t('field.opacity')}
          limit="opacity"
          value={value.opacity}
          onChange={(opacity) => onChange(patch(value, { opacity }))}
        />
      </Group>
      <OutlineGroup
        value={value}
        onChange={(next) => onChange(next as SimpleFill)}
        renderSymbolEditor={renderSymbolEditor}
      />
    </>
  );
}
