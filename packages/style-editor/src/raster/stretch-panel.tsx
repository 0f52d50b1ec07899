import type { BandStatistics, StretchScheme } from '@gep/map-engine/model';
import { bandStatistics } from '@gep/map-engine/scheme';
import { Group } from '../field';
import { useWords } from '../message';
import { screenNumber } from '../preview';
import { RampField } from '../ramp';
import { partOf, patch } from '../state';
import { BandChoice } from './band-choice';
import { RasterDisplayGroup } from './raster-display-group';
import type { RasterPanelProps } from './raster-panel-props';
import { StretchFields } from './stretch-fields';
import { StretchHistogram } from './stretch-histogram';
import type { RampPart } from '../ramp';

/** One band spread over a ramp. */
export function StretchPanel(props: RasterPanelProps<StretchScheme>) {
  const { value, onChange, choose } = props;
  const { t } = useWords();
  const statistics = bandStatistics(value.bands, value.band);
  return (
    <div className="gep-panel">
      <Group title={t('group.stretch')}>
        <BandChoice
          bands={value.bands}
          value={value.band}
          onChange={(band) => choose((from) => ({ ...from, band, min: null, max: null }))}
        />
        <RampField
          ramp={value.ramp}
          reverse={value.reverse}
          {...partOf(props, (part: RampPart) => patch(value, part))}
        />
        <StretchFields {...props} statistics={statistics} />
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
        <StretchHistogram value={value} onChange={onChange} statistics={statistics} />
      )}
      <RasterDisplayGroup value={value} onChange={onChange} />
    </div>
  );
}

/** Bands that were not looked at yet carry a deviation of 0. */
function known(statistics: BandStatistics, name: 'min' | 'max' | 'mean' | 'stddev'): boolean {
  return Number.isFinite(statistics[name]) && !(name === 'stddev' && statistics.stddev === 0);
}
