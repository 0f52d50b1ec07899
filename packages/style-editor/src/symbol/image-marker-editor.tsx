import { clampToLimit, limits } from '@gep/map-engine/model';
import type { ImageMarker } from '@gep/map-engine/model';
import { Group } from '../field';
import { useWords } from '../message';
import { patch } from '../state';
import { ImageSourceField } from './image-source-field';
import type { ReadImage } from './image-source-field';
import type { LayerEditorProps } from './layer-editor';
import { OpacityField, PlacementGroup } from './layer-groups';
import { SizeFields } from './size-fields';

/** A picture. A new one keeps the width and gets the height that its proportions ask for. */
export function ImageMarkerEditor({ value, onChange, onRead }: LayerEditorProps<ImageMarker>) {
  const { t } = useWords();
  const set = (part: Partial<ImageMarker>) => onChange(patch(value, part));
  const take = ({ name, source, width, height }: ReadImage) =>
    onRead((layer) => {
      const wanted = Math.round((100 * layer.width * height) / width) / 100;
      return { name, source, height: clampToLimit(limits.imageHeight, wanted) };
    });
  return (
    <>
      <Group title={t('group.appearance')}>
        <ImageSourceField name={value.name} source={value.source} onRead={take} />
        <SizeFields value={value} onChange={set} />
        <OpacityField value={value} onChange={set} wide />
      </Group>
      <PlacementGroup value={value} onChange={set} />
    </>
  );
}
