import { strokeDashes } from '../model';
import type { LineCap, StrokeDash } from '../model';
import { dashLengths } from '../symbol/dash';
import type { LossNotes } from './loss';

/**
 * The pattern of ours with as many strokes, which is a loss where its lengths are others.
 * @param lengths of strokes and gaps in pixels
 * @param property what the format calls them
 */
export function nearestDash(
  lengths: readonly number[],
  { width, cap }: { readonly width: number; readonly cap: LineCap },
  property: string,
  notes: LossNotes,
): StrokeDash {
  if (lengths.every((one) => one === 0)) return 'solid';
  const nearest = strokeDashes
    .map((dash) => ({ dash, own: dashLengths(dash, width, cap) }))
    .filter(({ own }) => own.length > 0)
    .map(({ dash, own }) => ({
      dash,
      off:
        own.length === lengths.length
          ? Math.max(...own.map((one, i) => Math.abs(one - lengths[i])))
          : 1e6 + Math.abs(own.length - lengths.length),
    }))
    .sort((a, b) => a.off - b.off)[0];
  if (nearest.off > 1e-6 * width) notes.add(property, 'unsupported', nearest.dash);
  return nearest.dash;
}
