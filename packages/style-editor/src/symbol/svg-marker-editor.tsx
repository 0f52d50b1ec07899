import type { SvgMarker } from '@gep/map-engine/model';
import { ColorField, Group } from '../field';
import { useWords } from '../message';
import { patch } from '../state';
import type { LayerEditorProps } from './layer-editor';
import { MarkerOutlineGroup, OpacityField, PlacementGroup } from './layer-groups';
import { SizeFields } from './size-fields';
import { SvgField } from './svg-field';

/** An SVG drawing; it is only ever drawn as an image. Without a fill it keeps its own colours. */
export function SvgMarkerEditor({ value, onChange, onRead }: LayerEditorProps<SvgMarker>) {
  const { t } = useWords();
  const set = (part: Partial<SvgMarker>) => onChange(patch(value, part));
  return (
    <>
      <Group title={t('group.appearance')}>
        <SvgField value={value.svg} onRead={(svg) => onRead(() => ({ svg }))} />
        <SizeFields value={value} onChange={set} />
        <ColorField
          at="fillColor"
          label={t('field.fill')}
          value={value.fillColor}
          onChange={(fillColor) => set({ fillColor })}
          onClear={() => set({ fillColor: null })}
        />
        <OpacityField value={value} onChange={set} />
      </Group>
      <MarkerOutlineGroup value={value} onChange={set} />
      <PlacementGroup value={value} onChange={set} />
    </>
  );
}
