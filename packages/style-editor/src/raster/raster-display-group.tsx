import { resamplings } from '@gep/map-engine/model';
import type { RasterScheme } from '@gep/map-engine/model';
import { ChoiceField, ColorField, Fold, Group, SliderField } from '../field';
import { useWords } from '../message';
import { patch } from '../state';
import { choices } from '../symbol';
import type { PanelProps } from '../scheme';
import { RasterBackgroundGroup } from './raster-background-group';
import { RasterReliefGroup } from './raster-relief-group';

/** Settings of the whole picture: the same for all raster schemes, as far as they have a meaning there. */
export function RasterDisplayGroup<S extends RasterScheme>(
  props: Pick<PanelProps<S>, 'value' | 'onChange'> & { readonly folded?: boolean },
) {
  const { value, onChange, folded = false } = props;
  const Box = folded ? Fold : Group;
  const words = useWords();
  const { t } = words;
  const set = (part: Partial<RasterScheme>) => onChange(patch(value, part as Partial<S>));
  return (
    <Box title={t('group.display')}>
      {(['opacity', 'brightness', 'contrast', 'gamma'] as const).map((name) => (
        <SliderField
          key={name}
          label={t(`field.${name}`)}
          limit={name}
          value={value[name]}
          onChange={(next) => set({ [name]: next })}
        />
      ))}
      <ColorField
        at="noDataColor"
        label={t('field.no-data-color')}
        value={value.noDataColor}
        onChange={(noDataColor) => set({ noDataColor })}
        onClear={() => set({ noDataColor: null })}
      />
      {/* Classes and values of a table are never mixed. */}
      {'stretch' in value && (
        <ChoiceField
          at="resampling"
          label={t('field.resampling')}
          value={value.resampling}
          options={choices(words, 'resampling', resamplings)}
          onChange={(resampling) => set({ resampling })}
        />
      )}
      <div className="gep-grid-wide">
        <RasterBackgroundGroup
          value={value.background}
          channels={value.kind === 'rgb-composite'}
          onChange={(background) => set({ background })}
        />
        {/* A composite has no heights that could be shaded. */}
        {value.kind !== 'rgb-composite' && (
          <RasterReliefGroup value={value.relief} onChange={(relief) => set({ relief })} />
        )}
      </div>
    </Box>
  );
}
