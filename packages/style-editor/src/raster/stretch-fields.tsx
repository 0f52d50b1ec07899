import { statisticsScopes, stretchKinds } from '@gep/map-engine/model';
import type { BandStatistics, RgbCompositeScheme, StretchKind, StretchScheme } from '@gep/map-engine/model';
import { setClip } from '@gep/map-engine/scheme/edit';
import type { ReactNode } from 'react';
import { ChoiceField, LimitField } from '../field';
import { useWords } from '../message';
import { partOf, patch, propertiesOf } from '../state';
import type { Parts } from '../state';
import { choices } from '../symbol';
import type { RasterPanelProps } from './raster-panel-props';
import { StretchEnd } from './stretch-end';

export interface StretchFieldsProps<S extends StretchScheme | RgbCompositeScheme> extends Pick<
  RasterPanelProps<S>,
  'value' | 'onChange' | 'choose' | 'lacks' | 'onProblem'
> {
  /** Of the band; null where there are several, each stretched by its own. */
  readonly statistics: BandStatistics | null;
}

/** How values are stretched: the type, where its statistics come from, and its numbers. */
export function StretchFields<S extends StretchScheme | RgbCompositeScheme>(props: StretchFieldsProps<S>) {
  const { value, onChange, choose, lacks, onProblem, statistics } = props;
  const words = useWords();
  const { t } = words;
  type Stretched = StretchScheme | RgbCompositeScheme;
  const parts: Parts<Stretched> = {
    value,
    ...partOf(props, (part: Partial<Stretched>) => patch(value, part as Partial<S>)),
  };
  const of = propertiesOf(parts);
  const clip = propertiesOf<Stretched>({
    ...parts,
    onChange: (part) => {
      const { scheme, problem } = setClip(value, part);
      onChange(scheme);
      // After the change, which clears the note of the edit before.
      onProblem(problem);
    },
  });
  const known = value.statisticsFrom === 'view' ? null : statistics;
  const crossed = value.min !== null && value.max !== null && value.min >= value.max;
  const ends = (
    <>
      <StretchEnd {...of('min')} statistics={known} />
      <StretchEnd {...of('max')} statistics={known} crossed={crossed} />
    </>
  );
  const numbers: Readonly<Partial<Record<StretchKind, ReactNode>>> = {
    'min-max': ends,
    'standard-deviation': (
      <LimitField {...of('stddevNumber')} label={t('field.stddev-number')} limit="stddevNumber" />
    ),
    'percent-clip': (
      <>
        <LimitField {...clip('minClip')} label={t('field.min-clip')} limit="clipPercentage" />
        <LimitField {...clip('maxClip')} label={t('field.max-clip')} limit="clipPercentage" />
      </>
    ),
    sigmoid: ends,
    logarithmic: ends,
    'square-root': ends,
  };
  return (
    <>
      <ChoiceField
        at="stretch"
        label={t('field.stretch')}
        value={value.stretch}
        options={choices(words, 'stretch', stretchKinds).map((option) => {
          const reason = option.value === value.stretch ? null : lacks({ ...value, stretch: option.value });
          return reason ? { ...option, label: `${option.label} – ${reason}`, disabled: true } : option;
        })}
        onChange={(stretch) => stretch !== value.stretch && choose((from) => ({ ...from, stretch }))}
      />
      <ChoiceField
        at="statisticsFrom"
        label={t('field.statistics-from')}
        value={value.statisticsFrom}
        options={choices(words, 'statistics-from', statisticsScopes)}
        // Values that are shown as they are need no statistics.
        disabled={value.stretch === 'none'}
        onChange={(statisticsFrom) =>
          statisticsFrom !== value.statisticsFrom && choose((from) => ({ ...from, statisticsFrom }))
        }
      />
      {numbers[value.stretch]}
    </>
  );
}
