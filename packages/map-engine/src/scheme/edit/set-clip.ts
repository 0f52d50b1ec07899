import { limits, rules } from '../../model';
import type { Problem, StretchSettings } from '../../model';

/**
 * The percentages of a clip after an edit: a sum above 100 resets both to 2 and says so.
 * @example
 * setClip(stretchScheme(), { minClip: 99.9 }).problem?.code; // 'clip-sum-exceeds-100'
 */
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
