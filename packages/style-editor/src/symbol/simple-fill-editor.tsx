import type { SimpleFill } from '@gep/map-engine/model';
import { ColorField, Group } from '../field';
import type { LayerEditorProps } from './layer-editor';
import { OpacityField } from './layer-groups';
import { OutlineGroup } from './outline-group';
import { useLayerParts } from './use-layer-parts';

/** One flat colour with an outline. */
export function SimpleFillEditor(props: LayerEditorProps<SimpleFill>) {
  const { renderSymbolEditor } = props;
  const { t, parts, of } = useLayerParts(props);
  return (
    <>
      <Group title={t('group.fill')}>
        <ColorField {...of('color')} label={t('field.color')} />
        <OpacityField {...of('opacity')} />
      </Group>
      <OutlineGroup {...parts} renderSymbolEditor={renderSymbolEditor} />
    </>
  );
}
