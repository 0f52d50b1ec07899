import { markerShapes } from '@gep/map-engine/model';
import type { SimpleMarker } from '@gep/map-engine/model';
import { ColorField, Group, LimitField, SegmentedField } from '../field';
import { choices } from './choices';
import type { LayerEditorProps } from './layer-editor';
import { MarkerOutlineGroup, OpacityField, PlacementGroup } from './layer-groups';
import { shapePicture } from './picture';
import { useLayerParts } from './use-layer-parts';

/** A regular shape. */
export function SimpleMarkerEditor(props: LayerEditorProps<SimpleMarker>) {
  const { words, t, parts, of } = useLayerParts(props);
  return (
    <>
      <Group title={t('group.appearance')}>
        <SegmentedField
          {...of('shape')}
          label={t('field.shape')}
          options={choices(words, 'shape', markerShapes, shapePicture)}
          wide
        />
        <LimitField {...of('size')} label={t('field.size')} limit="simpleMarkerSize" />
        <ColorField {...of('fillColor')} label={t('field.fill')} />
        <OpacityField {...of('opacity')} wide />
      </Group>
      <MarkerOutlineGroup {...parts} />
      <PlacementGroup {...parts} />
    </>
  );
}
