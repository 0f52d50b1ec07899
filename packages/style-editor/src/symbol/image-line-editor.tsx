import type { ImageLine } from '@gep/map-engine/model';
import { Group, LimitField } from '../field';
import { ImageSourceField } from './image-source-field';
import type { LayerEditorProps } from './layer-editor';
import { OpacityField } from './layer-groups';
import { useLayerParts } from './use-layer-parts';

/** A picture repeated along a line. */
export function ImageLineEditor(props: LayerEditorProps<ImageLine>) {
  const { value, onRead } = props;
  const { t, of } = useLayerParts(props);
  return (
    <Group title={t('group.appearance')}>
      <ImageSourceField
        name={value.name}
        source={value.source}
        onRead={({ name, source }) => onRead(() => ({ name, source }))}
      />
      <LimitField {...of('width')} label={t('field.width')} limit="lineWidth" />
      <LimitField {...of('interval')} label={t('field.interval-px')} limit="lineInterval" />
      <OpacityField {...of('opacity')} wide />
    </Group>
  );
}
