import type { SvgMarker } from '@gep/map-engine/model';
import { ColorField, Group } from '../field';
import type { LayerEditorProps } from './layer-editor';
import { MarkerOutlineGroup, OpacityField, PlacementGroup } from './layer-groups';
import { SizeFields } from './size-fields';
import { SvgField } from './svg-field';
import { useLayerParts } from './use-layer-parts';

/** An SVG drawing; it is only ever drawn as an image. Without a fill it keeps its own colours. */
export function SvgMarkerEditor(props: LayerEditorProps<SvgMarker>) {
  const { value, onRead } = props;
  const { t, parts, of } = useLayerParts(props);
  return (
    <>
      <Group title={t('group.appearance')}>
        <SvgField value={value.svg} onRead={(svg) => onRead(() => ({ svg }))} />
        <SizeFields {...parts} />
        <ColorField
          {...of('fillColor')}
          label={t('field.fill')}
          onClear={() => parts.onChange({ fillColor: null })}
        />
        <OpacityField {...of('opacity')} />
      </Group>
      <MarkerOutlineGroup {...parts} />
      <PlacementGroup {...parts} />
    </>
  );
}
