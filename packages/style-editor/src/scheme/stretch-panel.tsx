import { stretchKinds } from '@gep/map-engine/model';
import type { BandStatistics, Problem, StretchKind, StretchScheme } from '@gep/map-engine/model';
import { ChoiceField, Group } from '../field';
import { useWords } from '../message';
import { HistogramCanvas, screenNumber } from '../preview';
import { statisticsOf } from '../state';
import { choices } from '../symbolizer';
import { BandChoice } from './band-choice';
import type { PanelProps } from './panel-props';
import { RampField } from './ramp-field';
import { RasterDisplayGroup } from './raster-display-group';
import { StretchFields } from './stretch-fields';

export interface StretchPanelProps extends PanelProps<StretchScheme> {
  /** Another stretch type was chosen; the caller sees to the statistics it needs. */
  readonly onStretch: (kind: StretchKind) => void;
  readonly onProblem: (problem: Problem | null) => void;
}

/** One band spread over a ramp. */
export function StretchPanel({ value, onChange, onStretch, onProblem }: StretchPanelProps) {
  const words = useWords();
  const { t } = words;
  const statistics = statisticsOf(value.bands, value.band);
  return (
    <div className="gep-panel">
      <Group title={t('group.stretch')}>
        <BandChoice
          bands={value.bands}
          value={value.band}
          onChange={(band) => onChange({ ...value, band, min: null, max: null })}
        />
        <RampField
          ramp={value.ramp}
          reverse={value.reverse}
          onChange={(part) => onChange({ ...value, ...part })}
        />
        <ChoiceField
          label={t('field.stretch')}
          value={value.stretch}
          options={choices(words, 'stretch', stretchKinds)}
          onChange={(kind) => kind !== value.stretch && onStretch(kind)}
        />
        <div className="gep-grid">
          <StretchFields value={value} onChange={onChange} statistics={statistics} onProblem={onProblem} />
        </div>
      </Group>
      {statistics && (
        <dl className="gep-facts">
          {(['min', 'max', 'mean', 'stddev'] as const).map((name) => (
            <div key={name}>
              <dt>{t(`field.${name}`)}</dt>
              <dd>{known(statistics, name) ? screenNumber(statistics[name]) : '--'}</dd>
            </div>
          ))}
        </dl>
      )}
      {statistics?.histogram && (
        <HistogramCanvas
          histogram={statistics.histogram}
          label={t('preview.histogram', { field: value.bands[value.band ?? 0].name, classes: 0 })}
        />
      )}
      <RasterDisplayGroup value={value} onChange={onChange} />
    </div>
  );
}

/** Bands that were not looked at yet carry a deviation of 0. */
function known(statistics: BandStatistics, name: 'min' | 'max' | 'mean' | 'stddev'): boolean {
  return Number.isFinite(statistics[name]) && !(name === 'stddev' && statistics.stddev === 0);
}
