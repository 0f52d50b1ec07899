import type { RasterScheme } from '@gep/map-engine/model';
import { ColorField, Fold, Group, SliderField } from '../field';
import { useWords } from '../message';
import { patch } from '../state';
import type { PanelProps } from './panel-props';

/** No-data colour, opacity, brightness, contrast, gamma: the same for all raster schemes. */
export function RasterDisplayGroup<S extends RasterScheme>(
  props: Pick<PanelProps<S>, 'value' | 'onChange'> & { readonly folded?: boolean },
) {
  const { value, onChange, folded = false } = props;
  const Box = folded ? Fold : Group;
  const { t } = useWords();
  const set = (part: Partial<RasterScheme>) =>
    onChange(patch(value, part as Partial<S>), Object.keys(part).join());
  return (
    <Box title={t('group.display')}>
      <ColorField
        label={t('field.no-data-color')}
        value={value.noDataColor}
        onChange={(noDataColor) => set({ noDataColor })}
        onClear={() => set({ noDataColor: null })}
      />
      <SliderField
        label={t('field.opacity')}
        limit="opacity"
        value={value.opacity}
        onChange={(opacity) => set({ opacity })}
      />
      <SliderField
        label={t('field.brightness')}
        limit="brightness"
        value={value.brightness}
        onChange={(brightness) => set({ brightness })}
      />
      <SliderField
        label={t('field.contrast')}
        limit="contrast"
        value={value.contrast}
        onChange={(contrast) => set({ contrast })}
      />
      <SliderField
        label={t('field.gamma')}
        limit="gamma"
        value={value.gamma}
        onChange={(gamma) => set({ gamma })}
      />
    </Box>
  );
}
