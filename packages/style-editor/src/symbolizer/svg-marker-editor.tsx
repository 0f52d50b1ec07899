import type { SvgMarker } from '@gep/map-engine/model';
import { ColorField, Field, Group, LimitField, SliderField } from '../field';
import { useWords } from '../message';
import { patch } from '../state';
import type { LayerEditorProps } from './layer-editor';
import { PlacementGroup } from './marker-groups';

/** An SVG drawing given as text; it is only ever drawn as an image. */
export function SvgMarkerEditor({ value, onChange }: LayerEditorProps<SvgMarker>) {
  const { t } = useWords();
  const set = (part: Partial<SvgMarker>) => onChange(patch(value, part));
  return (
    <>
      <Group title={t('kind.svg-marker')}>
        <Field label={t('field.svg')} wide>
          {(id) => (
            <textarea
              id={id}
              className="gep-textarea"
              rows={4}
              spellCheck={false}
              value={value.svg}
              onChange={(event) => set({ svg: event.target.value })}
            />
          )}
        </Field>
        <LimitField
          label={t('field.width')}
          limit="imageWidth"
          value={value.width}
          onChange={(width) => set({ width })}
        />
        <LimitField
          label={t('field.height')}
          limit="imageHeight"
          value={value.height}
          onChange={(height) => set({ height })}
        />
        <ColorField
          label={t('field.fill')}
          value={value.fillColor}
          onChange={(fillColor) => set({ fillColor })}
          onClear={() => set({ fillColor: null })}
        />
        <SliderField
          label={t('field.opacity')}
          limit="opacity"
          value={value.opacity}
          onChange={(opacity) => set({ opacity })}
        />
      </Group>
      <PlacementGroup value={value} onChange={set} />
    </>
  );
}
