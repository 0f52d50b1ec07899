import { limits, rules } from '@gep/map-engine/model';
import type { BandStatistics, Problem, RasterBand, StretchSettings } from '@gep/map-engine/model';

/** The percentages after an edit: a sum above 100 resets both to 2 and says so. */
export function setClip<S extends StretchSettings>(
  scheme: S,
  part: { readonly minClip?: number; readonly maxClip?: number },
): { readonly scheme: S; readonly problem: Problem | null } {
  const next = { ...scheme, ...part };
  const { max } = limits.clipPercentage;
  if (next.minClip + next.maxClip <= max) return { scheme: next, problem: null };
  const { clipReset } = rules;
  return {
    scheme: { ...next, minClip: clipReset, maxClip: clipReset },
    problem: { at: 'minClip', code: 'clip-sum-exceeds-100', level: 'warning' },
  };
}

/** Statistics of a scheme's band; null while there is none. */
export function statisticsOf(bands: readonly RasterBand[], band: number | null): BandStatistics | null {
  return band === null ? null : (bands[band]?.statistics ?? null);
}
