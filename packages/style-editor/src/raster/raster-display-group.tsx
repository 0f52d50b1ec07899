import { resamplings } from '@gep/map-engine/model';
import type { RasterScheme } from '@gep/map-engine/model';
import { ChoiceField, ColorField, Fold, Group, SliderField } from '../field';
import { useWords } from '../message';
import { partOf, patch, propertiesOf } from '../state';
import type { Parts } from '../state';
import { choices } from '../symbol';
import type { PanelProps } from '../scheme';
import { RasterBackgroundGroup } from './raster-background-group';
import { RasterReliefGroup } from './raster-relief-group';

/** Settings of the whole picture: the same for all raster schemes, as far as they have a meaning there. */
export function RasterDisplayGroup<S extends RasterScheme>(
  props: Pick<PanelProps<S>, 'value' | 'onChange'> & { readonly folded?: boolean },
) {
  const { value, folded = false } = props;
  const Box = folded ? Fold : Group;
  const words = useWords();
  const { t } = words;
  const parts: Parts<RasterScheme> = {
    value,
    ...partOf(props, (part: Partial<RasterScheme>) => patch(value, part as Partial<S>)),
  };
  const of = propertiesOf(parts);
  return (
    <Box title={t('group.display')}>
      {(['opacity', 'brightness', 'contrast', 'gamma'] as const).map((name) => (
        <SliderField key={name} {...of(name)} label={t(`field.${name}`)} limit={name} />
      ))}
      <ColorField
        {...of('noDataColor')}
        label={t('field.no-data-color')}
        onClear={() => parts.onChange({ noDataColor: null })}
      />
      {/* Classes and values of a table are never mixed. */}
      {'stretch' in value && (
        <ChoiceField
          {...of('resampling')}
          label={t('field.resampling')}
          options={choices(words, 'resampling', resamplings)}
        />
      )}
      <div className="gep-grid-wide">
        <RasterBackgroundGroup {...of('background')} channels={value.kind === 'rgb-composite'} />
        {/* A composite has no heights that could be shaded. */}
        {value.kind !== 'rgb-composite' && <RasterReliefGroup {...of('relief')} />}
      </div>
    </Box>
  );
}
