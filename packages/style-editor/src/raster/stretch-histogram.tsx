import { sampleRamp } from '@gep/map-engine/color';
import type { BandStatistics, StretchScheme } from '@gep/map-engine/model';
import { stretchRange } from '@gep/map-engine/scheme';
import { hasFreeEnds } from '@gep/map-engine/scheme/edit';
import { useMemo } from 'react';
import { useWords } from '../message';
import { patch } from '../state';
import { HistogramEditor } from '../histogram';

export interface StretchHistogramProps {
  readonly value: StretchScheme;
  readonly onChange: (value: StretchScheme) => void;
  /** Of the band, with its histogram. */
  readonly statistics: BandStatistics;
}

const shades = 64;

/** The band's histogram in the colours of the stretch, with its two ends as handles. */
export function StretchHistogram({ value, onChange, statistics }: StretchHistogramProps) {
  const { t } = useWords();
  const { ramp, reverse } = value;
  const { low, high, curve } = useMemo(
    () => stretchRange(value, statistics, statistics.histogram),
    [value, statistics],
  );
  const colors = useMemo(() => {
    const all = sampleRamp(ramp, shades, { reverse });
    return all.map((_color, i) => {
      const share = (i + 0.5) / shades;
      return all[Math.round((shades - 1) * Math.min(1, Math.max(0, curve ? curve(share) : share)))];
    });
  }, [ramp, reverse, curve]);
  // Ends of the view are known to the map only.
  const movable = hasFreeEnds(value.stretch) && value.statisticsFrom !== 'view';
  const setEnds = ([min, max]: readonly number[]) =>
    onChange(patch(value, { min: min === low ? value.min : min, max: max === high ? value.max : max }));
  return (
    <HistogramEditor
      histogram={statistics.histogram}
      mean={statistics.mean}
      stddev={statistics.stddev}
      type={statistics.dataType.startsWith('float') ? undefined : 'INT8'}
      label={t('preview.distribution', { field: value.bands[value.band ?? 0].name })}
      breaks={[low, high]}
      colors={low < high ? colors : []}
      moves="ends"
      onChange={movable ? setEnds : undefined}
    />
  );
}
