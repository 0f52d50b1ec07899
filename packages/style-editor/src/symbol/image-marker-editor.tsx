import { clampToLimit, limits } from '@gep/map-engine/model';
import type { ImageMarker } from '@gep/map-engine/model';
import { Group } from '../field';
import { ImageSourceField } from './image-source-field';
import type { ReadImage } from './image-source-field';
import type { LayerEditorProps } from './layer-editor';
import { OpacityField, PlacementGroup } from './layer-groups';
import { SizeFields } from './size-fields';
import { useLayerParts } from './use-layer-parts';

/** A picture. A new one keeps the width and gets the height that its proportions ask for. */
export function ImageMarkerEditor(props: LayerEditorProps<ImageMarker>) {
  const { value, onRead } = props;
  const { t, parts, of } = useLayerParts(props);
  const take = ({ name, source, width, height }: ReadImage) =>
    onRead((layer) => {
      const wanted = Math.round((100 * layer.width * height) / width) / 100;
      return { name, source, height: clampToLimit(limits.imageHeight, wanted) };
    });
  return (
    <>
      <Group title={t('group.appearance')}>
        <ImageSourceField name={value.name} source={value.source} onRead={take} />
        <SizeFields {...parts} />
        <OpacityField {...of('opacity')} wide />
      </Group>
      <PlacementGroup {...parts} />
    </>
  );
}
